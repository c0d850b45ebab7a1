import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gunzip, gzip, gzipSync } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const getBrotliOptions = ({ length }: Uint8Array) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: length },
});
const gzipOptions = { level: 9 };

/** Compresses a file with brotli as much as possible, which takes about a second per megabyte. */
export const compressFile = (content: Uint8Array): Promise<Uint8Array> => brotli(content, getBrotliOptions(content));

/** A kind of compressed copy next to a text file, so that no request has to compress it. */
export interface CompressedCopyKind {
  /** What the name of the copy adds to the name of the file. */
  extension: '.br' | '.gz';
  compress: (content: Uint8Array) => Promise<Uint8Array>;
  /** The same in the thread that calls it, for a worker thread. */
  compressSync: (content: Uint8Array) => Uint8Array;
  /** Rejects when the content is not compressed in this way. */
  decompress: (content: Uint8Array) => Promise<Uint8Array>;
}

/** Brotli, and gzip for clients and proxies without brotli. */
export const compressedCopyKinds: readonly CompressedCopyKind[] = [
  {
    extension: '.br',
    compress: compressFile,
    compressSync: (content) => brotliCompressSync(content, getBrotliOptions(content)),
    decompress: promisify(brotliDecompress),
  },
  {
    extension: '.gz',
    compress: (content) => gzipAsync(content, gzipOptions),
    compressSync: (content) => gzipSync(content, gzipOptions),
    decompress: promisify(gunzip),
  },
];

/** Whether a file is of a kind that gets compressed copies; `completeVersionFiles` excepts `manifest.json`. */
export const isCompressible = (file: string): boolean => /\.(js|css|svg|json)$/.test(file);

/** The name without the extension of a compressed copy. */
export const removeCopyExtension = (file: string): string => file.replace(/\.(?:br|gz)$/, '');

/** Whether a file name has the extension of a compressed copy. */
export const isCompressedCopy = (file: string): boolean => removeCopyExtension(file) !== file;

/**
 * Compresses a file in each way.
 * @param existing names of copies that are not made again
 * @returns the copies by name
 */
export async function createCompressedCopies(
  file: string,
  content: Uint8Array,
  existing: { has: (name: string) => boolean } = new Set(),
): Promise<[string, Uint8Array][]> {
  const missing = compressedCopyKinds.filter(({ extension }) => !existing.has(`${file}${extension}`));
  return Promise.all(
    missing.map(async ({ extension, compress }): Promise<[string, Uint8Array]> => [
      `${file}${extension}`,
      await compress(content),
    ]),
  );
}
