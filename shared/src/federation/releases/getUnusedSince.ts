import { listVersions, type Releases, type VersionId } from './releases';

const isServed = ({ name, version }: VersionId, { remotes }: Releases): boolean => {
  const release = remotes[name];
  return (
    release?.live === version || release?.canary?.version === version || Boolean(release?.previews?.includes(version))
  );
};

/**
 * When a version was last in use, in ms since 1970; Infinity when it is in use or a rollback may lead to it.
 * @param documents all release documents, the newest first
 */
export function getUnusedSince(id: VersionId, documents: readonly Releases[]): number {
  const release = documents[0]?.remotes[id.name];
  if (release && listVersions(release).includes(id.version)) return Infinity;
  const lastIndex = documents.findIndex((document) => isServed(id, document));
  // A version that no document lists may have been live before the oldest stored document.
  const next = documents[lastIndex === -1 ? documents.length - 1 : lastIndex - 1];
  return next ? Date.parse(next.at) || 0 : 0;
}
