import { join } from 'node:path';
import {
  assertNoViolations,
  describePathConflicts,
  readBuild,
  type SectionBuild,
  validateBuild,
} from '@surco/section/publish';
import type { HostFiles, RouteClaims } from '@surco/shared/federation/build';
import {
  applyPublication,
  type Audience,
  readLatestRevision,
  readRevision,
  type Release,
  type Releases,
  updateReleases,
} from '@surco/shared/federation/releases';
import { copyBuild } from './copyBuild';

export interface FolderPublication {
  build: SectionBuild;
  /** The folder that servers read. */
  target: string;
  host: HostFiles;
  audience: Audience;
  /** Sections whose builds come with the servers; their paths are in use too. */
  bundledRemotes: readonly RouteClaims[];
  /** Who publishes; the release records it. */
  by?: string;
  /** Commit of the sources. */
  commit?: string | undefined;
  reason?: string | undefined;
}

/** Live versions, trials, and builds of the servers where no version is live. A preview, asked for by a link, is not checked. */
async function listClaimingBuilds(
  { remotes }: Releases,
  target: string,
  bundledRemotes: FolderPublication['bundledRemotes'],
): Promise<RouteClaims[]> {
  const folders = Object.entries(remotes).flatMap(([name, { live, canary: trial }]) =>
    [live, trial?.version].flatMap((version) => (version ? [join(target, name, version)] : [])),
  );
  const builds = await Promise.all(folders.map(readBuild));
  return [...builds.map(({ manifest }) => manifest), ...bundledRemotes.filter(({ name }) => !remotes[name]?.live)];
}

/**
 * Validates a build, copies it and makes it live, or a trial, in this order: users see nothing of it before the last
 * step. The paths are validated again in that step, because another section may have been published meanwhile.
 * @returns the release of this section
 * @throws with every reason why the build cannot be published
 */
export async function publish({
  build,
  target,
  host,
  audience,
  bundledRemotes,
  by,
  commit,
  reason,
}: FolderPublication): Promise<Release> {
  const { name, version } = build.manifest;
  const findConflicts = async (releases: Releases): Promise<string[]> =>
    describePathConflicts(build, await listClaimingBuilds(releases, target, bundledRemotes));
  const now = await readRevision(target, await readLatestRevision(target));
  assertNoViolations([...validateBuild(build, host), ...(await findConflicts(now))], `${name} was not published`);
  const digest = await copyBuild(build, target);
  const after = await updateReleases(
    target,
    async (releases) => {
      assertNoViolations(await findConflicts(releases), `${name} was not published`);
      return { ...releases.remotes, [name]: applyPublication(releases.remotes[name], version, audience) };
    },
    {
      ...(by && { by }),
      ...(reason && { reason }),
      action: 'publish',
      published: { name, version, digest, ...(commit && { commit }) },
    },
  );
  const release = after?.remotes[name];
  if (!release) throw new Error(`${target} has no release of ${name} after its publication.`);
  return release;
}
