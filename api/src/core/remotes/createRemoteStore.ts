import { join } from 'node:path';
import type { Db } from '../db/pool';
import type { Settings } from '../settings/settings';
import { createDatabaseStore } from './databaseStore';
import { createFolderStore } from './folderStore';
import type { RemoteStore, Warn } from './remoteStore';

interface RemoteStoreOptions {
  db: Db;
  databaseUrl: string | undefined;
  warn: Warn;
  /** Called when this process has read a new release from the folder (of any writer); not called by the database store. */
  onNewRevision: () => void;
}

/** The store that the setting REMOTES_STORE names. */
export const createRemoteStore = (
  { remotesStore, remotesDir, dataDir }: Settings,
  { db, databaseUrl, warn, onNewRevision }: RemoteStoreOptions,
): RemoteStore =>
  remotesStore === 'database'
    ? createDatabaseStore(db, { folder: join(dataDir, 'remote-copies'), databaseUrl, warn })
    : createFolderStore(remotesDir, { warn, onNewRevision });
