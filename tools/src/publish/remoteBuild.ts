import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listBuiltRemotes, type BuiltRemote } from '../../../api/src/web/frontEnd';
import { buildInChildProcess, isBuilt } from '../build';
import { ROOT } from '../packages';

/** A finished build of a section. */
export interface RemoteBuild {
  folder: string;
  manifest: BuiltRemote;
}

/** Reads the manifest of a build. @throws when the folder holds no build */
export async function readBuild(folder: string): Promise<RemoteBuild> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => {
    throw new Error(`${folder} is not a build: it has no manifest.json.`);
  });
  try {
    return { folder, manifest: JSON.parse(text) as BuiltRemote };
  } catch (cause) {
    throw new Error(`${folder} is not a build: its manifest.json cannot be parsed.`, { cause });
  }
}

/**
 * A build of the current sources: the one that `start` serves when it is up to date, otherwise one in a folder of its
 * own, so that publishing does not change what runs in this checkout.
 */
export async function readCurrentBuild(name: string, signal?: AbortSignal): Promise<RemoteBuild> {
  const dist = join(ROOT, name, 'dist');
  if (isBuilt(name, 'production', dist)) return readBuild(dist);
  const publishDist = join(ROOT, '.cache', 'publish', name);
  if (!isBuilt(name, 'production', publishDist)) await buildInChildProcess(name, 'production', signal, publishDist);
  return readBuild(publishDist);
}

/** The manifests of the builds that come with a server of this checkout. */
export const readCheckoutManifests = (root: string): Promise<RemoteBuild['manifest'][]> =>
  Promise.all(listBuiltRemotes(root).map(async (name) => (await readBuild(join(root, name, 'dist'))).manifest));
