import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { removeCopyExtension } from '@surco/shared/federation/releases';

/** A tab that was opened before a deployment still requests the files of its build, so they stay for this time, in ms. */
const RETENTION_MS = 14 * 24 * 60 * 60 * 1000;

/**
 * Stores when each file was first missing from a build, in ms since 1970. The date of the file itself does not say this:
 * it is that of its first build.
 */
const STALE_SINCE_FILE = '.stale-since.json';

type StaleSince = Readonly<Record<string, number>>;

async function readStaleSince(folder: string): Promise<StaleSince> {
  try {
    return JSON.parse(await readFile(join(folder, STALE_SINCE_FILE), 'utf8')) as StaleSince;
  } catch {
    return {};
  }
}

/**
 * Removes the files of earlier builds from a build folder once their retention time is over: scripts with their
 * compressed copies and source maps, and images, with a hash in their name. Other files stay.
 * @param current names of the files of the latest build
 * @param now ms since 1970
 */
export async function removeStaleFiles(folder: string, current: readonly string[], now = Date.now()): Promise<void> {
  const currentFiles = new Set(current);
  const staleSince = await readStaleSince(folder);
  const staleNames = (await readdir(folder)).filter(
    (name) =>
      !currentFiles.has(removeCopyExtension(name)) && /\.[0-9a-f]{10}\.(?:js(?:\.map)?(?:\.br|\.gz)?|png)$/.test(name),
  );
  const entries = staleNames.map((name) => [name, staleSince[name] ?? now] as const);
  const expired = entries.filter(([, since]) => now - since > RETENTION_MS).map(([name]) => name);
  await Promise.all(expired.map((name) => rm(join(folder, name))));
  const remaining = Object.fromEntries(entries.filter(([name]) => !expired.includes(name)));
  await writeFile(join(folder, STALE_SINCE_FILE), JSON.stringify(remaining));
}

/** Names of all files in a build folder but those of earlier builds, which `removeStaleFiles` has recorded. */
export async function listCurrentFiles(folder: string): Promise<string[]> {
  const staleSince = await readStaleSince(folder);
  return (await readdir(folder)).filter((name) => !Object.hasOwn(staleSince, name));
}
