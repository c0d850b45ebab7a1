import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFile, isCompressible } from '@surco/shared/federation/releases';

/** Writes a `.br` next to each text file of a build, so that no request has to compress it. */
export async function compressFolder(folder: string, files: readonly string[]): Promise<void> {
  await Promise.all(
    files.filter(isCompressible).map(async (file) => {
      await writeFile(join(folder, `${file}.br`), await compressFile(await readFile(join(folder, file))));
    }),
  );
}
