import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createNextReleases, EMPTY_RELEASES, parseReleases, type ReleaseRecord, type Releases } from './releases';
import { hasErrorCode, syncFolder, writeDurably } from './durableFiles';

/** Subfolder of the publication folder; no remote can have this name. */
const RELEASES_FOLDER = '_releases';
const DOCUMENT_NAME = /^(\d{8})\.json$/;
/** How many documents are stored as the history of releases. */
export const MAX_DOCUMENTS = 200;

const toDocumentName = (revision: number): string => `${String(revision).padStart(8, '0')}.json`;

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

/** Reads one stored document; 0 is the empty list before the first. @throws when it is missing or not valid */
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

/** Derives the releases of the next document from the newest one; null when there is nothing to change. */
export type ReleaseChange = (releases: Releases) => Releases['remotes'] | null | Promise<Releases['remotes'] | null>;

/**
 * Writes the next document, derived from the newest one. Documents are numbered and never overwritten, so the newest
 * one is complete even after a crash. When another process has written the next document first, the change is applied
 * again to that document.
 * @param record who makes the change, and which version it publishes or removes
 */
export async function updateReleases(
  folder: string,
  change: ReleaseChange,
  record: ReleaseRecord = {},
): Promise<Releases | null> {
  for (;;) {
    const [revision = 0, ...older] = await listRevisions(folder);
    const current = await readRevision(folder, revision);
    const remotes = await change(current);
    if (!remotes) return null;
    await mkdir(join(folder, RELEASES_FOLDER), { recursive: true });
    const next = createNextReleases(current, remotes, record);
    if (!(await appendRevision(join(folder, RELEASES_FOLDER), revision + 1, next))) continue;
    // Keeps MAX_DOCUMENTS: the new one, the one that it is derived from, and the newest of `older`.
    await Promise.all(
      older
        .slice(MAX_DOCUMENTS - 2)
        .map((old) => rm(join(folder, RELEASES_FOLDER, toDocumentName(old)), { force: true })),
    );
    return next;
  }
}
