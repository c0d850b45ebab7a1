import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { noReleases, readReleases, type Releases } from './releases';

/** Below the folder that is published to; no remote can have this name. */
const FOLDER = '_releases';
const NAME = /^(\d{8})\.json$/;
/** Documents that stay for whoever wants to see what was live when. */
const KEPT = 200;

const named = (revision: number): string => `${String(revision).padStart(8, '0')}.json`;

const hasCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

/** Nothing was published yet; a folder that is there and cannot be read says nothing of the kind. */
function noneYet(error: unknown): string[] {
  if (hasCode(error, 'ENOENT')) return [];
  throw error;
}

async function revisions(folder: string): Promise<number[]> {
  const names = await readdir(join(folder, FOLDER)).catch(noneYet);
  return names
    .flatMap((name) => NAME.exec(name)?.[1] ?? [])
    .map(Number)
    .toSorted((a, b) => b - a);
}

/** The number of the newest document; 0 before the first. */
export const latestRevision = async (folder: string): Promise<number> => (await revisions(folder))[0] ?? 0;

export async function readRevision(folder: string, revision: number): Promise<Releases> {
  if (revision === 0) return noReleases;
  return readReleases(JSON.parse(await readFile(join(folder, FOLDER, named(revision)), 'utf8')));
}

/** Every document that is kept, the newest first. @throws when one cannot be read */
export async function history(folder: string): Promise<Releases[]> {
  const read = async (revision: number): Promise<Releases[]> => {
    try {
      return [await readRevision(folder, revision)];
    } catch (error) {
      // The oldest ones go while we read.
      if (hasCode(error, 'ENOENT')) return [];
      throw error;
    }
  };
  return (await Promise.all((await revisions(folder)).map(read))).flat();
}

/** Writes a whole file and waits until it is on the disk. */
export async function writeDurably(file: string, content: string | Uint8Array): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Waits until the names in a folder are on the disk. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** @returns false when somebody else's document got this number */
async function append(folder: string, revision: number, releases: Releases): Promise<boolean> {
  const own = join(folder, `.${randomUUID()}.json`);
  try {
    await writeDurably(own, `${JSON.stringify(releases, null, 2)}\n`);
    // A link is there whole or not at all, and only one can have the name.
    await link(own, join(folder, named(revision)));
    await syncFolder(folder);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(own, { force: true });
  }
}

/**
 * Writes the next document, made from the newest. Documents are numbered and never written twice, so the newest is
 * whole whenever a writer dies; of two writers the second makes its change anew from what the first left.
 * @param change gives null when there is nothing to change
 */
export async function changeReleases(
  folder: string,
  change: (releases: Releases) => Releases['remotes'] | null | Promise<Releases['remotes'] | null>,
): Promise<Releases | null> {
  for (;;) {
    const [revision = 0, ...older] = await revisions(folder);
    const remotes = await change(await readRevision(folder, revision));
    if (!remotes) return null;
    await mkdir(join(folder, FOLDER), { recursive: true });
    const next: Releases = { format: 1, at: new Date().toISOString(), remotes };
    if (!(await append(join(folder, FOLDER), revision + 1, next))) continue;
    await Promise.all(older.slice(KEPT).map((old) => rm(join(folder, FOLDER, named(old)), { force: true })));
    return next;
  }
}
