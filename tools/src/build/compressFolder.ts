import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { compressedCopyKinds, createCompressedCopies, isCompressible } from '@surco/shared/federation/releases';

const isHidden = (file: string): boolean => basename(file).startsWith('.');

/** Writes a file under a hidden name first, because a server may send it as soon as it has its name. */
async function writeWhole(path: string, content: Uint8Array): Promise<void> {
  const incoming = join(dirname(path), `.${basename(path)}`);
  await writeFile(incoming, content);
  await rename(incoming, path);
}

/** The scripts, style sheets, SVG and JSON files of a folder that lack a compressed copy. */
async function listUncompressed(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  const existing = new Set(files);
  const lacksCopy = (file: string): boolean =>
    compressedCopyKinds.some(({ extension }) => !existing.has(file + extension));
  return files.filter((file) => isCompressible(file) && !isHidden(file) && lacksCopy(file));
}

/**
 * Writes the compressed copies that the files of a folder lack, so that no request has to compress them. Each build
 * removes the copies of the files that it has changed.
 */
export async function compressFolder(folder: string): Promise<void> {
  const files = await listUncompressed(folder);
  await Promise.all(
    files.map(async (file) => {
      const copies = await createCompressedCopies(file, await readFile(join(folder, file)));
      for (const [name, content] of copies) await writeWhole(join(folder, name), content);
    }),
  );
}
