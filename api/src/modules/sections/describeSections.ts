import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Section, SectionHealth, SectionVersion, SectionVersionState } from '@surco/shared/contract';
import {
  type BuiltSection,
  findMisfits,
  type HostFiles,
  listNeeds,
  parseBuiltSection,
  REMOTES_PREFIX,
} from '@surco/shared/federation/build';
import {
  computeIntegrity,
  getDigest,
  getPublication,
  INTEGRITY_FILE,
  readFileHashes,
  type Release,
  type Releases,
  type VersionId,
} from '@surco/shared/federation/releases';
import type { FastifyInstance } from 'fastify';
import { createPreviewUrl } from '../../core/sections/previewLinks';
import { readVersion } from '../../core/sections/readVersion';
import { createManifestReader, findServedVersion, listServedBuilds } from '../../core/sections/servedBuilds';
import type { SectionStore } from '../../core/sections/sectionStore';
import type { SectionTokenGrant } from '../../core/security/sectionTokens';
import type { Settings } from '../../core/settings/settings';
import { type BundledBuilds, readBundledBuilds } from '../../core/sections/bundledBuilds';
import { listBuiltSections } from '../../core/sections/listBuiltSections';
import type { Services } from '../services';

const noRelease: Release = { live: null, before: [] };

/** The versions of a release, with that of the bundle where nobody chose one. */
const resolveOwn = ({ live, before, ...release }: Release, own: string | undefined): Release => ({
  ...release,
  live: live ?? (release.isAway ? null : (own ?? null)),
  before: before.map((version) => version ?? own ?? null),
});

const getVersionState = (
  { live, before: previousVersions, trial, previews }: Release,
  version: string,
): SectionVersionState => {
  if (live === version) return 'LIVE';
  if (trial?.version === version) return 'TRIAL';
  if (previews?.includes(version)) return 'PREVIEW';
  return previousVersions.includes(version) ? 'PREVIOUS' : 'UNUSED';
};

/** Describes a version by the newest release document. @param own version of the bundle */
export function describeVersion(settings: Settings, releases: Releases, id: VersionId, own?: string): SectionVersion {
  const release = resolveOwn(releases.remotes[id.name] ?? noRelease, own);
  const state = getVersionState(release, id.version);
  const { at, by, commit, reason, verdict } = getPublication(releases, id) ?? {};
  return {
    version: id.version,
    ...(id.version === own && { isOwn: true }),
    state,
    ...(state === 'TRIAL' && release.trial && { roles: release.trial.roles }),
    publishedAt: at ?? null,
    publishedBy: by ?? null,
    commit: commit ?? null,
    reason: reason ?? null,
    unusedSince: null,
    previewUrl: state === 'PREVIEW' ? createPreviewUrl(settings, id) : null,
    ...(verdict && { verdict }),
  };
}

const readBuilds = ({ root }: Pick<Services, 'root'>): BundledBuilds | undefined =>
  root === undefined ? undefined : readBundledBuilds(root);

/** The versions of a section whose files are stored, the latest first; that of the bundle even while it cannot be. */
export async function listSectionVersions(services: Services, name: string): Promise<SectionVersion[]> {
  const { settings, sectionStore } = services;
  const [stored, releases] = await Promise.all([sectionStore.listVersions(name), sectionStore.readReleases()]);
  const builds = readBuilds(services);
  const own = builds?.sections.get(name)?.version;
  const release = releases.remotes[name] ?? noRelease;
  const misfit = await readMisfit(services, name, release, builds);
  const isMissing = own !== undefined && !stored.some(({ version }) => version === own);
  return [...stored, ...(isMissing ? [{ version: own }] : [])].map(({ version, ...size }) => ({
    ...describeVersion(settings, releases, { name, version }, own),
    ...size,
    ...(version === release.live && misfit),
  }));
}

interface PublishedBuild {
  manifest: BuiltSection;
  /** The recorded hash of the entry; undefined when an older tool published the version. */
  entryHash: string | undefined;
}

const readPublishedBuild = (store: SectionStore, releases: Releases, id: VersionId): Promise<PublishedBuild> =>
  readVersion(store, id, async () => {
    const folder = join(store.folder, id.name, id.version);
    const manifest = parseBuiltSection(await readFile(join(folder, 'manifest.json'), 'utf8'), folder);
    const digest = getDigest(releases, id.name, id.version);
    const hashes = digest === undefined ? {} : await readFileHashes(folder, digest);
    return { manifest, entryHash: hashes[manifest.entry] };
  });

const listMenuLabels = ({ menu, name }: BuiltSection): string => menu.map(({ label }) => label).join(', ') || name;

