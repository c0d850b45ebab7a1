import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

interface Process {
  parent: number;
  command: string;
  isAlive: boolean;
}

const gone: Process = { parent: 0, command: '', isAlive: false };

function fromProc(pid: number): Process {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state = '', parent = ''] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return {
      parent: Number(parent),
      command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '),
      isAlive: !'ZX'.includes(state),
    };
  } catch {
    return gone;
  }
}

function fromPs(pid: number): Process {
  try {
    const line = execFileSync('ps', ['-o', 'ppid=,stat=,args=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    const [, parent = '', state = '', command = ''] = /^(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    return { parent: Number(parent), command, isAlive: parent !== '' && !state.startsWith('Z') };
  } catch {
    return gone;
  }
}

const look = existsSync('/proc/self/stat') ? fromProc : fromPs;

/** The programs that start us: npx, pnpm and tsx, by the command line each shows. */
const launcher = /^(npm|npx|pnpm)\b|\/(npm|npx|pnpm)(-cli)?(\.[cm]?js)?( |$)|\/tsx\//;

/** Who stands above a process, nearest first. */
export function chainAbove(pid: number, find: (pid: number) => Process = look): { pid: number; command: string }[] {
  const { parent } = find(pid);
  const above = parent > 1 ? find(parent) : gone;
  return above.isAlive ? [{ pid: parent, command: above.command }, ...chainAbove(parent, find)] : [];
}

/** The part of the chain that lives for our sake: up to the topmost launcher, the shells in between included. */
export function launchersOf(chain: readonly { pid: number; command: string }[]): number[] {
  const isOwn = ({ command }: { command: string }) => launcher.test(command) || /^\S*sh -c/.test(command);
  const foreign = chain.findIndex((item) => !isOwn(item));
  const own = foreign === -1 ? chain : chain.slice(0, foreign);
  const top = own.findLastIndex(({ command }) => launcher.test(command));
  return own.slice(0, top + 1).map(({ pid }) => pid);
}

/**
 * Calls back once when npx, pnpm or whatever launched us has gone: a signal that reaches only one of them is not
 * handed down to us. @returns a function that ends the watch
 */
export function watchLaunchers(onGone: () => void, everyMs = 500): () => void {
  const launchers = process.platform === 'win32' ? [] : launchersOf(chainAbove(process.pid));
  const timer = setInterval(() => {
    if (launchers.every((pid) => look(pid).isAlive)) return;
    clearInterval(timer);
    onGone();
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
