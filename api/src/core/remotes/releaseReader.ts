import { EMPTY_RELEASES, readLatestRevision, readRevision, type Releases } from '@surco/shared/federation/releases';
import type { Warn } from './remoteStore';

/**
 * Returns a function that reads the newest releases. It only lists one folder while there is no newer document, because
 * a document never changes. While the newest cannot be read, the previous one stays live.
 * @param onNewRevision called when this process has read a document for the first time
 */
export function createReleaseReader(
  folder: string,
  warn: Warn,
  onNewRevision: () => void = () => undefined,
): () => Promise<Releases> {
  let latest = { revision: 0, releases: EMPTY_RELEASES };
  return async () => {
    try {
      const revision = await readLatestRevision(folder);
      if (revision !== latest.revision) {
        latest = { revision, releases: await readRevision(folder, revision) };
        onNewRevision();
      }
    } catch (error) {
      warn(error, 'the newest releases cannot be read: the previous ones stay live');
    }
    return latest.releases;
  };
}
