import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from '../packages';

const isSource = (name: string): boolean => !/\.(test|stories)\.tsx?$/.test(name);

function listSources(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
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

/**
 * A digest of the mode and the files that the build of a package depends on. The option `sourceMaps` is no part of it.
 */
export function computeFingerprint(name: string, mode: string): string {
  const hash = createHash('sha256').update(mode);
  const files = [`${name}/src`, ...COMMON_SOURCES, ...(FURTHER_SOURCES[name] ?? [])].flatMap((folder) =>
    listSources(resolve(ROOT, folder)),
  );
  const others = [`${name}/package.json`, ...OTHER_FILES].map((file) => resolve(ROOT, file));
  for (const file of [...files, ...others]) {
    hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}
