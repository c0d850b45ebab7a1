import { join } from 'node:path';
import type { HostFiles } from '@surco/shared/federation/filesPlugin';
import { changeReleases, latestRevision, readRevision } from '@surco/shared/federation/releaseStore';
import { type Audience, published, type Release, type Releases, rolledBack } from '@surco/shared/federation/releases';
import { type Build, readBuild } from './build';
import { type Claims, contested, faultsOf } from './check';
import { put } from './put';

export interface Publication {
  build: Build;
  /** The folder that servers read. */
  target: string;
  host: HostFiles;
  audience: Audience;
  /** Remotes that came with the servers: their addresses are taken too. */
  own: readonly Claims[];
}

function released(after: Releases | null, name: string): Release {
  const release = after?.remotes[name];
  if (!release) throw new Error(`${name} no tiene una versión anterior a la que regresar.`);
  return release;
}

/** What anybody may get now: what is live, what is on trial, and what came with the servers where nothing is live. */
async function servedBuilds({ remotes }: Releases, target: string, own: Publication['own']): Promise<Claims[]> {
  const folders = Object.entries(remotes).flatMap(([name, { live, canary }]) =>
    [live, canary?.version].flatMap((version) => (version ? [join(target, name, version)] : [])),
  );
  const builds = await Promise.all(folders.map(readBuild));
  return [...builds.map(({ built }) => built), ...own.filter(({ name }) => !remotes[name]?.live)];
}

function refuse(name: string, faults: readonly string[]): void {
  if (faults.length) throw new Error(`${name} no se publicó:\n${faults.map((fault) => `  - ${fault}.`).join('\n')}`);
}

/**
 * Checks, copies, switches, in this order: until the last step nobody sees anything of it. Whose the addresses are is
 * asked again with the switch: somebody else may have published meanwhile.
 * @throws with every reason why the build cannot be published
 */
export async function publish({ build, target, host, audience, own }: Publication): Promise<Release> {
  const { name, version } = build.built;
  const taken = async (releases: Releases): Promise<string[]> =>
    contested(build, await servedBuilds(releases, target, own));
  const now = await readRevision(target, await latestRevision(target));
  refuse(name, [...faultsOf(build, host), ...(await taken(now))]);
  await put(build, target);
  const after = await changeReleases(target, async (releases) => {
    refuse(name, await taken(releases));
    return { ...releases.remotes, [name]: published(releases.remotes[name], version, audience) };
  });
  return released(after, name);
}

/** @throws when there is nothing to go back to */
export async function rollBack(target: string, name: string): Promise<Release> {
  const after = await changeReleases(target, ({ remotes }) => {
    const now = remotes[name];
    const back = now && rolledBack(now);
    return back ? { ...remotes, [name]: back } : null;
  });
  return released(after, name);
}
