import { type IDBPDatabase, openDB } from 'idb';
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

  return {
    getAll: async (idStart) =>
      (await open()).getAll(OBJECT_STORE, idStart && IDBKeyRange.bound(idStart, `${idStart}\uFFFF`)),
    get: async (id) => (await open()).get(OBJECT_STORE, id),
    put: async (...records) => {
      const transaction = (await open()).transaction(OBJECT_STORE, 'readwrite');
      await Promise.all([...records.map((record) => transaction.store.put(record)), transaction.done]);
    },
    update: async (id, decide) => {
      const transaction = (await open()).transaction(OBJECT_STORE, 'readwrite');
      const next = decide(await transaction.store.get(id));
      if (next) await transaction.store.put(next);
      await transaction.done;
    },
    updateAll: async (decide) => {
      const transaction = (await open()).transaction(OBJECT_STORE, 'readwrite');
      const changed = decide(await transaction.store.getAll());
      await Promise.all([...changed.map((record) => transaction.store.put(record)), transaction.done]);
    },
    remove: async (...ids) => {
      const transaction = (await open()).transaction(OBJECT_STORE, 'readwrite');
      await Promise.all([...ids.map((id) => transaction.store.delete(id)), transaction.done]);
    },
  };
}

export const responseStore = createUserStore(RESPONSE_DB_PREFIX);
export const outboxStore = createUserStore(OUTBOX_DB_PREFIX);
