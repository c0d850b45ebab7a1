import { findPathConflicts, findTokenProblems, type SectionClaims } from '@surco/shared/federation/build';
import type { Release, Releases } from '@surco/shared/federation/releases';
import { requireFound } from '../../core/http/httpError';
import { type BundledBuilds, readBundledBuilds } from '../../core/sections/bundledBuilds';
import { createManifestReader, findServedVersion, listServedBuilds } from '../../core/sections/servedBuilds';
import type { SectionStore } from '../../core/sections/sectionStore';
import type { Services } from '../services';
import { assertNoProblems } from './rejectBuild';
import type { ReleaseAuthor } from './releaseAuthor';

/** The version that everyone gets by a release of this server; undefined for none. */
export const readServedVersion = async (
  { sectionStore, root }: Pick<Services, 'sectionStore' | 'root'>,
  name: string,
  release: Release | undefined,
): Promise<string | undefined> =>
  root === undefined
    ? undefined
    : findServedVersion(
        await listServedBuilds(createManifestReader(sectionStore), readBundledBuilds(root), name, release),
      );

/** The claims of the versions that users get of a section or will get, for everyone or on trial for roles; not of previews. */
async function listClaims(
  store: SectionStore,
  bundled: BundledBuilds,
  name: string,
  release: Release | undefined,
): Promise<SectionClaims[]> {
  const read = createManifestReader(store);
  const builds = await listServedBuilds(read, bundled, name, release);
  const onTrial = release?.trial && (await read({ name, version: release.trial.version }));
  return [...builds.map(({ manifest }) => manifest), ...(onTrial ? [onTrial] : [])];
}

/** Those of all sections. */
async function listServedClaims(
  store: SectionStore,
  bundled: BundledBuilds,
  { remotes }: Pick<Releases, 'remotes'>,
): Promise<SectionClaims[]> {
  const names = [...new Set([...bundled.sections.keys(), ...Object.keys(remotes)])];
  return (await Promise.all(names.map((name) => listClaims(store, bundled, name, remotes[name])))).flat();
}

/** The claims of the versions whose reserved fields and menu labels a token keeps: the live and the bundled one. */
async function listStandingClaims(
  store: SectionStore,
  bundled: BundledBuilds,
  { remotes }: Releases,
  name: string,
): Promise<SectionClaims[]> {
  const { live = null, before = [] } = remotes[name] ?? {};
  const own = bundled.sections.get(name);
  return [...(await listClaims(store, bundled, name, { live, before })), ...(own ? [own] : [])];
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
  for (const claims of await listClaims(services.sectionStore, bundled, name, release))
    await assertNoConflicts(services, author, releases, claims);
}
