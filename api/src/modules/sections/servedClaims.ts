import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findPathConflicts, parseBuiltRemote, type RouteClaims } from '@surco/shared/federation/build';
import type { Release, Releases, VersionId } from '@surco/shared/federation/releases';
import type { BundledBuilds } from '../../core/remotes/bundledBuilds';
import { readVersion } from '../../core/remotes/readVersion';
import type { RemoteStore } from '../../core/remotes/remoteStore';
import { assertNoProblems } from './rejectBuild';

/** Returns the addresses of a version; none when its manifest cannot be read, because it is not served then. */
const readClaims = (store: RemoteStore, { name, version }: VersionId): Promise<RouteClaims[]> =>
  readVersion(store, { name, version }, async () => {
    const text = await readFile(join(store.folder, name, version, 'manifest.json'), 'utf8');
    return [parseBuiltRemote(text, `${name} ${version}`)];
  }).catch(() => []);

/** The versions that users get by a release, on trial by percentage or role or for everyone; not previews. */
const listServedVersions = (name: string, { live, canary: trial }: Release): VersionId[] =>
  [live, trial?.version].flatMap((version) => (version ? [{ name, version }] : []));

const listBundledClaims = ({ registry }: BundledBuilds, { remotes }: Pick<Releases, 'remotes'>): RouteClaims[] =>
  registry.remotes.filter(({ name }) => !remotes[name]?.live);

/** The addresses of the live versions, the trials by percentage or role and the bundled builds; not of previews. */
export async function listServedClaims(
  store: RemoteStore,
  bundled: BundledBuilds,
  releases: Pick<Releases, 'remotes'>,
): Promise<RouteClaims[]> {
  const versions = Object.entries(releases.remotes).flatMap(([name, release]) => listServedVersions(name, release));
  const published = await Promise.all(versions.map((id) => readClaims(store, id)));
  return [...published.flat(), ...listBundledClaims(bundled, releases)];
}

/**
 * Checks what users would get of a section by a new release: meanwhile another section may have taken an address that
 * its former version has.
 * @throws HttpError 422 with the addresses that the host or another section answers already
 */
export async function assertNoConflicts(
  store: RemoteStore,
  bundled: BundledBuilds,
  { remotes }: Releases,
  { name, release }: { name: string; release: Release },
): Promise<void> {
  const claims = await listServedClaims(store, bundled, { remotes: { ...remotes, [name]: release } });
  assertNoProblems(claims.filter((own) => own.name === name).flatMap((own) => findPathConflicts(own, claims)));
}
