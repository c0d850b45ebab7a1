import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegisteredRemote, RemoteRegistry } from '@surco/shared/federation';
import {
  findMisfits,
  isForLaterHost,
  parseBuiltSection,
  REMOTES_PREFIX,
  toRegisteredSection,
} from '@surco/shared/federation/build';
import {
  computeIntegrity,
  type FileHashes,
  getDigest,
  readFileHashes,
  type Release,
  type Releases,
  selectVersion,
  type Visitor,
} from '@surco/shared/federation/releases';
import type { FrontEnd } from './frontEnd';
import { readVersion } from '../core/sections/readVersion';
import type { SectionStore, Warn } from '../core/sections/sectionStore';

export interface PublishedSectionsOptions {
  frontEnd: Pick<FrontEnd, 'host' | 'sections'>;
  store: Pick<SectionStore, 'folder' | 'readReleases' | 'ensureFiles' | 'restoreFiles'>;
  warn: Warn;
}

/** The published sections at one moment. */
export interface LiveSections {
  /** Whether a version is on trial for roles, so that users may get different versions. */
  hasTrial: boolean;
  createRegistry: (visitor: Visitor) => Promise<RemoteRegistry>;
  /** The hash of a published file, by its address; undefined for a file without one. */
  findHash: (address: string) => string | undefined;
}

const compareByName = (a: RegisteredRemote, b: RegisteredRemote): number => (a.name < b.name ? -1 : 1);

interface PublishedVersion {
  name: string;
  version: string;
  /** Hash of its integrity file; undefined when an older tool published it. */
  digest: string | undefined;
}

interface PublishedSection {
  remote: RegisteredRemote;
  hashes: FileHashes;
  /** Whether this host offers all that it needs. */
  fits: boolean;
  /** Whether a later host will. */
  waits: boolean;
}

/**
 * Reads the manifest of a published version, and the hashes of its files.
 * @throws Error when the folder holds no build of this section and version, or its manifest is not the published one
 */
async function readPublishedSection(
  folder: string,
  { name, version, digest }: PublishedVersion,
  host: FrontEnd['host'],
): Promise<PublishedSection> {
  const versionFolder = join(folder, name, version);
  const hashes = digest === undefined ? {} : await readFileHashes(versionFolder, digest);
  const text = await readFile(join(versionFolder, 'manifest.json'), 'utf8');
  if (digest !== undefined && computeIntegrity(text) !== hashes['manifest.json'])
    throw new Error(`${name} ${version}: manifest.json was changed`);
  const built = parseBuiltSection(text, `${name} ${version}`);
  if (built.name !== name || built.version !== version)
    throw new Error(`${name} ${version}: manifest.json is that of ${built.name} ${built.version}`);
  const remote = toRegisteredSection(built, host, `${REMOTES_PREFIX}/${name}/${version}`, hashes);
  return { remote, hashes, fits: findMisfits(built, host).length === 0, waits: isForLaterHost(built, host) };
}

/** A section as it is shown while its entries in places outside its own pages are not approved. */
const hideEntries = ({ routes, ...remote }: RegisteredRemote): RegisteredRemote => ({
  ...remote,
  menu: [],
  routes: routes.map(({ shortcut: _s, action: _a, customerAction: _c, importLabel: _i, ...route }) => route),
});

/**
 * Returns a function that reads the published sections. It runs for each page, so that the next page uses a new release.
 * It only asks the store for the newest release, because release documents and builds never change and are cached.
 */
export function createPublishedSections({ frontEnd: { host, sections }, store, warn }: PublishedSectionsOptions) {
  const { folder, readReleases } = store;
  const remotes = new Map<string, Promise<PublishedSection | null>>();
  const hashesByAddress = new Map<string, string>();
  const reported = new Set<string>();
  // The builds of the bundle are the copies that an instance has from the start.
  const own = new Map(
    [...sections].map(([name, built]) => [name, toRegisteredSection(built, host, `${REMOTES_PREFIX}/${name}`)]),
  );

  function readRemote(published: PublishedVersion): Promise<PublishedSection | null> {
    const key = Object.values(published).join('/');
    const reading =
      remotes.get(key) ??
      readVersion(store, published, () => readPublishedSection(folder, published, host))
        .then((read) => {
          const prefix = `${REMOTES_PREFIX}/${published.name}/${published.version}`;
          for (const [file, hash] of Object.entries(read.hashes)) hashesByAddress.set(`${prefix}/${file}`, hash);
          return read;
        })
        .catch((error: unknown) => {
          // On a disk that several servers share, the folder may appear later than the document that names it.
          remotes.delete(key);
          if (!reported.has(key)) warn(error, 'a published section cannot be read: an older version is served');
          reported.add(key);
          return null;
        });
    remotes.set(key, reading);
    return reading;
  }

  /**
   * Returns the visitor's version, or while it cannot be read or does not fit this host, the newest one that everyone had
   * and that does; without one, that of the bundle. What fits no host of this or a later contract is shown as that.
   */
  async function selectSection(
    name: string,
    releases: Releases,
    visitor: Visitor,
  ): Promise<RegisteredRemote | undefined> {
    const release: Release = releases.remotes[name] ?? { live: null, before: [] };
    const isShown = !release.menu || release.menu === 'APPROVED';
    const show = (remote: RegisteredRemote): RegisteredRemote => (isShown ? remote : hideEntries(remote));
    const bundled = release.isAway ? undefined : own.get(name);
    const chosen = selectVersion(name, release, visitor);
    const misfits: RegisteredRemote[] = [];
    for (const version of new Set([chosen, release.live, ...release.before])) {
      if (version === null) break;
      const found = await readRemote({ name, version, digest: getDigest(releases, name, version) });
      if (found?.fits) return show(found.remote);
      if (found && !found.waits) misfits.push(show(found.remote));
    }
    return bundled ? show(bundled) : misfits[0];
  }

  return async (): Promise<LiveSections> => {
    const live = await readReleases();
    const names = new Set([...own.keys(), ...Object.keys(live.remotes)]);
    return {
      findHash: (address) => hashesByAddress.get(address),
      hasTrial: Object.values(live.remotes).some(({ trial }) => trial),
      createRegistry: async (visitor) => {
        const found = await Promise.all([...names].map((name) => selectSection(name, live, visitor)));
        return { format: 1, remotes: found.filter((remote) => remote !== undefined).toSorted(compareByName) };
      },
    };
  };
}
