import { type IDBPDatabase, type IDBPObjectStore, type IDBPTransaction, openDB } from 'idb';
import { session } from '../session/session';
import { RESPONSE_DB_PREFIX, OUTBOX_DB_PREFIX } from './userDatabases';

/** The only object store of each database. */
const OBJECT_STORE = 'records';

interface OpenedDatabase {
  name: string;
  database: Promise<IDBPDatabase>;
}

/** A database of the signed-in user: records with an `id`. Each user has their own database. */
export interface RecordStore {
  /** All records, or those whose id begins with a text. */
  getAll: (idStart?: string) => Promise<unknown[]>;
  get: (id: string) => Promise<unknown>;
  /** Writes records in one transaction: all or none. */
  put: (...records: readonly { id: string }[]) => Promise<void>;
  /** Reads, decides and writes in one transaction, so that two tabs cannot both decide on the same old record. */
  update: (id: string, decide: (found: unknown) => { id: string } | null) => Promise<void>;
  /** Like `update`, with all records. `decide` returns those to write. */
  updateAll: (decide: (all: unknown[]) => readonly { id: string }[]) => Promise<void>;
  remove: (...ids: readonly string[]) => Promise<void>;
}

type Mode = 'readonly' | 'readwrite';
type Names = [typeof OBJECT_STORE];
type Work<T, M extends Mode> = (records: IDBPObjectStore<unknown, Names, typeof OBJECT_STORE, M>) => Promise<T>;

/** The transactions that are not finished. */
const running = new Set<IDBPTransaction<unknown, Names, Mode>>();

/** Pending while the page is in the back/forward cache. */
let shown = Promise.resolve();

/**
 * WebKit keeps the transactions of a page in the back/forward cache open as long as it is there, and the next page waits
 * for them without end. So they are aborted, and begun again when the page is shown again.
 */
window.addEventListener('pagehide', ({ persisted }) => {
  if (!persisted) return;
  shown = new Promise((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true });
  });
  for (const transaction of running) {
    try {
      transaction.abort();
    } catch {
      // It is being committed, which needs no page.
    }
  }
});

/** Works in a transaction; once more in the same database, which is that of one user, if the page was left meanwhile. */
async function transact<T, M extends Mode>(database: IDBPDatabase, mode: M, work: Work<T, M>): Promise<T> {
  await shown;
  const shownBefore = shown;
  const transaction = database.transaction(OBJECT_STORE, mode);
  running.add(transaction);
  try {
    const [result] = await Promise.all([work(transaction.store), transaction.done]);
    return result;
  } catch (error) {
    if (shown === shownBefore) throw error;
    return await transact(database, mode, work);
  } finally {
    running.delete(transaction);
  }
}

const createNotSignedInError = (): Error => new Error('No user is signed in.');

function createUserStore(prefix: string): RecordStore {
  let opened: OpenedDatabase | null = null;

  const open = (): Promise<IDBPDatabase> => {
    const { user } = session.get();
    if (!user) return Promise.reject(createNotSignedInError());
    const name = prefix + user.id;
    if (opened?.name === name) return opened.database;
    const forget = (): void => {
      if (opened?.name === name) opened = null;
    };
    const database = openDB(name, 1, {
      upgrade: (db) => void db.createObjectStore(OBJECT_STORE, { keyPath: 'id' }),
      // A sign-out in another tab deletes the database, which must not be blocked by this connection.
      blocking: (_now, _next, event) => {
        forget();
        if (event.target instanceof IDBDatabase) event.target.close();
      },
      terminated: forget,
    });
    opened = { name, database };
    database.catch(forget);
    return database;
  };

  const run = async <T, M extends Mode>(mode: M, work: Work<T, M>): Promise<T> => transact(await open(), mode, work);

  return {
    getAll: (idStart) =>
      run('readonly', (records) => records.getAll(idStart && IDBKeyRange.bound(idStart, `${idStart}\uFFFF`))),
    get: (id) => run('readonly', (records) => records.get(id)),
    put: (...changed) =>
      run('readwrite', async (records) => void (await Promise.all(changed.map((record) => records.put(record))))),
    update: (id, decide) =>
      run('readwrite', async (records) => {
        const next = decide(await records.get(id));
        if (next) await records.put(next);
      }),
    updateAll: (decide) =>
      run('readwrite', async (records) => {
        const changed = decide(await records.getAll());
        await Promise.all(changed.map((record) => records.put(record)));
      }),
    remove: (...ids) =>
      run('readwrite', async (records) => void (await Promise.all(ids.map((id) => records.delete(id))))),
  };
}

export const responseStore = createUserStore(RESPONSE_DB_PREFIX);
export const outboxStore = createUserStore(OUTBOX_DB_PREFIX);
