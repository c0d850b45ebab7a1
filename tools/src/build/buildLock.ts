import { join } from 'node:path';
import { ROOT } from '../packages';
import { withFileLock } from './withFileLock';

/** Runs `work` while no other `buildChanged` builds or compresses in this checkout. @throws what `withFileLock` throws */
export const withBuildLock = <T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> =>
  withFileLock(join(ROOT, '.cache', 'build.lock'), work, signal);
