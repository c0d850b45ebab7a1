import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the checkout. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Path of a command that a dependency of the checkout installs. */
export const getBinPath = (command: string): string => join(ROOT, 'node_modules', '.bin', command);

/** Names of the sections: every `mfe-*` folder that has a manifest. */
export const listSectionNames = (): string[] =>
  readdirSync(ROOT)
    .filter((name) => name.startsWith('mfe-') && existsSync(join(ROOT, name, 'src', 'manifest.ts')))
    .toSorted();

/** Names of all packages that are built for the browser. */
export const listFrontEndNames = (): string[] => ['host', ...listSectionNames()];
