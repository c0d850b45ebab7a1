import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCompressedCopies, isCompressible } from '@surco/shared/federation/releases';

/** Writes compressed copies next to each script, style sheet, SVG and JSON file of a build, so that no request has to compress it. */
export async function compressFolder(folder: string, files: readonly string[]): Promise<void> {
  await Promise.all(
    files.filter(isCompressible).map(async (file) => {
      for (const [name, content] of await createCompressedCopies(file, await readFile(join(folder, file))))
        await writeFile(join(folder, name), content);
    }),
  );
}
