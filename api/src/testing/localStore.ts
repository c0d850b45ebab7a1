import {
  applyVersion,
  type Audience,
  createNextReleases,
  EMPTY_RELEASES,
  type Release,
  type ReleaseRecord,
} from '@surco/shared/federation/releases';

/** A store whose files a test writes into the folder itself; what is damaged there cannot be restored. */
export function createLocalStore(folder: string) {
  let releases = EMPTY_RELEASES;
  const write = (name: string, release: Release, record: ReleaseRecord = {}): void => {
    releases = createNextReleases(releases, { ...releases.remotes, [name]: release }, record);
  };
  return {
    folder,
    readReleases: async () => releases,
    ensureFiles: async () => undefined,
    restoreFiles: async () => [],
    /** Gives a version to everyone, or to an audience. @param digest hash of its file of hashes */
    release: (name: string, version: string, digest?: string, audience: Audience = {}): void => {
      const release = applyVersion(releases.remotes[name], version, audience);
      write(name, release, digest ? { published: { name, version, digest } } : {});
    },
    write,
  };
}
