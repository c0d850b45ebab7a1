import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { getErrorCode } from '../../../api/src/core/getErrorCode';

const POLL_INTERVAL_MS = 200;

/** Locks that this process holds, with a symbol for each acquisition. */
const heldByThisProcess = new Map<string, symbol>();

function isHeld(file: string, pid: number): boolean {
  // After a container restart the dead holder may have had our process id.
  if (pid === process.pid) return heldByThisProcess.has(file);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return getErrorCode(error) === 'EPERM';
  }
}

/** @returns NaN when the lock has been released meanwhile */
async function readHolderPid(file: string): Promise<number> {
  try {
    return Number(await readFile(file, 'utf8'));
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return Number.NaN;
    throw error;
  }
}

/** @returns null when the lock file exists */
async function tryAcquire(file: string): Promise<symbol | null> {
  await mkdir(dirname(file), { recursive: true });
  const own = `${file}.${randomUUID()}`;
  await writeFile(own, String(process.pid));
  try {
    // A link appears complete or not at all, so the lock never exists without the id of its holder.
    await link(own, file);
    const acquisition = Symbol(file);
    heldByThisProcess.set(file, acquisition);
    return acquisition;
  } catch (error) {
    if (getErrorCode(error) === 'EEXIST') return null;
    throw error;
  } finally {
    await rm(own, { force: true });
  }
}

/**
 * Runs `work` while holding a lock file, so that no two processes, or calls in one process, run it at once. The lock of
 * a dead process is removed.
 * @param signal aborts the wait for the lock
 * @throws what `work` throws, the error when the lock file cannot be written or read, or an AbortError
 */
export async function withFileLock<T>(file: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  let acquisition = await tryAcquire(file);
  while (acquisition === null) {
    const pid = await readHolderPid(file);
    if (pid > 0 && !isHeld(file, pid)) await rm(file, { force: true });
    else await pause(POLL_INTERVAL_MS, undefined, { signal });
    acquisition = await tryAcquire(file);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
    // Another call in this process may hold the lock by now.
    if (heldByThisProcess.get(file) === acquisition) heldByThisProcess.delete(file);
  }
}
