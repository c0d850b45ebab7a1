import { join } from 'node:path';
import type { HostFiles } from '@surco/shared/federation/build';
import {
  applyPublication,
  type Audience,
  readLatestRevision,
  readRevision,
  type Release,
  type Releases,
  updateReleases,
} from '@surco/shared/federation/releases';
import { type RemoteBuild, readBuild } from './remoteBuild';
import type { RouteClaims } from '../../../api/src/web/buildProblems';
import { findPathConflicts, validateBuild } from './validateBuild';
import { copyBuild } from './copyBuild';
import { requireRelease } from './rollBack';

export interface Publication {
  build: RemoteBuild;
  /** The folder that servers read. */
  target: string;
  host: HostFiles;
  audience: Audience;
  /** Sections that come with the servers; their addresses are in use too. */
  checkoutRemotes: readonly RouteClaims[];
  /** Who publishes; the release records it. */
  by?: string;
  /** Commit of the sources. */
  commit?: string | undefined;
  reason?: string | undefined;
}

/** All builds that users may get: live versions, canaries, and builds of the servers where no version is live. */
async function listServedBuilds(
  { remotes }: Releases,
  target: string,
  own: Publication['checkoutRemotes'],
): Promise<RouteClaims[]> {
  const folders = Object.entries(remotes).flatMap(([name, { live, canary }]) =>
    [live, canary?.version].flatMap((version) => (version ? [join(target, name, version)] : [])),
  );
  const builds = await Promise.all(folders.map(readBuild));
  return [...builds.map(({ manifest }) => manifest), ...own.filter(({ name }) => !remotes[name]?.live)];
}

function throwViolations(name: string, violations: readonly string[]): void {
  if (violations.length)
    throw new Error(`${name} was not published:\n${violations.map((violation) => `  - ${violation}.`).join('\n')}`);
}

/**
 * Validates a build, copies it and makes it live, in this order: users see nothing of it before the last step. The
 * addresses are validated again in that step, because another section may have been published meanwhile.
 * @returns the release of this section
 * @throws with every reason why the build cannot be published
 */
export async function publish({
  build,
  target,
  host,
  audience,
  checkoutRemotes,
  by,
  commit,
  reason,
}: Publication): Promise<Release> {
  const { name, version } = build.manifest;
  const findConflicts = async (releases: Releases): Promise<string[]> =>
    findPathConflicts(build, await listServedBuilds(releases, target, checkoutRemotes));
  const now = await readRevision(target, await readLatestRevision(target));
  throwViolations(name, [...validateBuild(build, host), ...(await findConflicts(now))]);
  const digest = await copyBuild(build, target);
  const after = await updateReleases(
    target,
    async (releases) => {
      throwViolations(name, await findConflicts(releases));
      return { ...releases.remotes, [name]: applyPublication(releases.remotes[name], version, audience) };
    },
    {
      ...(by && { by }),
      ...(reason && { reason }),
      action: 'publish',
      published: { name, version, digest, ...(commit && { commit }) },
    },
  );
  return requireRelease(after, name);
}
