import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A tab opened before a deploy goes on asking for the files it knows: they stay this long after a build left them out. */
const KEPT_FOR = 14 * 24 * 60 * 60 * 1000;

/** Since when each file belongs to no build any more, in ms. Its own date says only when it was first built. */
const LEFT = '.left.json';

type Left = Readonly<Record<string, number>>;

async function readLeft(folder: string): Promise<Left> {
  try {
    return JSON.parse(await readFile(join(folder, LEFT), 'utf8')) as Left;
  } catch {
    return {};
  }
}

/** Removes from a build's folder what no build has used for a while. */
export async function forgetOldFiles(folder: string, current: readonly string[], now = Date.now()): Promise<void> {
  const kept = new Set(current.flatMap((file) => [file, `${file}.br`]));
  const before = await readLeft(folder);
  const old = (await readdir(folder)).filter((name) => !kept.has(name) && /\.[0-9a-f]{10}\.js(\.br)?$/.test(name));
  const since = old.map((name) => [name, before[name] ?? now] as const);
  const gone = since.filter(([, left]) => now - left > KEPT_FOR).map(([name]) => name);
  await Promise.all(gone.map((name) => rm(join(folder, name))));
  const left = Object.fromEntries(since.filter(([name]) => !gone.includes(name)));
  await writeFile(join(folder, LEFT), JSON.stringify(left));
}
