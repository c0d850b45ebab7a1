import { EMPTY_RELEASES, readLatestRevision, readRevision } from '@surco/shared/federation/releases';

/** Sections of which a published version is served instead of the build. The server logs what cannot be read. */
export async function listPublishedRemoteNames(folder: string): Promise<string[]> {
  const { remotes } = await readRevision(folder, await readLatestRevision(folder)).catch(() => EMPTY_RELEASES);
  return Object.entries(remotes).flatMap(([name, { live, canary: trial }]) => (live || trial ? [name] : []));
}
