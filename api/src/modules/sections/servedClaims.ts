import { findPathConflicts, findTokenProblems, type SectionClaims } from '@surco/shared/federation/build';
import type { Release, Releases } from '@surco/shared/federation/releases';
import { requireFound } from '../../core/http/httpError';
import { type BundledBuilds, readBundledBuilds, readHostFiles } from '../../core/sections/bundledBuilds';
import { createManifestReader, findServedVersion, listServedBuilds } from '../../core/sections/servedBuilds';
import type { SectionStore } from '../../core/sections/sectionStore';
import type { Services } from '../services';
import { assertNoProblems } from './rejectBuild';
import type { ReleaseAuthor } from './releaseAuthor';

/** The published version that everyone gets by a release of this server; undefined for none. */
export const readServedVersion = async (
  { sectionStore, root }: Pick<Services, 'sectionStore' | 'root'>,
  name: string,
  release: Release | undefined,
): Promise<string | undefined> =>
  root === undefined || !release
    ? undefined
    : findServedVersion(await listServedBuilds(createManifestReader(sectionStore), readHostFiles(root), name, release));

/** The claims of the versions that users get by a release or will get, on trial for roles or for everyone; not previews. */
async function listPublishedClaims(
  store: SectionStore,
  { host, registry }: BundledBuilds,
  name: string,
  { live, before, trial, isAway }: Release,
): Promise<SectionClaims[]> {
  const read = createManifestReader(store);
  const onTrial = trial && (await read({ name, version: trial.version }));
  const builds = await listServedBuilds(read, host, name, { live, before });
  const isOwnServed = !isAway && findServedVersion(builds) === undefined;
  const own = isOwnServed ? registry.remotes.filter((remote) => remote.name === name) : [];
  return [...builds.map(({ manifest }) => manifest), ...(onTrial ? [onTrial] : []), ...own];
}

/** The claims of all sections, as {@link listPublishedClaims}. */
async function listServedClaims(
  store: SectionStore,
  bundled: BundledBuilds,
  releases: Pick<Releases, 'remotes'>,
): Promise<SectionClaims[]> {
  const published = await Promise.all(
    Object.entries(releases.remotes).map(([name, release]) => listPublishedClaims(store, bundled, name, release)),
  );
  return [...published.flat(), ...bundled.registry.remotes.filter(({ name }) => !(name in releases.remotes))];
}

/** The claims of the versions whose reserved fields and menu labels a token keeps: the live and the bundled one. */
async function listStandingClaims(
  store: SectionStore,
  bundled: BundledBuilds,
  { remotes }: Releases,
  name: string,
): Promise<SectionClaims[]> {
  const { live = null, before = [] } = remotes[name] ?? {};
  const published = await listPublishedClaims(store, bundled, name, { live, before });
  return [...published, ...bundled.registry.remotes.filter((remote) => remote.name === name)];
}

/**
 * Checks what a section claims outside its own pages against what the host and the other sections have, and over a
 * token also what only an administrator grants.
 * @throws HttpError 422 with every problem
 */
export async function assertNoConflicts(
  { sectionStore, root }: Pick<Services, 'sectionStore' | 'root'>,
  { tokenId }: ReleaseAuthor,
  releases: Releases,
  claims: SectionClaims,
): Promise<void> {
  const bundled = readBundledBuilds(requireFound(root));
  const served = await listServedClaims(sectionStore, bundled, releases);
  const conflicts = findPathConflicts(claims, served);
  if (tokenId === null) return assertNoProblems(conflicts);
  const standing = await listStandingClaims(sectionStore, bundled, releases, claims.name);
  assertNoProblems([...conflicts, ...findTokenProblems(claims, standing, served)]);
}

/**
 * The labels of what a section shows outside its own pages: in the menu, the search, the card of a customer, at the app's
 * icon and for shared files.
 */
export const listEntries = ({ menu, routes }: SectionClaims): string[] => [
  ...menu.map(({ label }) => label),
  ...routes
    .flatMap(({ title, action, shortcut, customerAction, importLabel }) => [
      action ? title : undefined,
      shortcut,
      customerAction,
      importLabel,
    ])
    .filter((label) => label !== undefined),
];

/**
 * Whether the entries of a section show after a publication: the first ones over a token wait for an administrator, who
 * approves what they publish themselves.
 */
export async function decideMenu(
  { sectionStore, root }: Pick<Services, 'sectionStore' | 'root'>,
  { tokenId }: ReleaseAuthor,
  releases: Releases,
  claims: SectionClaims,
): Promise<Pick<Release, 'menu'>> {
  const decided = releases.remotes[claims.name]?.menu;
  if (listEntries(claims).length === 0) return decided ? { menu: decided } : {};
  if (tokenId === null) return { menu: 'APPROVED' };
  if (decided) return { menu: decided };
  const standing = await listStandingClaims(sectionStore, readBundledBuilds(requireFound(root)), releases, claims.name);
  return { menu: standing.some((former) => listEntries(former).length > 0) ? 'APPROVED' : 'WAITING' };
}

/**
 * Checks what users would get of a section by a new release: meanwhile another section may have taken an address or a
 * name in the menu that its former version has.
 * @throws HttpError 422 with every problem
 */
export async function assertReleaseFits(
  services: Pick<Services, 'sectionStore' | 'root'>,
  author: ReleaseAuthor,
  releases: Releases,
  { name, release }: { name: string; release: Release },
): Promise<void> {
  const bundled = readBundledBuilds(requireFound(services.root));
  const served = await listServedClaims(services.sectionStore, bundled, { remotes: { [name]: release } });
  for (const claims of served.filter((own) => own.name === name))
    await assertNoConflicts(services, author, releases, claims);
}
