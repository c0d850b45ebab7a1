import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import type { Mode } from '../buildOne';
import { ROOT } from '../packages';
import { listUncompressed } from './compressFolder';

const tsx = join(ROOT, 'node_modules', 'tsx', 'dist', 'cli.mjs');

interface ScriptOptions {
  /** Ends the process. */
  signal?: AbortSignal | undefined;
  /** Lets every other process run first. */
  isInBackground?: boolean;
}

/** Runs a script of this folder or its parent. @throws with its output when it fails */
function runScript(path: string, args: readonly string[], { signal, isInBackground }: ScriptOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [tsx, join(ROOT, 'tools', 'src', path), ...args], {
      cwd: ROOT,
      ...(signal ? { signal } : {}),
    });
    if (isInBackground && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text: string) => (output += text));
    }
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(output))));
  });
}

/** The build of one package. */
export interface Target {
  name: string;
  mode: Mode;
  /** Folder of the build. */
  dist: string;
}

/**
 * Builds packages one after the other.
 * @param signal aborts the build
 * @throws with the output of the process when a build fails
 */
export async function buildInChildProcess(targets: readonly Target[], signal?: AbortSignal): Promise<void> {
  const names = targets.map(({ name }) => name).join(', ');
  const args = targets.flatMap(({ name, mode, dist }) => [name, mode, dist]);
  await runScript('buildOne.ts', args, { signal }).catch(({ message }: Error) => {
    throw new Error(`Could not build ${names}:\n${message}`);
  });
}

/** Compresses what the builds in these folders lack, in the background. @param signal aborts it */
export async function compressInChildProcess(folders: readonly string[], signal: AbortSignal): Promise<void> {
  const missing = await Promise.all(folders.map(listUncompressed));
  if (missing.flat().length > 0)
    await runScript(join('build', 'compressFolder.ts'), folders, { signal, isInBackground: true });
}
