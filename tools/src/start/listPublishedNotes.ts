import { EMPTY_RELEASES, readLatestRevision, readRevision } from '@surco/shared/federation/releases';
import type { Settings } from '../../../api/src/core/settings/settings';

/**
 * Names the sections of which a published version is served instead of the build, so that changes of their code do not
 * show; nothing when none is or when the database stores them. The server logs what cannot be read.
 */
export async function listPublishedNotes({ remotesStore, remotesDir }: Settings): Promise<string[]> {
  if (remotesStore === 'database') return [];
  const { remotes } = await readRevision(remotesDir, await readLatestRevision(remotesDir)).catch(() => EMPTY_RELEASES);
  const names = Object.entries(remotes).flatMap(([name, { live, canary: trial }]) => (live || trial ? [name] : []));
  return names.length > 0 ? [`Published sections: ${names.join(', ')} (pnpm status).`] : [];
}
