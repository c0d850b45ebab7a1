import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';
import { ROOT } from '../packages';

const POLL_INTERVAL_MS = 200;
const STALE_MS = 30_000;

/**
 * Runs `work` while no other process builds or compresses in this checkout: two that write the same files at once, for
 * example a start and a test, would leave a build of both. The lock of a dead process ends after half a minute.
 * @throws what `work` throws, or an AbortError
 */
export async function withBuildLock<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const folder = join(ROOT, '.cache');
  await mkdir(folder, { recursive: true });
  const retries = { forever: true, factor: 1, minTimeout: POLL_INTERVAL_MS };
  const release = await lock(folder, { lockfilePath: join(folder, 'building.lock'), retries, stale: STALE_MS });
  try {
    signal?.throwIfAborted();
    return await work();
  } finally {
    await release();
  }
}
