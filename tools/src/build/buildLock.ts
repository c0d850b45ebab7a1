import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lock } from 'proper-lockfile';
import { ROOT } from '../packages';

const POLL_INTERVAL_MS = 200;
const STALE_MS = 30_000;

const isLocked = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ELOCKED';

/**
 * Runs `work` while no other process builds or compresses in this checkout: two that write the same files at once, for
 * example a start and a test, would leave a build of both. The lock of a dead process ends after half a minute.
 * @param signal ends the wait for the lock
 * @throws what `work` throws, or an AbortError
 */
export async function withBuildLock<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const folder = join(ROOT, '.cache');
  await mkdir(folder, { recursive: true });
  let release: (() => Promise<void>) | undefined;
  while (!release) {
    signal?.throwIfAborted();
    release = await lock(folder, { lockfilePath: join(folder, 'building.lock'), stale: STALE_MS }).catch(
      (error: unknown) => {
        if (!isLocked(error)) throw error;
        return undefined;
      },
    );
    if (!release) await wait(POLL_INTERVAL_MS, undefined, { signal });
  }
  try {
    return await work();
  } finally {
    await release();
  }
}
