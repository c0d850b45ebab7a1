import { randomUUID } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from '@surco/shared/federation/releaseStore';
import { compressFolder } from '../compress';
import type { Build } from './build';

const INCOMING = '.incoming-';
/** Nobody copies for longer than this, in ms: what is left of a copy that old is nobody's. */
const ABANDONED = 3_600_000;

async function copyDurably(from: string, to: string): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_EXCL);
  const handle = await open(to, 'r+');
  await handle.sync().finally(() => handle.close());
}

async function sweep(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(INCOMING)) continue;
    const left = await stat(join(folder, name)).catch(() => null);
    if (left && now - left.mtimeMs > ABANDONED) await rm(join(folder, name), { recursive: true, force: true });
  }
}

const text = (...path: string[]): Promise<string> => readFile(join(...path), 'utf8').catch(() => '');

/**
 * Copies a build to `<target>/<name>/<version>`: first beside it, then by its name in one step, so that a folder with
 * a version's name is whole and never changes.
 */
export async function put({ folder, built: { name, version, assets } }: Build, target: string): Promise<void> {
  const home = join(target, name);
  const final = join(home, version);
  // First of all a mark that it is needed again, for a clean-up that might be about to take it away.
  const now = new Date();
  await utimes(final, now, now).catch(() => undefined);
  if ((await text(final, 'manifest.json')) === (await text(folder, 'manifest.json'))) return;
  await mkdir(home, { recursive: true });
  await sweep(home, Date.now());
  const incoming = join(home, `${INCOMING}${randomUUID()}`);
  await mkdir(incoming);
  try {
    const there = new Set(await readdir(folder));
    const packed = assets.map((file) => `${file}.br`).filter((file) => there.has(file));
    await Promise.all(
      ['manifest.json', ...assets, ...packed].map((file) => copyDurably(join(folder, file), join(incoming, file))),
    );
    await compressFolder(
      incoming,
      assets.filter((file) => !there.has(`${file}.br`)),
    );
    await syncFolder(incoming);
    await rename(incoming, final).catch(async (error: unknown) => {
      if (!existsSync(final)) throw error;
      // Somebody published the very same build a moment earlier.
      // First of all a mark that it is needed again, for a clean-up that might be about to take it away.
      const now = new Date();
      await utimes(final, now, now).catch(() => undefined);
      if ((await text(final, 'manifest.json')) === (await text(folder, 'manifest.json'))) return;
      throw new Error(`${name} ${version} ya está publicada con otro contenido.`, { cause: error });
    });
    await syncFolder(home);
  } finally {
    await rm(incoming, { recursive: true, force: true });
  }
}
