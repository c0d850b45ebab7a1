import { readFile, readlink } from 'node:fs/promises';
import { errorCode } from '../errorCode';

/** Whether a process of this id lives, whoever owns it. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** Whether it lives and is a PostgreSQL: ids are given again, above all in containers. */
export async function runsPostgres(pid: number): Promise<boolean> {
  if (!isRunning(pid)) return false;
  if (process.platform !== 'linux') return true;
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '');
  const program = await readlink(`/proc/${pid}/exe`).catch(() => name.trim());
  return program.replace(/ \(deleted\)$/, '').endsWith('postgres');
}
