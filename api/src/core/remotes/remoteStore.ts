import type {
  ReleaseChange,
  ReleaseRecord,
  Releases,
  VersionFiles,
  VersionId,
} from '@surco/shared/federation/releases';
import type { Tx } from '../db/transaction';

/** Reports a problem that the server works around: the error, and a message for the log. */
export type Warn = (error: unknown, message: string) => void;

/** A version whose files are stored. */
export interface StoredVersion {
  version: string;
  writtenAt: Date;
}

/** Where the published versions of the sections are stored: a folder of this machine, or the database. */
export interface RemoteStore {
  /** Folder of the files that this instance serves. */
  readonly folder: string;
  /**
   * The newest releases that this instance knows. Does not throw: what cannot be read leaves the previous ones live.
   */
  readReleases: () => Promise<Releases>;
  /** All stored release documents, the newest first. */
  readHistory: () => Promise<Releases[]>;
  /** Copies the files of a published version to `folder`, unless they are there. */
  ensureFiles: (id: VersionId) => Promise<void>;
  /**
   * Restores damaged and missing copies of the files of a published version.
   * @returns the names of the restored files; none when `folder` is the only place that has them
   */
  restoreFiles: (id: VersionId) => Promise<string[]>;
  listVersions: (name: string) => Promise<StoredVersion[]>;
  /**
   * Stores the files of a version; nobody gets it before a release names it.
   * @throws VersionConflictError when the version is stored with other content
   */
  writeFiles: (id: VersionId, files: VersionFiles, digest: string) => Promise<void>;
  removeFiles: (id: VersionId) => Promise<void>;
  /**
   * Writes the next release document.
   * @param tx holds the lock `sectionReleases`
   * @returns the document; null when there is nothing to change
   */
  updateReleases: (tx: Tx, change: ReleaseChange, record: ReleaseRecord) => Promise<Releases | null>;
  /** Called after the transaction of `updateReleases`, so that this instance serves the new release at once. */
  refresh: () => Promise<void>;
  stop: () => Promise<void>;
}
