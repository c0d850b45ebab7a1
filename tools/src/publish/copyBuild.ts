import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { completeVersionFiles, writeVersion } from '@surco/shared/federation/releases';
import type { RemoteBuild } from './remoteBuild';

const readFiles = async (folder: string, names: readonly string[]): Promise<Map<string, Buffer>> =>
  new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)));

/** The files of a build that are published: its manifest and its assets. */
export const readBuildFiles = ({ folder, manifest: { assets } }: RemoteBuild): Promise<Map<string, Buffer>> =>
  readFiles(folder, ['manifest.json', ...new Set(assets)]);

/**
 * Copies a build to `<target>/<name>/<version>`, with a file of the hashes of its files.
 * @returns the hash of the file of hashes
 * @throws VersionConflictError when the version is published with other content
 */
export async function copyBuild(build: RemoteBuild, target: string): Promise<string> {
  const { folder, manifest } = build;
  const assets = new Set(manifest.assets);
  const compressed = (await readdir(folder)).filter((file) => file.endsWith('.br') && assets.has(file.slice(0, -3)));
  const { files, digest } = await completeVersionFiles(
    await readBuildFiles(build),
    await readFiles(folder, compressed),
  );
  await writeVersion(target, manifest, files);
  return digest;
}
