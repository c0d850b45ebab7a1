import { applyVersion, type Audience, createNextReleases, EMPTY_RELEASES } from '@surco/shared/federation/releases';

/** A store whose files a test writes into the folder itself; what is damaged there cannot be restored. */
export function createLocalStore(folder: string) {
  let releases = EMPTY_RELEASES;
  return {
    folder,
    readReleases: async () => releases,
    ensureFiles: async () => undefined,
    restoreFiles: async () => [],
    /** Gives a version to everyone, or to an audience. @param digest hash of its file of hashes */
    release: (name: string, version: string, digest?: string, audience: Audience = {}): void => {
      const remotes = { ...releases.remotes, [name]: applyVersion(releases.remotes[name], version, audience) };
      releases = createNextReleases(releases, remotes, digest ? { published: { name, version, digest } } : {});
    },
  };
}
