import type { ChildProcess } from 'node:child_process';
import { readFile, readlink } from 'node:fs/promises';
import { getErrorCode } from '../../core/getErrorCode';

/** Whether a process with this id exists, of any owner. */
export function isProcessRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return getErrorCode(error) === 'EPERM';
  }
}

/** Whether a process that this one started has not ended. */
export const isAlive = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null;

/**
 * Whether the process exists and is PostgreSQL: ids are reused, above all in containers. Except on Linux only its
 * existence is checked.
 */
export async function isPostgresProcess(pid: number): Promise<boolean> {
  if (!isProcessRunning(pid)) return false;
  if (process.platform !== 'linux') return true;
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '');
  const program = await readlink(`/proc/${pid}/exe`).catch(() => name.trim());
  return program.replace(/ \(deleted\)$/, '').endsWith('postgres');
}
