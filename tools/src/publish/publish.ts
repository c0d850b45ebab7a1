import { join } from 'node:path';
import type { HostFiles } from '@surco/shared/federation/filesPlugin';
import { changeReleases, latestRevision, readRevision } from '@surco/shared/federation/releaseStore';
import { type Audience, published, type Release, type Releases, rolledBack } from '@surco/shared/federation/releases';
import { type Build, readBuild } from './build';
import { contested, faultsOf } from './check';
import { put } from './put';

export interface Publication {
  build: Build;
  /** The folder that servers read. */
  target: string;
  host: HostFiles;
  audience: Audience;
  /** Remotes that came with the servers: their addresses are taken too. */
  own: readonly Build['built'][];
}

function released(after: Releases | null, name: string): Release {
  const release = after?.remotes[name];
  if (!release) throw new Error(`${name} no tiene una versión anterior a la que regresar.`);
  return release;
}

async function liveBuilds(target: string): Promise<Build['built'][]> {
  const { remotes } = await readRevision(target, await latestRevision(target));
  const versions = Object.entries(remotes).flatMap(([name, { live }]) => (live ? [join(target, name, live)] : []));
  return (await Promise.all(versions.map(readBuild))).map(({ built }) => built);
}

/**
 * Checks, copies, switches, in this order: until the last step nobody sees anything of it.
 * @throws with every reason why the build cannot be published
 */
export async function publish({ build, target, host, audience, own }: Publication): Promise<Release> {
  const { name, version } = build.built;
  const live = await liveBuilds(target);
  const others = [...live, ...own.filter((built) => !live.some((other) => other.name === built.name))];
  const faults = [...faultsOf(build, host), ...contested(build, others)];
  if (faults.length) throw new Error(`${name} no se publicó:\n${faults.map((fault) => `  - ${fault}.`).join('\n')}`);
  await put(build, target);
  const after = await changeReleases(target, ({ remotes }) => ({
    ...remotes,
    [name]: published(remotes[name], version, audience),
  }));
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
