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

const SHARED_SOURCES = 'shared/src';
const BUILD_CODE = ['tools/src/buildOne.ts', 'tools/src/build/compressFolder.ts', 'pnpm-lock.yaml'];

/** A digest of everything that the build of a package depends on: equal digests give equal files. */
export function computeFingerprint(name: string, mode: string): string {
  const hash = createHash('sha256').update(mode);
  const files = [`${name}/src`, SHARED_SOURCES].flatMap((folder) => listSources(resolve(ROOT, folder)));
  const others = [`${name}/package.json`, ...BUILD_CODE].map((file) => resolve(ROOT, file));
  for (const file of [...files, ...others]) {
    hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}
