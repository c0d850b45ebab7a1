import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isCompressedCopy, removeCopyExtension } from '@surco/shared/federation/releases';

/** Removes the compressed copies that are older than their file: they hold what an earlier build has written. */
export async function removeOutdatedCopies(folder: string): Promise<void> {
  const copies = (await readdir(folder)).filter(isCompressedCopy);
  await Promise.all(
    copies.map(async (copy) => {
      const written = await stat(join(folder, removeCopyExtension(copy))).catch(() => null);
      const copied = await stat(join(folder, copy));
      if (written && copied.mtimeMs < written.mtimeMs) await rm(join(folder, copy));
    }),
  );
}
