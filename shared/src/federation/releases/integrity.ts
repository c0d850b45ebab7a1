import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** Beside the files of a published version: the hash of each file of the build, not of the compressed copies. */
export const INTEGRITY_FILE = 'integrity.json';

/** A hash in the form of the HTML attribute `integrity` (SRI). */
export const integritySchema = z.string().regex(/^sha384-[A-Za-z\d+/]{64}$/);

export const fileHashesSchema = z.record(z.string(), integritySchema);

/** Hashes by file name. */
export type FileHashes = z.output<typeof fileHashesSchema>;

/** The hash of a file's content, as `integrity` takes it. */
export const computeIntegrity = (content: string | Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Hashes files of a folder. @returns the hashes, sorted by name */
export async function hashFiles(folder: string, files: readonly string[]): Promise<FileHashes> {
  const hashFile = async (file: string) => [file, computeIntegrity(await readFile(join(folder, file)))] as const;
  return Object.fromEntries(await Promise.all([...new Set(files)].toSorted().map(hashFile)));
}

/** Hashes files of a build by name. @returns the hashes, sorted by name */
export const computeFileHashes = (files: ReadonlyMap<string, Uint8Array>): FileHashes =>
  Object.fromEntries(
    [...files.keys()].toSorted().map((name) => [name, computeIntegrity(files.get(name) ?? '')] as const),
  );

/** The content of the integrity file; the same hashes always give the same text. */
export const formatFileHashes = (hashes: FileHashes): string => `${JSON.stringify(hashes, null, 2)}\n`;

/**
 * Reads the hashes of a published version, that of the integrity file itself included.
 * @param digest hash of the integrity file, as the release document records it
 * @throws when the integrity file is missing or is another one
 */
export async function readFileHashes(folder: string, digest: string): Promise<FileHashes> {
  const text = await readFile(join(folder, INTEGRITY_FILE), 'utf8');
  if (computeIntegrity(text) !== digest) throw new Error(`${folder}: ${INTEGRITY_FILE} was changed`);
  return { ...fileHashesSchema.parse(JSON.parse(text)), [INTEGRITY_FILE]: digest };
}
