import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  getModifiedAt,
  readHistory,
  removeVersionFiles,
  updateReleases,
  versionSchema,
  writeVersion,
  EMPTY_RELEASES,
  readLatestRevision,
  readRevision,
  type Releases,
} from '@surco/shared/federation/releases';
import type { RemoteStore, StoredVersion, Warn } from './remoteStore';

/**
 * Returns a function that reads the newest releases. It only lists one folder while there is no newer document, because
 * a document never changes. While the newest cannot be read, the previous one stays live.
 * @param onNewRevision called when this process has read a document for the first time
 */
function createReleaseReader(
  folder: string,
  warn: Warn,
  onNewRevision: () => void = () => undefined,
): () => Promise<Releases> {
  let latest = { revision: 0, releases: EMPTY_RELEASES };
  return async () => {
    try {
      const revision = await readLatestRevision(folder);
      if (revision !== latest.revision) {
        latest = { revision, releases: await readRevision(folder, revision) };
        onNewRevision();
      }
    } catch (error) {
      warn(error, 'the newest releases cannot be read: the previous ones stay live');
    }
    return latest.releases;
  };
}

interface FolderStoreOptions {
  warn: Warn;
  /** Called when this process has read a release for the first time. */
  onNewRevision?: () => void;
}

async function listVersionFolders(folder: string, name: string): Promise<StoredVersion[]> {
  const names = await readdir(join(folder, name)).catch(() => []);
  const versions = names.filter((version) => versionSchema.safeParse(version).success);
  return Promise.all(
    versions.map(async (version) => ({
      // `getModifiedAt` returns Infinity when the folder was removed meanwhile.
      version,
      writtenAt: new Date(Math.min(await getModifiedAt(join(folder, name, version)), Date.now())),
    })),
  );
}

/** Stores published versions in a folder, which commands of this machine may write to as well (ADR 15). */
export function createFolderStore(folder: string, { warn, onNewRevision }: FolderStoreOptions): RemoteStore {
  return {
    folder,
    readReleases: createReleaseReader(folder, warn, onNewRevision),
    readHistory: () => readHistory(folder),
    ensureFiles: async () => undefined,
    restoreFiles: async () => [],
    listVersions: (name) => listVersionFolders(folder, name),
    writeFiles: (id, files) => writeVersion(folder, id, files),
    removeFiles: async (id) => void (await removeVersionFiles(folder, id)),
    updateReleases: (_tx, change, record) => updateReleases(folder, change, record),
    refresh: async () => undefined,
    stop: async () => undefined,
  };
}
