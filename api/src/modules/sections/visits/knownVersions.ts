import { HOST_NAME } from '@surco/shared/domain';
import { listVersions } from '@surco/shared/federation/releases';
import { readBundledBuilds } from '../../../core/sections/bundledBuilds';
import type { Services } from '../../services';

/** The version of the build that comes with the server: of a section, or of the host, which is the hash of its code. */
function readOwnVersions(root: string): Map<string, string> {
  const { host, sections } = readBundledBuilds(root);
  const hostVersion = host.initial
    .map((file) => /^main\.(\w+)\.js$/.exec(file)?.[1])
    .find((hash) => hash !== undefined);
  const own = [...sections].map(([name, { version }]) => [name, version] as const);
  return new Map([...(hostVersion ? [[HOST_NAME, hostVersion] as const] : []), ...own]);
}

/**
 * Returns a function that names the builds that come with the server. They are read once, because a server serves the
 * same ones until it ends.
 */
export function createOwnVersionReader({ root }: Pick<Services, 'root'>): () => ReadonlyMap<string, string> {
  let versions: Map<string, string> | undefined;
  return () => (versions ??= root ? readOwnVersions(root) : new Map());
}

interface VersionAudience {
  onTrial: boolean;
  /** Start of its trial for roles. */
  since?: Date;
}

/** Whether a version is on trial or not; undefined for one that users cannot have. */
export type FindAudience = (name: string, version: string) => VersionAudience | undefined;

/** Returns a function that reads who gets which version now. */
export function createAudienceReader(services: Pick<Services, 'sectionStore' | 'root'>) {
  const getOwnVersions = createOwnVersionReader(services);
  return async (): Promise<FindAudience> => {
    const { remotes } = await services.sectionStore.readReleases();
    const own = getOwnVersions();
    return (name, version) => {
      const release = name === HOST_NAME ? undefined : remotes[name];
      const isKnown = own.get(name) === version || (release && listVersions(release).includes(version));
      if (!isKnown) return undefined;
      if (!release || release.live === version) return { onTrial: false };
      if (release.trial?.version === version) return { onTrial: true, since: new Date(release.trial.since || 0) };
      return { onTrial: release.previews?.includes(version) === true };
    };
  };
}
