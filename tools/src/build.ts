import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { findMisfits, type HostFiles, listNeeds, parseBuiltSection } from '@surco/shared/federation/build';
import { reportAndExit } from '@surco/section/common';
import type { Mode } from './buildOne';
import { withBuildLock } from './build/buildLock';
import { buildInChildProcess, type Target } from './build/childProcesses';
import { computeFingerprint, type Digests } from './build/computeFingerprint';
import { listFrontEndNames, ROOT } from './packages';

/** Whether `dist` holds a build of the current sources. */
export function isBuilt(name: string, mode: Mode, dist = join(ROOT, name, 'dist'), digests?: Digests): boolean {
  const file = join(dist, '.fingerprint');
  return existsSync(file) && readFileSync(file, 'utf8') === computeFingerprint(name, mode, digests);
}

/** @throws when a section needs what the host does not offer */
function assertSectionsFit(targets: readonly Target[]): void {
  const dist = targets.find(({ name }) => name === 'host')?.dist;
  if (!dist) return;
  const host = JSON.parse(readFileSync(join(dist, 'files.json'), 'utf8')) as HostFiles;
  for (const { name, dist } of targets.filter((target) => target.name !== 'host')) {
    const misfits = findMisfits(parseBuiltSection(readFileSync(join(dist, 'manifest.json'), 'utf8'), name), host);
    if (misfits.length > 0)
      throw new Error(`${name} needs what the host does not offer: ${listNeeds(misfits).join(', ')}.`);
  }
}

const listTargets = (): Target[] =>
  listFrontEndNames().map((name) => ({ name, mode: 'production', dist: join(ROOT, name, 'dist') }));

/**
 * Builds the front ends whose sources have changed since their last build.
 * @param signal aborts the running builds
 * @returns the names of the packages that were built now
 */
export async function buildChanged(signal?: AbortSignal): Promise<string[]> {
  const targets = listTargets();
  const findChanged = (): Target[] => {
    const digests: Digests = new Map();
    return targets.filter(({ name, mode, dist }) => !isBuilt(name, mode, dist, digests));
  };
  // Another process may have built the same packages while this one waited for the lock, so they are checked again.
  const built =
    findChanged().length === 0 ? [] : await withBuildLock(() => buildTargets(findChanged(), signal), signal);
  // Also of builds that are up to date: the run that made them may have failed here.
  assertSectionsFit(targets);
  return built;
}

/**
 * Builds the host and the sections at the same time: the host takes as long as all sections together.
 * @throws the first failure, when no build is running any more
 */
async function buildTargets(targets: readonly Target[], signal?: AbortSignal): Promise<string[]> {
  const isHost = ({ name }: Target): boolean => name === 'host';
  const groups =
    availableParallelism() === 1 ? [targets] : [targets.filter(isHost), targets.filter((target) => !isHost(target))];
  const failed = new AbortController();
  const anySignal = AbortSignal.any([failed.signal, ...(signal ? [signal] : [])]);
  const failures: unknown[] = [];
  await Promise.all(
    groups
      .filter((group) => group.length > 0)
      .map((group) =>
        buildInChildProcess(group, anySignal).catch((error: unknown) => {
          failures.push(error);
          failed.abort();
        }),
      ),
  );
  if (failures.length > 0) throw failures[0];
  return targets.map(({ name }) => name);
}

if (process.argv[1]?.endsWith('build.ts')) {
  buildChanged().then(
    (built) => console.log(built.length ? `Built: ${built.join(', ')}.` : 'Nothing has changed since the last build.'),
    reportAndExit,
  );
}
