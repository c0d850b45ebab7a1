import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from '../packages';

const isSource = (name: string): boolean => !/\.(test|stories)\.tsx?$/.test(name);

/** The file itself, or the sources of a folder. */
function listSources(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

/** What every package is built from, and with. */
const COMMON_SOURCES = ['shared/src', 'section/src/build', 'section/src/manifest', 'tools/src/build'];
/** Sources of one package outside of its folder: the host contains the manual. */
const FURTHER_SOURCES: Readonly<Record<string, readonly string[]>> = { host: ['docs/manual', 'tools/src/manual'] };
/** `exports` and `sideEffects` of shared decide which of its files are bundled. */
const OTHER_FILES = ['shared/package.json', 'tools/src/buildOne.ts', 'package.json', 'pnpm-lock.yaml'];

/** Digests of folders and files, so that several fingerprints read only once what they have in common. */
export type Digests = Map<string, string>;

function computeDigest(path: string): string {
  const hash = createHash('sha256');
  for (const file of listSources(resolve(ROOT, path))) hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  return hash.digest('hex');
}

function getDigest(path: string, digests: Digests): string {
  const digest = digests.get(path) ?? computeDigest(path);
  digests.set(path, digest);
  return digest;
}

/**
 * A digest of the mode and the files that the build of a package depends on.
 * @param digests what is known already; sources that change meanwhile are not read again
 */
export function computeFingerprint(name: string, mode: string, digests: Digests = new Map()): string {
  const hash = createHash('sha256').update(mode);
  const folders = [`${name}/src`, ...COMMON_SOURCES, ...(FURTHER_SOURCES[name] ?? [])];
  for (const path of [...folders, `${name}/package.json`, ...OTHER_FILES]) hash.update(getDigest(path, digests));
  return hash.digest('hex');
}
