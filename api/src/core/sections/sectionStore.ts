import { join } from 'node:path';
import {
  createNextReleases,
  EMPTY_RELEASES,
  getDigest,
  parseReleases,
  type ReleaseRecord,
  type Releases,
  removeVersionFiles,
  VersionConflictError,
  type VersionFiles,
  type VersionId,
} from '@surco/shared/federation/releases';
import { sql } from 'kysely';
import { listen } from '../db/listen';
import type { Db } from '../db/pool';
import { type Tx, withTransaction } from '../db/transaction';
import { createVersionCopies, type Warn } from './versionCopies';

const channel = 'section_releases';

export type { Warn };

/** A version whose files are stored. */
interface StoredVersion {
  version: string;
  /** Of its files, without the compressed copies. */
  bytes: number;
}

/** Derives the next releases from the newest ones. */
type ReleaseChange = (releases: Releases) => Releases['remotes'] | Promise<Releases['remotes']>;

/** Where the published versions of the sections are stored, and the copies that this instance serves. */
export interface SectionStore {
  /** Folder of the files that this instance serves. */
  readonly folder: string;
  /**
   * The newest releases that this instance knows. Does not throw: what cannot be read leaves the previous ones live.
   */
  readReleases: () => Promise<Releases>;
  /** Copies the files of a published version to `folder`, unless they are there. */
  ensureFiles: (id: VersionId) => Promise<void>;
  /** Restores damaged and missing copies of the files of a published version. @returns the names of the restored files */
  restoreFiles: (id: VersionId) => Promise<string[]>;
  /** The stored versions of a section, the latest first. @param from the transaction that asks */
  listVersions: (name: string, from?: Db) => Promise<StoredVersion[]>;
  /**
   * Stores the files of a version; nobody gets it before a release names it.
   * @throws VersionConflictError when the version is stored with other content
   */
  writeFiles: (id: VersionId, files: VersionFiles, digest: string) => Promise<void>;
  /** @param tx holds the lock `sectionReleases`, so that no release names the version meanwhile */
  removeFiles: (id: VersionId, tx: Tx) => Promise<void>;
  /**
   * Writes the next release document.
   * @param tx holds the lock `sectionReleases`
   */
  updateReleases: (tx: Tx, change: ReleaseChange, record: ReleaseRecord) => Promise<Releases>;
  /** Called after the transaction of `updateReleases`, so that this instance serves the new release at once. */
  refresh: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Folder of the copies of one instance. */
export const getCopiesFolder = (dataDir: string): string => join(dataDir, 'remote-copies');

interface StoreOptions {
  /** Folder for the copies that this instance serves. */
  folder: string;
  /** URL of the same database, for the connection that listens; without it each read asks the database. */
  databaseUrl: string | undefined;
  warn: Warn;
}

interface NumberedReleases {
  revision: number;
  releases: Releases;
}

async function readLatest(db: Db): Promise<NumberedReleases> {
  const row = await db
    .selectFrom('section_releases')
    .select(['revision', 'document as releaseDocument'])
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row
    ? { revision: row.revision, releases: parseReleases(row.releaseDocument) }
    : { revision: 0, releases: EMPTY_RELEASES };
}

const whereId = ({ name, version }: VersionId) => sql<boolean>`name = ${name} and version = ${version}`;

async function readFiles(db: Db, id: VersionId): Promise<VersionFiles> {
  const rows = await db.selectFrom('section_files').select(['file', 'content']).where(whereId(id)).execute();
  return new Map(rows.map(({ file, content }) => [file, content]));
}

/** @throws VersionConflictError when the version is stored with other content */
const storeFiles = (db: Db, id: VersionId, files: VersionFiles, digest: string): Promise<void> =>
  withTransaction(db, async (tx) => {
    // A version that is published again becomes as recent as a new one, so that a clean-up spares it.
    const { is_inserted: isInserted, digest: storedDigest } = await tx
      .insertInto('section_versions')
      .values({ name: id.name, version: id.version, digest })
      .onConflict((conflict) => conflict.columns(['name', 'version']).doUpdateSet({ written_at: sql`now()` }))
      // `xmax` is 0 in a row that was inserted, and the transaction's number in one that was updated.
      .returning(['digest', sql<boolean>`xmax = 0`.as('is_inserted')])
      .executeTakeFirstOrThrow();
    if (storedDigest !== digest)
      throw new VersionConflictError(`${id.name} ${id.version} is stored with other content.`);
    if (!isInserted) return;
    const rows = [...files].map(([file, content]) => ({ ...id, file, content: Buffer.from(content) }));
    await tx.insertInto('section_files').values(rows).execute();
  });

/**
 * Stores published versions in the database. Each instance serves copies from a folder of its own, which may be deleted,
 * and learns of a new release by NOTIFY.
 */
export function createSectionStore(db: Db, { folder, databaseUrl, warn }: StoreOptions): SectionStore {
  let latest: NumberedReleases | undefined;

  const refresh = async (): Promise<void> => {
    try {
      const read = await readLatest(db);
      if (!latest || read.revision > latest.revision) latest = read;
    } catch (error) {
      warn(error, 'the newest releases cannot be read: the previous ones stay live');
    }
  };
  const subscription = databaseUrl
    ? listen(databaseUrl, channel, {
        onMessage: () => void refresh(),
        onDisconnect: (error) => warn(error, 'new releases of the sections are not announced'),
      })
    : undefined;
  const readReleases = async (): Promise<Releases> => {
    if (!latest || !subscription) await refresh();
    return latest?.releases ?? EMPTY_RELEASES;
  };

  // Only versions that were published, so that requests for invented addresses do not reach the database.
  const readPublishedFiles = async (id: VersionId): Promise<VersionFiles> =>
    getDigest(await readReleases(), id.name, id.version) === undefined ? new Map() : readFiles(db, id);

  return {
    folder,
    ...createVersionCopies({ folder, readFiles: readPublishedFiles, warn }),
    readReleases,
    listVersions: async (name, from = db) => {
      const rows = await from
        .selectFrom('section_versions as v')
        .innerJoin('section_files as f', (join) =>
          join.onRef('f.name', '=', 'v.name').onRef('f.version', '=', 'v.version'),
        )
        .select('v.version')
        .select(sql<number>`sum(octet_length(f.content)) filter (where f.file !~ '[.](br|gz)$')`.as('bytes'))
        .where('v.name', '=', name)
        .groupBy(['v.version', 'v.written_at'])
        .orderBy('v.written_at', 'desc')
        .execute();
      return rows.map(({ version, bytes }) => ({ version, bytes: Number(bytes) }));
    },
    writeFiles: (id, files, digest) => storeFiles(db, id, files, digest),
    removeFiles: async (id, tx) => {
      // Deletes its rows of `section_files` too (`on delete cascade`).
      await tx.deleteFrom('section_versions').where(whereId(id)).execute();
      await removeVersionFiles(folder, id);
    },
    updateReleases: async (tx, change, record) => {
      const { revision, releases } = await readLatest(tx);
      const next = createNextReleases(releases, await change(releases), record);
      await tx
        .insertInto('section_releases')
        .values({ revision: revision + 1, document: JSON.stringify(next) })
        .execute();
      // The audit log has the former ones.
      await tx.deleteFrom('section_releases').where('revision', '<=', revision).execute();
      await sql`select pg_notify(${channel}, ${String(revision + 1)})`.execute(tx);
      return next;
    },
    refresh,
    stop: async () => subscription?.stop(),
  };
}
