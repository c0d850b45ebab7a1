import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { findMissingSharedModules, type HostFiles, type RemoteFiles } from '@surco/shared/federation/build';
import { reportAndExit } from '@surco/section/common';
import type { Mode } from './buildOne';
import { computeFingerprint, type Digests } from './build/computeFingerprint';
import { withFileLock } from './build/withFileLock';
import { DEVELOPMENT_HOST_ROOT, linkRemotes } from './dev/developmentHost';
import { listFrontEndNames, ROOT } from './packages';

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

const readFilesJson = <T>(dist: string): T => JSON.parse(readFileSync(join(dist, 'files.json'), 'utf8')) as T;

/** @throws when a remote needs a shared module that the host does not offer */
function assertSharedModulesOffered(targets: readonly Target[]): void {
  const read = <T>(find: (target: Target) => boolean) =>
    targets.filter(find).map(({ name, dist }) => ({ name, files: readFilesJson<T>(dist) }));
  const [host] = read<HostFiles>(({ name }) => name === 'host');
  if (!host) return;
  for (const { name, files } of read<RemoteFiles>(({ name }) => name !== 'host')) {
    const missing = findMissingSharedModules(host.files, files);
    if (missing.length) throw new Error(`${name} needs modules that the host does not offer: ${missing.join(', ')}.`);
  }
}

/** The build of one package. */
interface Target {
  name: string;
  mode: Mode;
  dist: string;
}

const listTargets = (hostMode: Mode): Target[] =>
  listFrontEndNames().map((name) =>
    name === 'host' && hostMode === 'development'
      ? { name, mode: hostMode, dist: join(DEVELOPMENT_HOST_ROOT, name, 'dist') }
      : { name, mode: 'production', dist: join(ROOT, name, 'dist') },
  );

interface BuildChangedOptions {
  /** Of the host; sections are built for production. */
  hostMode?: Mode;
  /** Aborts the running builds. */
  signal?: AbortSignal;
}

/**
 * Builds the front ends whose sources have changed since their last build.
 * @returns the names of the built packages, and the folder that holds all builds
 */
export async function buildChanged({ hostMode = 'production', signal }: BuildChangedOptions = {}): Promise<{
  built: string[];
  root: string;
}> {
  const targets = listTargets(hostMode);
  const findChanged = (): Target[] => {
    const digests: Digests = new Map();
    return targets.filter(({ name, mode, dist }) => !isBuilt(name, mode, dist, digests));
  };
  const lock = join(ROOT, '.cache', 'build.lock');
  // Another process may have built the same packages while this one waited for the lock, so they are checked again.
  const built =
    findChanged().length === 0 ? [] : await withFileLock(lock, () => buildTargets(findChanged(), signal), signal);
  // Also of builds that are up to date: the run that made them may have failed here.
  assertSharedModulesOffered(targets);
  return { built, root: hostMode === 'development' ? linkRemotes() : ROOT };
}

/** Builds packages, two at a time. @throws the first failure, when no build is running any more */
async function buildTargets(targets: readonly Target[], signal?: AbortSignal): Promise<string[]> {
  const queue = [...targets];
  const runWorker = async (): Promise<void> => {
    for (let target = queue.shift(); target; target = queue.shift()) {
      await buildInChildProcess(target.name, target.mode, signal, target.dist).catch((error: unknown) => {
        queue.length = 0;
        throw error;
      });
    }
  };
  const results = await Promise.allSettled(Array.from({ length: Math.min(2, availableParallelism()) }, runWorker));
  const failure = results.find(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected') throw failure.reason;
  return targets.map(({ name }) => name);
}

if (process.argv[1]?.endsWith('build.ts')) {
  buildChanged().then(
    ({ built }) =>
      console.log(built.length ? `Built: ${built.join(', ')}.` : 'Nothing has changed since the last build.'),
    reportAndExit,
  );
}
