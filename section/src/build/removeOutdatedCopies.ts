import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isCompressedCopy, removeCopyExtension } from '@surco/shared/federation/releases';

/** Removes the compressed copies that are older than their file: they hold what an earlier build has written. */
export async function removeOutdatedCopies(folder: string): Promise<void> {
  const copies = (await readdir(folder)).filter((name) => isCompressedCopy(name) && !name.startsWith('.'));
  const readTime = (name: string): Promise<number | undefined> =>
    stat(join(folder, name)).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
  await Promise.all(
    copies.map(async (copy) => {
      const [copied, written] = await Promise.all([readTime(copy), readTime(removeCopyExtension(copy))]);
      if (copied !== undefined && written !== undefined && copied < written)
        await rm(join(folder, copy), { force: true });
    }),
  );
}
