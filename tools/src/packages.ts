import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the checkout. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Names of the remotes: every `mfe-*` folder that has a manifest. */
export const remoteNames = (): string[] =>
  readdirSync(ROOT)
    .filter((name) => name.startsWith('mfe-') && existsSync(join(ROOT, name, 'src', 'manifest.ts')))
    .toSorted();

export const frontEndNames = (): string[] => ['host', ...remoteNames()];
