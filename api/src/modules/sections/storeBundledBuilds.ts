import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltSection } from '@surco/shared/federation/build';
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

const readFiles = async (folder: string, names: readonly string[]): Promise<VersionFiles> =>
  new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)));

/** The compressed copies that a build has. */
const listCopies = (folder: string, files: readonly string[]): string[] =>
  files
    .flatMap((name) => compressedCopyKinds.map(({ extension }) => `${name}${extension}`))
    .filter((name) => existsSync(join(folder, name)));

async function storeBuild(
  { db, sectionStore }: Pick<Services, 'db' | 'sectionStore'>,
  root: string,
  { name, version, assets }: BuiltSection,
): Promise<void> {
  const id = { name, version };
  const isStored = (await sectionStore.listVersions(name)).some((stored) => stored.version === version);
  if (isStored && getDigest(await sectionStore.readReleases(), name, version) !== undefined) return;
  const folder = join(root, name, 'dist');
  const build = await readFiles(folder, ['manifest.json', ...assets]);
  const copies = await readFiles(folder, listCopies(folder, assets));
  const { files, digest } = await completeVersionFiles(build, copies);
  await sectionStore.writeFiles(id, files, digest);
  await withTransaction(db, async (tx) => {
    await lockReleases(tx);
    const record = { action: 'publish', by: `Surco ${productVersion}`, published: { ...id, digest } } as const;
    const releases = await sectionStore.updateReleases(tx, ({ remotes }) => remotes, record);
    await removeOldVersions({ sectionStore, root }, tx, name, releases);
  });
}

/**
 * Stores the builds of the bundle, so that an upgrade has a way back for each section. Users notice nothing: they have
 * those of their instance until somebody chooses another version.
 * @throws the error of the first one that cannot be stored, after the others
 */
export async function storeBundledBuilds(services: Pick<Services, 'db' | 'sectionStore'>, root: string): Promise<void> {
  const failures: unknown[] = [];
  for (const section of readBundledBuilds(root).sections.values())
    await storeBuild(services, root, section).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
