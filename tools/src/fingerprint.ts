import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './packages';

const isSource = (name: string): boolean => !/\.test\.tsx?$/.test(name);

function sources(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

const SHARED_INPUTS = ['shared/src', 'tools/src'];

/** A digest of all that a build of this package depends on: equal digests give equal files. */
export function fingerprint(name: string, mode: string): string {
  const hash = createHash('sha256').update(mode);
  const files = [`${name}/src`, ...SHARED_INPUTS].flatMap((folder) => sources(join(ROOT, folder)));
  for (const file of [...files, join(ROOT, name, 'package.json'), join(ROOT, 'pnpm-lock.yaml')]) {
    hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}
