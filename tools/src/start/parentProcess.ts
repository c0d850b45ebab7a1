import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

interface ProcessInfo {
  parentPid: number;
  command: string;
  isAlive: boolean;
}

const noProcess: ProcessInfo = { parentPid: 0, command: '', isAlive: false };

function readProcfs(pid: number): ProcessInfo {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state = '', parent = ''] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return {
      parentPid: Number(parent),
      command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '),
      isAlive: !'ZX'.includes(state),
    };
  } catch {
    return noProcess;
  }
}

function readPs(pid: number): ProcessInfo {
  try {
    const line = execFileSync('ps', ['-o', 'ppid=,stat=,args=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    const [, parent = '', state = '', command = ''] = /^(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    return { parentPid: Number(parent), command, isAlive: parent !== '' && !state.startsWith('Z') };
  } catch {
    return noProcess;
  }
}

const readProcess = existsSync('/proc/self/stat') ? readProcfs : readPs;

/** Command lines of the programs that launch this process: npx, pnpm and tsx. */
const launcherPattern = /^(npm|npx|pnpm)\b|\/(npm|npx|pnpm)(-cli)?(\.[cm]?js)?( |$)|\/tsx\//;

/** The parent processes of a process, nearest first. */
export function listParentProcesses(
  pid: number,
  find: (pid: number) => ProcessInfo = readProcess,
): { pid: number; command: string }[] {
  const { parentPid } = find(pid);
  const parent = parentPid > 1 ? find(parentPid) : noProcess;
  return parent.isAlive ? [{ pid: parentPid, command: parent.command }, ...listParentProcesses(parentPid, find)] : [];
}

/** The parents that exist only to run this process: up to the topmost launcher, including the shells between. */
export function findLauncherPids(chain: readonly { pid: number; command: string }[]): number[] {
  const isOwn = ({ command }: { command: string }) => launcherPattern.test(command) || /^\S*sh -c/.test(command);
  const foreign = chain.findIndex((item) => !isOwn(item));
  const related = foreign === -1 ? chain : chain.slice(0, foreign);
  const top = related.findLastIndex(({ command }) => launcherPattern.test(command));
  return related.slice(0, top + 1).map(({ pid }) => pid);
}

/**
 * Calls `onEnd` once when npx, pnpm or another launcher has ended: a signal that ends only the launcher does not reach
 * this process.
 * @returns a function that stops watching
 */
export function watchParentProcess(onEnd: () => void, everyMs = 500): () => void {
  const launchers = process.platform === 'win32' ? [] : findLauncherPids(listParentProcesses(process.pid));
  const timer = setInterval(() => {
    if (launchers.every((pid) => readProcess(pid).isAlive)) return;
    clearInterval(timer);
    onEnd();
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
