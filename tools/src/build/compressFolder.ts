import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const COMPRESSIBLE = /\.(js|css|svg|json)$/;

/** Writes a `.br` next to each text file of a build, so that no request has to compress it. */
export async function compressFolder(folder: string, files: readonly string[]): Promise<void> {
  await Promise.all(
    files
      .filter((file) => COMPRESSIBLE.test(file))
      .map(async (file) => {
        const source = await readFile(join(folder, file));
        const compressed = await compress(source, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length },
        });
        await writeFile(join(folder, `${file}.br`), compressed);
      }),
  );
}