/** Requests the entry of a build from this server, as a browser does, and compares its hash. */
async function getHealth(
  app: FastifyInstance,
  manifest: BuiltSection,
  host: HostFiles | undefined,
  { path, folder, hash }: { path: string; folder: string; hash?: string | undefined },
): Promise<SectionHealth> {
  const { statusCode, rawPayload } = await app.inject({ url: `${REMOTES_PREFIX}/${path}/${manifest.entry}` });
  const file = join(folder, manifest.entry);
  if (statusCode === 200 && (hash === undefined || computeIntegrity(rawPayload) === hash))
    return host && findMisfits(manifest, host).length > 0 ? 'INCOMPATIBLE' : 'OK';
  // The server does not serve a file that was changed.
  return existsSync(file) ? 'CHANGED' : 'MISSING';
}

interface LabeledHealth {
  label: string;
  health: SectionHealth;
}

async function readSectionHealth(
  { sectionStore, root = '' }: Services,
  app: FastifyInstance,
  releases: Releases,
  { name, builds }: { name: string; builds: BundledBuilds | undefined },
): Promise<LabeledHealth> {
  const own = builds?.sections.get(name);
  const { live, trial, previews, isAway } = releases.remotes[name] ?? noRelease;
  const isOwn = live === null && !isAway;
  if (isOwn && builds?.faulty.some((build) => build.name === name)) return { label: name, health: 'INVALID' };
  const version = live ?? trial?.version ?? previews?.[0];
  const label = own ? listMenuLabels(own) : name;
  try {
    if (isOwn && own) {
      const files = { path: name, folder: join(root, name, 'dist') };
      return { label, health: await getHealth(app, own, builds?.host, files) };
    }
    if (version === undefined) {
      const [latest] = own ? [] : await sectionStore.listVersions(name);
      if (!latest) return { label, health: 'OK' };
      const { manifest } = await readPublishedBuild(sectionStore, releases, { name, version: latest.version });
      return { label: listMenuLabels(manifest), health: 'OK' };
    }
    const { manifest, entryHash } = await readPublishedBuild(sectionStore, releases, { name, version });
    const path = join(name, version);
    const files = { path, folder: join(sectionStore.folder, path), hash: entryHash };
    return { label: listMenuLabels(manifest), health: await getHealth(app, manifest, builds?.host, files) };
  } catch (error) {
    const isChanged = error instanceof Error && error.message.includes(INTEGRITY_FILE);
    return { label, health: isChanged ? 'CHANGED' : 'MISSING' };
  }
}

/** What the live version needs and this host lacks, and what everyone gets in place of it. */
async function readMisfit(
  { sectionStore }: Services,
  name: string,
  release: Release,
  bundled: BundledBuilds | undefined,
): Promise<Pick<Section, 'misfit'>> {
  if (!bundled) return {};
  const builds = await listServedBuilds(createManifestReader(sectionStore), bundled, name, release);
  const live = builds.find(({ manifest }) => manifest.version === release.live);
  if (!live || live.misfits.length === 0) return {};
  return { misfit: { needs: listNeeds(live.misfits), served: findServedVersion(builds) ?? null } };
}

/** Describes a section: who gets which version, and whether this server serves it. */
export async function describeSection(services: Services, app: FastifyInstance, name: string): Promise<Section> {
  const { settings, sectionStore } = services;
  const builds = readBuilds(services);
  const releases = await sectionStore.readReleases();
  const release = releases.remotes[name] ?? noRelease;
  const { live, before, trial, previews = [], isAway, menu } = release;
  const own = builds?.sections.get(name)?.version;
  const describe = (version: string) => describeVersion(settings, releases, { name, version }, own);
  return {
    name,
    ...(await readSectionHealth(services, app, releases, { name, builds })),
    live: live === null ? null : describe(live),
    ...(isAway && { isAway }),
    ...(menu && { menu }),
    ...(await readMisfit(services, name, release, builds)),
    ownVersion: own ?? null,
    trial: trial
      ? {
          version: describe(trial.version),
          percent: null,
          roles: trial.roles,
        }
      : null,
    previews: previews.map(describe),
    before,
  };
}

/** Returns the sections; with a token, those that it may publish. */
export async function listSections(
  services: Services,
  app: FastifyInstance,
  token: SectionTokenGrant | null,
): Promise<Section[]> {
  const { remotes } = await services.sectionStore.readReleases();
  const bundled = services.root ? listBuiltSections(services.root) : [];
  const names = [...new Set([...bundled, ...Object.keys(remotes)])].filter(
    (name) => !token || token.sections.includes(name),
  );
  return Promise.all(names.toSorted().map((name) => describeSection(services, app, name)));
}
