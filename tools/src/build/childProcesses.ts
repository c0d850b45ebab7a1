import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import type { Mode } from '../buildOne';
import { ROOT } from '../packages';
import { isCompressed } from './compressBuilds';

const tsx = join(ROOT, 'node_modules', 'tsx', 'dist', 'cli.mjs');

interface ScriptOptions {
  /** Ends the process. */
  signal?: AbortSignal | undefined;
  /** Lets every other process run first. Ctrl-C, which reaches all processes in the foreground, does not reach it. */
  isInBackground?: boolean;
}

/** Runs a script of `tools/src` in a process of its own. @throws with its output when it fails */
function runScript(
  path: string,
  args: readonly string[],
  { signal, isInBackground = false }: ScriptOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [tsx, join(ROOT, 'tools', 'src', path), ...args], {
      cwd: ROOT,
      detached: isInBackground,
      ...(signal ? { signal } : {}),
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text: string) => (output += text));
    }
    child.on('error', reject);
    child.on('close', (code, endedBy) =>
      code === 0 ? resolve() : reject(new Error(output || `${path} ended with ${endedBy ?? code}.`)),
    );
    if (isInBackground && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
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
export const buildInChildProcess = (targets: readonly Target[], signal?: AbortSignal): Promise<void> =>
  runScript(
    'buildOne.ts',
    targets.flatMap(({ name, mode, dist }) => [name, mode, dist]),
    { signal },
  );

/** Makes the compressed copies that builds lack, in the background. @param signal aborts it */
export async function compressInChildProcess(folders: readonly string[], signal: AbortSignal): Promise<void> {
  if (await isCompressed(folders)) return;
  await runScript(join('build', 'compressBuilds.ts'), folders, { signal, isInBackground: true });
}
