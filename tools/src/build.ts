import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { findMissingSharedModules, type HostFiles, type RemoteFiles } from '@surco/shared/federation/build';
import { reportAndExit } from '@surco/section/common';
import type { Mode } from './buildOne';
import { computeFingerprint, type Digests } from './build/computeFingerprint';
import { withFileLock } from './build/withFileLock';
import { listFrontEndNames, listRemoteNames, ROOT } from './packages';

const buildOneScript = join(ROOT, 'tools', 'src', 'buildOne.ts');
const tsx = join(ROOT, 'node_modules', 'tsx', 'dist', 'cli.mjs');

/** Whether `dist` holds a build of the current sources. */
export function isBuilt(name: string, mode: Mode, dist = join(ROOT, name, 'dist'), digests?: Digests): boolean {
  const file = join(dist, '.fingerprint');
  return existsSync(file) && readFileSync(file, 'utf8') === computeFingerprint(name, mode, digests);
}

/**
 * Builds one package in a child process, so that two cores build two packages at a time.
 * @param signal aborts the build
 * @param dist folder of the build; that of the package by default
 * @throws with the output of the build when it fails
 */
export function buildInChildProcess(name: string, mode: Mode, signal?: AbortSignal, dist?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [tsx, buildOneScript, name, mode, ...(dist ? [dist] : [])], {
      cwd: ROOT,
      ...(signal ? { signal } : {}),
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text: string) => (output += text));
    }
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`Could not build ${name}:\n${output}`))));
  });
}

const readFilesJson = <T>(name: string): T =>
  JSON.parse(readFileSync(join(ROOT, name, 'dist', 'files.json'), 'utf8')) as T;

/** @throws when a remote needs a shared module that the host does not offer */
function assertSharedModulesOffered(): void {
  const host = readFilesJson<HostFiles>('host');
  for (const name of listRemoteNames()) {
    const missing = findMissingSharedModules(host, readFilesJson<RemoteFiles>(name));
    if (missing.length) throw new Error(`${name} needs modules that the host does not offer: ${missing.join(', ')}.`);
  }
}

/**
 * Builds the front ends whose sources have changed since their last build.
 * @param signal aborts the running builds
 * @returns the names of the built packages
 */
export async function buildChanged(mode: Mode = 'production', signal?: AbortSignal): Promise<{ built: string[] }> {
  const findChanged = (): string[] => {
    const digests: Digests = new Map();
    return listFrontEndNames().filter((name) => !isBuilt(name, mode, undefined, digests));
  };
  const lock = join(ROOT, '.cache', 'build.lock');
  // Another process may have built the same packages while this one waited for the lock, so they are checked again.
  const built =
    findChanged().length === 0
      ? []
      : await withFileLock(lock, () => buildPackages(findChanged(), mode, signal), signal);
  // Also of builds that are up to date: the run that made them may have failed here.
  assertSharedModulesOffered();
  return { built };
}

/** Builds packages, two at a time. @throws the first failure, when no build is running any more */
async function buildPackages(names: string[], mode: Mode, signal?: AbortSignal): Promise<string[]> {
  const queue = [...names];
  const runWorker = async (): Promise<void> => {
    for (let name = queue.shift(); name; name = queue.shift()) {
      await buildInChildProcess(name, mode, signal).catch((error: unknown) => {
        queue.length = 0;
        throw error;
      });
    }
  };
  const results = await Promise.allSettled(Array.from({ length: Math.min(2, availableParallelism()) }, runWorker));
  const failure = results.find(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected') throw failure.reason;
  return names;
}

if (process.argv[1]?.endsWith('build.ts')) {
  buildChanged().then(
    ({ built }) =>
      console.log(built.length ? `Built: ${built.join(', ')}.` : 'Nothing has changed since the last build.'),
    reportAndExit,
  );
}
