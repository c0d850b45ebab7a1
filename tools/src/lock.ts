import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY = 200;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

async function holder(file: string): Promise<number> {
  return Number(await readFile(file, 'utf8').catch(() => ''));
}

async function take(file: string): Promise<boolean> {
  await mkdir(dirname(file), { recursive: true });
  return writeFile(file, String(process.pid), { flag: 'wx' }).then(
    () => true,
    () => false,
  );
}

/**
 * Does the work while no other process does its own under the same lock file. A holder that died is passed over.
 * @param signal ends the waiting
 */
export async function withLock<T>(file: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  while (!(await take(file))) {
    const pid = await holder(file);
    if (pid > 0 && !isAlive(pid)) await rm(file, { force: true });
    else await pause(LOOK_EVERY, undefined, { signal });
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}
