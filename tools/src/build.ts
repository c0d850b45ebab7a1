import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { HostFiles, RemoteFiles } from '@surco/shared/federation/filesPlugin';
import { missingShares } from './agreement';
import type { Mode } from './buildOne';
import { fingerprint } from './fingerprint';
import { withLock } from './lock';
import { frontEndNames, remoteNames, ROOT } from './packages';

const here = dirname(fileURLToPath(import.meta.url));
const tsx = join(ROOT, 'node_modules', 'tsx', 'dist', 'cli.mjs');

/** Whether a folder holds the build of the sources as they are. */
export function isBuilt(name: string, mode: Mode, dist = join(ROOT, name, 'dist')): boolean {
  const file = join(dist, '.fingerprint');
  return existsSync(file) && readFileSync(file, 'utf8') === fingerprint(name, mode);
}

/** Builds one package in a process of its own, so that two cores build two at a time. */
export function buildApart(name: string, mode: Mode, signal?: AbortSignal, ...dist: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [tsx, join(here, 'buildOne.ts'), name, mode, ...dist], {
      cwd: ROOT,
      ...(signal ? { signal } : {}),
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text: string) => (output += text));
    }
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`No fue posible construir ${name}:\n${output}`)),
    );
  });
}

const readFiles = <T>(name: string): T => JSON.parse(readFileSync(join(ROOT, name, 'dist', 'files.json'), 'utf8')) as T;

/** @throws when a remote asks for a shared module that the host does not offer */
function checkAgreement(): void {
  const host = readFiles<HostFiles>('host');
  for (const name of remoteNames()) {
    const missing = missingShares(host, readFiles<RemoteFiles>(name));
    if (missing.length) throw new Error(`${name} pide módulos que el host no ofrece: ${missing.join(', ')}.`);
  }
}

/** Builds the front ends whose sources have changed since their last build; `signal` ends it with its children. */
export async function buildChanged(mode: Mode = 'production', signal?: AbortSignal): Promise<{ built: string[] }> {
  const changed = (): string[] => frontEndNames().filter((name) => !isBuilt(name, mode));
  if (changed().length === 0) return { built: [] };
  // Another start in this checkout may be building into the same folders; what it built is not built again.
  return withLock(join(ROOT, '.cache', 'build.lock'), () => buildAll(changed(), mode, signal), signal);
}

async function buildAll(names: readonly string[], mode: Mode, signal?: AbortSignal): Promise<{ built: string[] }> {
  const waiting = [...names];
  const worker = async (): Promise<void> => {
    for (let name = waiting.shift(); name; name = waiting.shift()) await buildApart(name, mode, signal);
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, worker));
  if (names.length) checkAgreement();
  return { built: [...names] };
}

if (process.argv[1]?.endsWith('build.ts')) {
  buildChanged().then(
    ({ built }) =>
      console.log(built.length ? `Construido: ${built.join(', ')}.` : 'Nada cambió: no hay que construir.'),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exit(1);
    },
  );
}
