import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { EMPTY_RELEASES, mergeDigests, parseReleases, type ReleaseRecord, type Releases } from './releases';

/** Subfolder of the publication folder; no remote can have this name. */
const RELEASES_FOLDER = '_releases';
const DOCUMENT_NAME = /^(\d{8})\.json$/;
/** How many documents are stored as the history of releases. */
const MAX_DOCUMENTS = 200;

const toDocumentName = (revision: number): string => `${String(revision).padStart(8, '0')}.json`;

const hasErrorCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

/** An empty list if the folder does not exist because nothing was published yet. Any other error is thrown. */
function emptyIfMissing(error: unknown): string[] {
  if (hasErrorCode(error, 'ENOENT')) return [];
  throw error;
}

async function listRevisions(folder: string): Promise<number[]> {
  const names = await readdir(join(folder, RELEASES_FOLDER)).catch(emptyIfMissing);
  return names
    .flatMap((name) => DOCUMENT_NAME.exec(name)?.[1] ?? [])
    .map(Number)
    .toSorted((a, b) => b - a);
}

/** The number of the newest document; 0 before the first. */
export const readLatestRevision = async (folder: string): Promise<number> => (await listRevisions(folder))[0] ?? 0;

export async function readRevision(folder: string, revision: number): Promise<Releases> {
  if (revision === 0) return EMPTY_RELEASES;
  return parseReleases(JSON.parse(await readFile(join(folder, RELEASES_FOLDER, toDocumentName(revision)), 'utf8')));
}

/** All stored documents, the newest first. @throws when one cannot be read */
export async function readHistory(folder: string): Promise<Releases[]> {
  const read = async (revision: number): Promise<Releases[]> => {
    try {
      return [await readRevision(folder, revision)];
    } catch (error) {
      // Another process may delete the oldest documents meanwhile.
      if (hasErrorCode(error, 'ENOENT')) return [];
      throw error;
    }
  };
  return (await Promise.all((await listRevisions(folder)).map(read))).flat();
}

/** Creates a file and waits until it is on the disk. */
export async function writeDurably(file: string, content: string | Uint8Array): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Waits until the entries of a folder are on the disk. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** @returns false when another process has written a document with this number */
async function appendRevision(folder: string, revision: number, releases: Releases): Promise<boolean> {
  const temporary = join(folder, `.${randomUUID()}.json`);
  try {
    await writeDurably(temporary, `${JSON.stringify(releases, null, 2)}\n`);
    // A link is created atomically, and fails if the name exists.
    await link(temporary, join(folder, toDocumentName(revision)));
    await syncFolder(folder);
    return true;
  } catch (error) {
    if (hasErrorCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(temporary, { force: true });
  }
}

/**
 * Writes the next document, derived from the newest one. Documents are numbered and never overwritten, so the newest
 * one is complete even after a crash. When another process has written the next document first, the change is applied
 * again to that document.
 * @param change returns null when there is nothing to change
 * @param record who makes the change, and the digests of the versions that it brings
 */
export async function updateReleases(
  folder: string,
  change: (releases: Releases) => Releases['remotes'] | null | Promise<Releases['remotes'] | null>,
  { digests: newDigests, ...record }: ReleaseRecord = {},
): Promise<Releases | null> {
  for (;;) {
    const [revision = 0, ...older] = await listRevisions(folder);
    const current = await readRevision(folder, revision);
    const remotes = await change(current);
    if (!remotes) return null;
    await mkdir(join(folder, RELEASES_FOLDER), { recursive: true });
    const digests = mergeDigests(current.digests, newDigests);
    const next: Releases = { format: 1, at: new Date().toISOString(), ...record, remotes, ...(digests && { digests }) };
    if (!(await appendRevision(join(folder, RELEASES_FOLDER), revision + 1, next))) continue;
    await Promise.all(
      older.slice(MAX_DOCUMENTS).map((old) => rm(join(folder, RELEASES_FOLDER, toDocumentName(old)), { force: true })),
    );
    return next;
  }
}
