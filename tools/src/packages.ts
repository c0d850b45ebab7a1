import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the checkout. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Names of the remotes: every `mfe-*` folder that has a manifest. */
export const remoteNames = (): string[] =>
  readdirSync(ROOT)
    .filter((name) => name.startsWith('mfe-') && existsSync(join(ROOT, name, 'src', 'manifest.ts')))
    .toSorted();

/** Names of all packages that are built for the browser. */
export const frontEndNames = (): string[] => ['host', ...remoteNames()];
