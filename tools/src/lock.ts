import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY = 200;

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** What this very process holds, and by which taking of it. */
const ours = new Map<string, symbol>();

function isHeld(file: string, pid: number): boolean {
  // Numbers come back: in a container that starts again the dead holder had ours.
  if (pid === process.pid) return ours.has(file);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** NaN when it has gone meanwhile. */
async function holder(file: string): Promise<number> {
  try {
    return Number(await readFile(file, 'utf8'));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return Number.NaN;
    throw error;
  }
}

/** Null while somebody else has it. */
async function take(file: string): Promise<symbol | null> {
  await mkdir(dirname(file), { recursive: true });
  const own = `${file}.${randomUUID()}`;
  await writeFile(own, String(process.pid));
  try {
    // A link is there whole or not at all: nobody dies between taking the lock and saying who has it.
    await link(own, file);
    const taken = Symbol(file);
    ours.set(file, taken);
    return taken;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return null;
    throw error;
  } finally {
    await rm(own, { force: true });
  }
}

/**
 * Does the work while no other process does its own under the same lock file. A holder that died is passed over.
 * @param signal ends the waiting
 */
export async function withLock<T>(file: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  let taken = await take(file);
  while (taken === null) {
    const pid = await holder(file);
    if (pid > 0 && !isHeld(file, pid)) await rm(file, { force: true });
    else await pause(LOOK_EVERY, undefined, { signal });
    taken = await take(file);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
    // Somebody else of this process may have it by now.
    if (ours.get(file) === taken) ours.delete(file);
  }
}
