package tools

import (
	"flag"
	"fmt"
	"io"
	"strings"

	"gonfalon/app/i18n"
)

// Words lists the texts that a language lacks, file by file, and counts them.
func Words(args []string, out, err io.Writer) int {
	fs := flag.NewFlagSet("words", flag.ContinueOnError)
	fs.SetOutput(err)
	lang := fs.String("lang", "", "code of the language, also of one that is not offered yet")
	short := fs.Bool("count", false, "count only")
	if fs.Parse(args) != nil {
		return 2
	}
	if *lang == "" {
		fmt.Fprintf(err, "gonfalon words: name a language with -lang; offered are %s\n", strings.Join(i18n.Langs(), ", "))
		return 2
	}
	writeLacking(i18n.Lacking(*lang), *short, out)
	return 0
}

// writeLacking writes what is lacking of each file that is not whole, and the sum.
func writeLacking(parts []i18n.Part, short bool, out io.Writer) {
	texts, lacks := 0, 0
	for _, p := range parts {
		texts += p.Texts
		lacks += len(p.Lacks)
		if len(p.Lacks) == 0 {
			continue
		}
		fmt.Fprintf(out, "%s: %d of %d\n", p.Name, len(p.Lacks), p.Texts)
		for _, key := range p.Lacks {
			if !short {
				fmt.Fprintln(out, "\t"+key)
			}
		}
	}
	fmt.Fprintf(out, "%d of %d are missing, %d %% are there\n", lacks, texts, 100*(texts-lacks)/texts)
}
