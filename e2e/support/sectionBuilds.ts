import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../tools/src/packages';

/** Runs a TypeScript file of the checkout. @returns its output @throws with the output when it fails */
function runFile(file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
      cwd: ROOT,
      env: { ...process.env, NODE_OPTIONS: '', ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += String(text)));
    child.on('close', (code) => (code === 0 ? resolve(output) : reject(new Error(output))));
  });
}

/** Runs a command of tools/src. @returns its output @throws with the output when it fails */
export const runTool = (file: string, ...args: string[]): Promise<string> => runFile(join('tools', 'src', file), args);

/** A team that runs `surco-section` against a server. */
export interface Team {
  server: string;
  token: string;
}

/** Runs `surco-section` of the checkout. @returns its output @throws with the output when it fails */
export const runSurcoSection = ({ server, token }: Team, ...args: string[]): Promise<string> =>
  runFile(join('section', 'src', 'cli.ts'), args, { SURCO_HOST: server, SURCO_PUBLISH_TOKEN: token });

/** Options of a publication whose section loads: only `smokeLoad.spec.ts` and one publication over HTTP try it out. */
export const WITHOUT_SMOKE_LOAD = ['--without-smoke-load', 'Prueba de navegador'] as const;

/**
 * Builds a section outside the checkout. It uses the modules of mfe-sales, because all sections have the same
 * dependencies.
 * @returns the folder of the build
 */
export async function buildTestSection(folder: string): Promise<string> {
  const dist = join(folder, 'dist');
  if (!existsSync(join(folder, 'node_modules')))
    symlinkSync(join(ROOT, 'mfe-sales', 'node_modules'), join(folder, 'node_modules'));
  await runTool('buildOne.ts', folder, 'production', dist);
  return dist;
}

/** The digest of each file in the build of the host. */
export function readHostDigests(): Record<string, string> {
  const dist = join(ROOT, 'host', 'dist');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      return [file, createHash('sha256').update(readFileSync(file)).digest('hex')];
    }),
  );
}
