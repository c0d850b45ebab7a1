import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the folder names of the sections that have been built. A file of its own, because commands load it quickly. */
export const listBuiltSections = (root: string): string[] =>
  readdirSync(root).filter((name) => name.startsWith('mfe-') && existsSync(join(root, name, 'dist', 'manifest.json')));
