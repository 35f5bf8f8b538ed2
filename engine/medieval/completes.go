package medieval

import "gonfalon/engine/rule"

// completes are the paragraphs that rulings only complete: whoever is told the ruling is told the
// paragraph before it, where his book has it.
var completes = map[rule.Ref]rule.Ref{
	"R-43":  "8.2.2",
	"R-52":  "5.3.1",
	"R-53":  "5.3.1",
	"R-86":  "5.1.1",
	"R-100": "5.4.2",
	"R-110": "5.4.4",
	"R-220": "2.1",
	"R-246": "Ko-11.6.2",
	"R-266": "Ko-6.2.5",
	"R-275": "7.1.4",
	"R-285": "8.2.6",
	"R-294": "8.1.1",
	"R-302": "9.1.6",
	"R-340": "11.1.6",
	"R-353": "11.3.2",
	"R-386": "Ko-15.1.2",
	"R-405": "G-13.1.4",
	"R-410": "7.1.1",
	"R-421": "12.2.1",
	"R-514": "6.1.5",
	"R-520": "13.1.1",
}
