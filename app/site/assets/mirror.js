// The newest record of each game once more, in IndexedDB: that is on disk when the browser says
// so, where local storage is written seconds later. Each change promises what comes of it: "kept", or
// "renewed" where the database was damaged and was made anew. A browser without it plays on without.
(() => {
  if (window.gonfalonForgets) return;
  const { database } = window.gonfalonMay;
  const name = "gonfalon";
  const store = "games";
  let opening = null;
  let renewed = false; // once in the life of a page

  // The database, opened again if the browser has closed it.
  function base() {
    opening ??= new Promise((resolve, reject) => {
      if (!database) throw new DOMException("no database", "SecurityError");
      const request = database.open(name, 1);
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
  async function once(work) {
    const db = await base();
    const change = db.transaction(store, "readwrite", { durability: "strict" });
    const done = new Promise((resolve, reject) => {
      change.oncomplete = () => resolve("kept");
      change.onabort = change.onerror = () => reject(change.error ?? new DOMException("aborted", "AbortError"));
    });
    done.catch(() => {});
    work(change.objectStore(store));
    change.commit();
    return done;
  }

  // What fails is tried once more on a database that was opened anew, then on one that was made anew.
  // One that is full, forbidden or of a later version is left as it is.
  async function change(work) {
    try {
      return await once(work);
    } catch (error) {
      if (["QuotaExceededError", "SecurityError", "VersionError"].includes(error?.name)) throw error;
    }
    await close();
    try {
      return await once(work);
    } catch (error) {
      if (renewed || !["UnknownError", "NotFoundError", "InvalidStateError", "DataError"].includes(error?.name)) throw error;
    }
    renewed = true;
    await renew();
    await once(work);
    return "renewed";
  }

  async function close() {
    const db = await opening?.catch(() => null);
    opening = null;
    db?.close();
  }

  // Makes the database anew, with what could be read of it.
  async function renew() {
    const kept = await read().catch(() => []);
    await close();
    await new Promise((resolve, reject) => {
      const request = database.deleteDatabase(name);
      request.onsuccess = resolve;
      request.onerror = request.onblocked = () => reject(request.error ?? new DOMException("in use", "InvalidStateError"));
    });
    if (kept.length) await once((games) => kept.forEach((game) => games.put(game)));
  }

  function put(id, writes, sealed) {
    return change((games) => games.put({ id, writes, sealed }));
  }

  function drop(id) {
    return change((games) => games.delete(id));
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
