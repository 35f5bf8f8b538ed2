// The newest record of each game once more, in IndexedDB: that is on disk when the browser says
// so, where local storage is written seconds later. A browser without it plays on without.
(() => {
  if (window.gonfalonForgets) return;
  const store = "games";
  let opening = null;

  // The database, opened again if the browser has closed it.
  function base() {
    opening ??= new Promise((resolve, reject) => {
      const request = indexedDB.open("gonfalon", 1);
      request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: "id" });
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        const db = request.result;
        db.onclose = () => { opening = null; };
        db.onversionchange = () => { db.close(); opening = null; };
        resolve(db);
      };
    });
    opening.catch(() => { opening = null; });
    return opening;
  }

  // Transactions are done in the order in which they begin. Each is handed over whole, so that a
  // page that is busy with the next act does not hold it up.
  async function change(work) {
    try {
      const db = await base();
      const change = db.transaction(store, "readwrite", { durability: "strict" });
      work(change.objectStore(store));
      change.commit();
    } catch { /* what is not mirrored lies in local storage */ }
  }

  function put(id, writes, sealed) {
    change((games) => games.put({ id, writes, sealed }));
  }

  function drop(id) {
    change((games) => games.delete(id));
  }

  async function read() {
    const db = await base();
    return new Promise((resolve, reject) => {
      const request = db.transaction(store).objectStore(store).getAll();
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  }

  // The page waits for this before it shows a game, but not for ever.
  const patience = new Promise((_, reject) => { setTimeout(reject, 5000); });
  const kept = Promise.race([read(), patience]);
  kept.catch(() => {});

  window.gonfalonMirror = { kept, read, put, drop };
})();
