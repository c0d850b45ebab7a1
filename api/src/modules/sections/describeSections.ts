import { existsSync, statSync } from 'node:fs';
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
import { type BundledBuild, readBundledBuild, readHostFiles } from '../../core/sections/bundledBuilds';
import { listBuiltSections } from '../../core/sections/listBuiltSections';
import type { Services } from '../services';

const noRelease: Release = { live: null, before: [] };

const getVersionState = (
  { live, before: previousVersions, trial, previews }: Release,
  version: string,
): SectionVersionState => {
  if (live === version) return 'LIVE';
  if (trial?.version === version) return 'TRIAL';
  if (previews?.includes(version)) return 'PREVIEW';
  return previousVersions.includes(version) ? 'PREVIOUS' : 'UNUSED';
};

/** Describes a version by the newest release document. */
export function describeVersion(settings: Settings, releases: Releases, id: VersionId): SectionVersion {
  const release = releases.remotes[id.name] ?? noRelease;
  const state = getVersionState(release, id.version);
  const { at, by, commit, reason, verdict } = getPublication(releases, id) ?? {};
  return {
    version: id.version,
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

/** The build that comes with the server; undefined without one. */
const findBundledBuild = (root: string | undefined, name: string): BundledBuild | undefined =>
  root && listBuiltSections(root).includes(name) ? readBundledBuild(root, name) : undefined;

/** The build that comes with the server as one of the versions; none without it. */
function describeOwnVersion({ settings, root = '' }: Services, releases: Releases, name: string): SectionVersion[] {
  const build = findBundledBuild(root, name);
  if (!build || !('manifest' in build)) return [];
  const { version, assets } = build.manifest;
  const { live, before: previousVersions, isAway } = releases.remotes[name] ?? noRelease;
  const described = describeVersion(settings, releases, { name, version });
  const unused = previousVersions.includes(null) ? 'PREVIOUS' : 'UNUSED';
  const partly = described.state === 'UNUSED' ? unused : described.state;
  const sizes = assets.map((file) => statSync(join(root, name, 'dist', file), { throwIfNoEntry: false })?.size ?? 0);
  return [
    {
      ...described,
      isOwn: true,
      state: live === null && !isAway ? 'LIVE' : partly,
      bytes: sizes.reduce((sum, size) => sum + size, 0),
    },
  ];
}

/** The versions of a section whose files are stored, the latest first, and the one that comes with the server. */
export async function listSectionVersions(services: Services, name: string): Promise<SectionVersion[]> {
  const { settings, sectionStore } = services;
  const [stored, releases] = await Promise.all([sectionStore.listVersions(name), sectionStore.readReleases()]);
  const versions = stored.map(({ version, bytes }) => ({
    ...describeVersion(settings, releases, { name, version }),
    bytes,
  }));
  const own = describeOwnVersion(services, releases, name);
  // The same build may be published, too.
  return [...versions.filter(({ version }) => own[0]?.version !== version), ...own];
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

async function readBundledHealth(app: FastifyInstance, build: BundledBuild, root: string): Promise<LabeledHealth> {
  const { name } = build;
  const folder = join(root, name, 'dist');
  if ('reason' in build) return { label: name, health: 'INVALID' };
  const health = await getHealth(app, build.manifest, readHostFiles(root), { path: name, folder });
  return { label: listMenuLabels(build.manifest), health };
}

async function readSectionHealth(
  { sectionStore, root }: Services,
  app: FastifyInstance,
  releases: Releases,
  name: string,
): Promise<LabeledHealth> {
  const bundled = findBundledBuild(root, name);
  const bundledHealth = bundled && (await readBundledHealth(app, bundled, root ?? ''));
  const { live, trial, previews, isAway } = releases.remotes[name] ?? noRelease;
  const version = live ?? trial?.version ?? previews?.[0];
  if (live === null && bundledHealth && !isAway) return bundledHealth;
  if (version === undefined) return { label: bundledHealth?.label ?? name, health: 'OK' };
  try {
    const { manifest, entryHash } = await readPublishedBuild(sectionStore, releases, { name, version });
    const path = join(name, version);
    const host = root === undefined ? undefined : readHostFiles(root);
    const health = await getHealth(app, manifest, host, {
      path,
      folder: join(sectionStore.folder, path),
      hash: entryHash,
    });
    return { label: listMenuLabels(manifest), health };
  } catch (error) {
    const isChanged = error instanceof Error && error.message.includes(INTEGRITY_FILE);
    return { label: bundledHealth?.label ?? name, health: isChanged ? 'CHANGED' : 'MISSING' };
  }
}

/** What the live version needs and this host lacks, and what everyone gets in place of it. */
async function readMisfit(
  { sectionStore, root }: Services,
  name: string,
  release: Release,
  ownVersion: string | null,
): Promise<Pick<Section, 'misfit'>> {
  if (root === undefined) return {};
  const builds = await listServedBuilds(createManifestReader(sectionStore), readHostFiles(root), name, release);
  const live = builds.find(({ manifest }) => manifest.version === release.live);
  if (!live || live.misfits.length === 0) return {};
  const fitting = findServedVersion(builds);
  return { misfit: { needs: listNeeds(live.misfits), served: fitting ?? ownVersion } };
}

/** Describes a section: who gets which version, and whether this server serves it. */
export async function describeSection(services: Services, app: FastifyInstance, name: string): Promise<Section> {
  const { settings, sectionStore, root } = services;
  const releases = await sectionStore.readReleases();
  const release = releases.remotes[name] ?? noRelease;
  const { live, before, trial, previews = [], isAway, menu } = release;
  const describe = (version: string) => describeVersion(settings, releases, { name, version });
  const bundled = findBundledBuild(root, name);
  const ownVersion = bundled && 'manifest' in bundled ? bundled.manifest.version : null;
  return {
    name,
    ...(await readSectionHealth(services, app, releases, name)),
    live: live === null ? null : describe(live),
    ...(isAway && { isAway }),
    ...(menu && { menu }),
    ...(await readMisfit(services, name, release, ownVersion)),
    ownVersion,
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
