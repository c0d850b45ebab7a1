import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A tab opened before a deploy goes on asking for the files it knows: they stay this long after their last build. */
const KEPT_FOR = 14 * 24 * 60 * 60 * 1000;

/** Removes from a build's folder what no build has used for a while. */
export async function forgetOldFiles(folder: string, current: readonly string[], now = Date.now()): Promise<void> {
  const kept = new Set(current.flatMap((file) => [file, `${file}.br`]));
  const names = await readdir(folder);
  await Promise.all(
    names
      .filter((name) => !kept.has(name) && /\.[0-9a-f]{10}\.js(\.br)?$/.test(name))
      .map(async (name) => {
        const { mtimeMs } = await stat(join(folder, name));
        if (now - mtimeMs > KEPT_FOR) await rm(join(folder, name));
      }),
  );
}
