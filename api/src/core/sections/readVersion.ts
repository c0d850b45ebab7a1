import type { VersionId } from '@surco/shared/federation/releases';
import type { SectionStore } from './sectionStore';

/**
 * Reads files of a version from the folder of a store. When that fails, damaged copies are restored and it reads again.
 * @throws the error of `read`
 */
export async function readVersion<T>(
  { ensureFiles, restoreFiles }: Pick<SectionStore, 'ensureFiles' | 'restoreFiles'>,
  id: VersionId,
  read: () => Promise<T>,
): Promise<T> {
  await ensureFiles(id);
  return read().catch(async (error: unknown) => {
    if ((await restoreFiles(id)).length === 0) throw error;
    return read();
  });
}
