import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  completeVersionFiles,
  compressedCopyKinds,
  getDigest,
  listVersions,
  type Releases,
  type VersionFiles,
} from '@surco/shared/federation/releases';
import { type Tx, withTransaction } from '../../core/db/transaction';
import { readBundledBuilds } from '../../core/sections/bundledBuilds';
import { lockReleases } from '../../core/sections/recordRelease';
import { productVersion } from '../../core/version';
import type { Services } from '../services';

/** How many versions of a section are stored besides those that somebody gets. */
const maxStoredVersions = 20;

/**
 * Removes the oldest versions that nobody gets and no rollback leads to; a tab that still has one open reloads when it
 * needs more of its code.
 */
export async function removeOldVersions(
  { sectionStore, root }: Pick<Services, 'sectionStore' | 'root'>,
  tx: Tx,
  name: string,
  { remotes }: Releases,
): Promise<void> {
  const { live = null, before = [], ...partly } = remotes[name] ?? {};
  const own = root === undefined ? undefined : readBundledBuilds(root).sections.get(name)?.version;
  const served = [own, ...listVersions({ live, before: [], ...partly })];
  const stored = (await sectionStore.listVersions(name, tx)).map(({ version }) => version);
  const others = stored.filter((version) => !served.includes(version));
  for (const version of others.slice(maxStoredVersions))
    if (!before.includes(version)) await sectionStore.removeFiles({ name, version }, tx);
}

/** Reads files of a build, and the compressed copies that it has. */
async function readBuildFiles(folder: string, files: readonly string[]): Promise<VersionFiles[]> {
  const read = async (names: readonly string[]) => {
    const contents = names.map(async (name) => [name, await readFile(join(folder, name)).catch(() => null)] as const);
    return new Map((await Promise.all(contents)).flatMap(([name, content]) => (content ? [[name, content]] : [])));
  };
  const copies = files.flatMap((name) => compressedCopyKinds.map(({ extension }) => `${name}${extension}`));
  return Promise.all([read(files), read(copies)]);
}

/**
 * Stores the builds of the bundle, so that an upgrade has a way back for each section. Users notice nothing: they have
 * those of their instance until somebody chooses another version.
 */
export async function storeBundledBuilds(services: Pick<Services, 'db' | 'sectionStore'>, root: string): Promise<void> {
  const { db, sectionStore } = services;
  for (const [name, { version, assets }] of readBundledBuilds(root).sections) {
    const id = { name, version };
    const isStored = (await sectionStore.listVersions(name)).some((stored) => stored.version === version);
    if (isStored && getDigest(await sectionStore.readReleases(), name, version) !== undefined) continue;
    const [build = new Map(), copies] = await readBuildFiles(join(root, name, 'dist'), ['manifest.json', ...assets]);
    const { files, digest } = await completeVersionFiles(build, copies);
    await sectionStore.writeFiles(id, files, digest);
    await withTransaction(db, async (tx) => {
      await lockReleases(tx);
      const record = { action: 'publish', by: `Surco ${productVersion}`, published: { ...id, digest } } as const;
      const releases = await sectionStore.updateReleases(tx, ({ remotes }) => remotes, record);
      await removeOldVersions({ sectionStore, root }, tx, name, releases);
    });
  }
}
