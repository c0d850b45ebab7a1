import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Mode } from '../buildOne';
import { ROOT } from '../packages';

/** The build of one package. */
export interface Target {
  name: string;
  mode: Mode;
  /** Folder of the build. */
  dist: string;
}

/**
 * Builds packages one after the other, in a process of their own.
 * @param signal aborts the build
 * @throws with the output of the process when a build fails
 */
export function buildInChildProcess(targets: readonly Target[], signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const args = targets.flatMap(({ name, mode, dist }) => [name, mode, dist]);
    const tsx = join(ROOT, 'node_modules', 'tsx', 'dist', 'cli.mjs');
    const child = spawn(process.execPath, [tsx, join(ROOT, 'tools', 'src', 'buildOne.ts'), ...args], {
      cwd: ROOT,
      ...(signal ? { signal } : {}),
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text: string) => (output += text));
    }
    child.on('error', reject);
    child.on('close', (code, endedBy) =>
      code === 0 ? resolve() : reject(new Error(output || `The build ended with ${endedBy ?? code}.`)),
    );
  });
}
