import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuiltRemote, parseBuiltRemote } from '../../../api/src/web/builtRemote';
import { listBuiltRemotes, readBundledRemote } from '../../../api/src/web/frontEnd';
import { isStandardBuild, writeStandardManifest } from './standardBuild';

/** A finished build of a section. */
export interface RemoteBuild {
  folder: string;
  manifest: BuiltRemote;
}

/** Reads the manifest of a build. @throws when the folder holds no valid build */
export async function readBuild(folder: string): Promise<RemoteBuild> {
  if (isStandardBuild(folder)) await writeStandardManifest(folder);
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => {
    throw new Error(`${folder} is not a build: it has no manifest.json.`);
  });
  return { folder, manifest: parseBuiltRemote(text, folder) };
}

/** The manifests of the builds that come with a server of this checkout. */
export const readBundledManifests = (root: string): BuiltRemote[] =>
  listBuiltRemotes(root).map((name) => readBundledRemote(root, name));

export const hasRemote = (remotes: readonly { name: string }[], name: string): boolean =>
  remotes.some((remote) => remote.name === name);
