import { type IDBPDatabase, openDB } from 'idb';
import { session } from '../../session';
import { ANSWERS, ENTRIES } from '../databases';

/** The one table of each database. */
const TABLE = 'records';

interface Opened {
  name: string;
  database: Promise<IDBPDatabase>;
}

/** One of the signed-in person's databases: records with an `id`. Another person is another database. */
export interface Store {
  all: () => Promise<unknown[]>;
  get: (id: string) => Promise<unknown>;
  put: (record: { id: string }) => Promise<void>;
  /** Reads, decides and writes in one transaction: two tabs cannot both decide on the same old record. */
  change: (id: string, decide: (found: unknown) => { id: string } | null) => Promise<void>;
  remove: (...ids: readonly string[]) => Promise<void>;
}

const nobody = (): Error => new Error('Nobody is signed in.');

function personal(prefix: string): Store {
  let opened: Opened | null = null;

  const open = (): Promise<IDBPDatabase> => {
    const { user } = session.get();
    if (!user) return Promise.reject(nobody());
    const name = prefix + user.id;
    if (opened?.name === name) return opened.database;
    const forget = (): void => {
      if (opened?.name === name) opened = null;
    };
    const database = openDB(name, 1, {
      upgrade: (db) => void db.createObjectStore(TABLE, { keyPath: 'id' }),
      // Somebody signs out in another tab: what is asked to go must not be held.
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

  return {
    all: async () => (await open()).getAll(TABLE),
    get: async (id) => (await open()).get(TABLE, id),
    put: async (record) => void (await (await open()).put(TABLE, record)),
    change: async (id, decide) => {
      const transaction = (await open()).transaction(TABLE, 'readwrite');
      const next = decide(await transaction.store.get(id));
      if (next) await transaction.store.put(next);
      await transaction.done;
    },
    remove: async (...ids) => {
      const transaction = (await open()).transaction(TABLE, 'readwrite');
      await Promise.all([...ids.map((id) => transaction.store.delete(id)), transaction.done]);
    },
  };
}

export const answerStore = personal(ANSWERS);
export const entryStore = personal(ENTRIES);
