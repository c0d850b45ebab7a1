import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtRemotes, type BuiltRemote } from '../../../api/src/web/frontEnd';
import { buildApart, isBuilt } from '../build';
import { ROOT } from '../packages';

/** A finished build of a remote, wherever it was made. */
export interface Build {
  folder: string;
  built: BuiltRemote;
}

/** @throws when the folder holds no build of ours */
export async function readBuild(folder: string): Promise<Build> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => {
    throw new Error(`${folder} no es una construcción: le falta manifest.json.`);
  });
  try {
    return { folder, built: JSON.parse(text) as BuiltRemote };
  } catch (cause) {
    throw new Error(`${folder} no es una construcción: su manifest.json no se entiende.`, { cause });
  }
}

/**
 * The build of the sources as they are: the one `start` serves when it is of these very sources, otherwise one of its
 * own, so that what runs in this checkout does not change by publishing.
 */
export async function currentBuild(name: string, signal?: AbortSignal): Promise<Build> {
  const dist = join(ROOT, name, 'dist');
  if (isBuilt(name, 'production', dist)) return readBuild(dist);
  const own = join(ROOT, '.cache', 'publish', name);
  if (!isBuilt(name, 'production', own)) await buildApart(name, 'production', signal, own);
  return readBuild(own);
}

/** The builds that a server of this checkout brings along. */
export const ownBuilds = (root: string): Promise<Build['built'][]> =>
  Promise.all(builtRemotes(root).map(async (name) => (await readBuild(join(root, name, 'dist'))).built));
