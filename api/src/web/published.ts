import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegisteredRemote } from '@surco/shared/federation/manifest';
import { fault, type RemoteRegistry } from '@surco/shared/federation/registry';
import { latestRevision, readRevision } from '@surco/shared/federation/releaseStore';
import { noReleases, type Person, type Releases, versionFor, versionsOf } from '@surco/shared/federation/releases';
import { type BuiltRemote, type FrontEnd, register, REMOTES_PREFIX } from './frontEnd';

export interface PublishedOptions {
  frontEnd: Pick<FrontEnd, 'host' | 'registry'>;
  /** Where remotes are published to. */
  folder: string;
  /** Hears what could not be served and why. */
  warn: (error: unknown, what: string) => void;
}

/** What is live at this moment. */
export interface Live {
  /** Whether different people may get different versions. */
  trial: boolean;
  registryFor: (person: Person) => Promise<RemoteRegistry>;
}

const byName = (a: RegisteredRemote, b: RegisteredRemote): number => (a.name < b.name ? -1 : 1);

/** @throws when the folder holds no build of this remote and version */
async function readPublished(folder: string, name: string, version: string, host: FrontEnd['host']) {
  const built = JSON.parse(await readFile(join(folder, name, version, 'manifest.json'), 'utf8')) as BuiltRemote;
  const remote = register(built, host, `${REMOTES_PREFIX}/${name}/${version}`);
  const wrong = fault(remote) ?? (remote.name === name && remote.version === version ? null : 'es otra construcción');
  if (wrong) throw new Error(`${name} ${version}: ${wrong}`);
  return remote;
}

/**
 * Makes the reader of what is published. Each page asks anew, so a switch is seen by the next one; the price is a look
 * at one folder's names, because documents and builds never change once they are there.
 */
export function publishedRemotes({ frontEnd: { host, registry }, folder, warn }: PublishedOptions) {
  const remotes = new Map<string, Promise<RegisteredRemote | null>>();
  const told = new Set<string>();
  let seen = { revision: 0, releases: noReleases };

  async function releases(): Promise<Releases> {
    try {
      const revision = await latestRevision(folder);
      if (revision !== seen.revision) seen = { revision, releases: await readRevision(folder, revision) };
    } catch (error) {
      warn(error, 'the newest releases cannot be read: what was live stays');
    }
    return seen.releases;
  }

  function remote(name: string, version: string): Promise<RegisteredRemote | null> {
    const key = `${name}/${version}`;
    const reading =
      remotes.get(key) ??
      readPublished(folder, name, version, host).catch((error: unknown) => {
        // A disk that several servers share may show the folder later than the document that names it.
        remotes.delete(key);
        if (!told.has(key)) warn(error, 'a published remote cannot be read: an older version stands in');
        told.add(key);
        return null;
      });
    remotes.set(key, reading);
    return reading;
  }

  /** The version meant for this person, or the next older one that is whole; at last what came with the server. */
  async function remoteFor(name: string, { remotes: all }: Releases, person: Person): Promise<RegisteredRemote[]> {
    const own = registry.remotes.filter((built) => built.name === name);
    const release = all[name];
    if (!release) return own;
    const chosen = versionFor(name, release, person);
    if (chosen === null) return own;
    for (const version of new Set([chosen, ...versionsOf({ ...release, canary: undefined })])) {
      const found = await remote(name, version);
      if (found) return [found];
    }
    return own;
  }

  return async (): Promise<Live> => {
    const live = await releases();
    const names = new Set([...registry.remotes.map(({ name }) => name), ...Object.keys(live.remotes)]);
    return {
      trial: Object.values(live.remotes).some(({ canary }) => canary),
      registryFor: async (person) => {
        const found = await Promise.all([...names].map((name) => remoteFor(name, live, person)));
        return { format: 1, remotes: found.flat().toSorted(byName) };
      },
    };
  };
}
