import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { listRemoteNames, ROOT } from '../packages';

/** Like a checkout: a build of the host with React's development build, beside links to the sections. */
export const DEVELOPMENT_HOST_ROOT = join(ROOT, '.cache', 'dev-host');

/** Links the sections of the checkout to the development build of the host. @returns the folder that holds all builds */
export function linkRemotes(): string {
  mkdirSync(DEVELOPMENT_HOST_ROOT, { recursive: true });
  for (const name of listRemoteNames()) {
    const link = join(DEVELOPMENT_HOST_ROOT, name);
    rmSync(link, { force: true });
    symlinkSync(join(ROOT, name), link, 'junction');
  }
  return DEVELOPMENT_HOST_ROOT;
}
