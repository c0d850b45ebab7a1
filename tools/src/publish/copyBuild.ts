import { readdir } from 'node:fs/promises';
import { readBuildFiles, readFiles, type SectionBuild } from '@surco/section/publish';
import {
  completeVersionFiles,
  isCompressedCopy,
  removeCopyExtension,
  writeVersion,
} from '@surco/shared/federation/releases';

/**
 * Copies a build to `<target>/<name>/<version>`, with compressed copies and a file of the hashes of its files.
 * @returns the hash of the file of hashes
 * @throws VersionConflictError when the version is published with other content
 */
export async function copyBuild(build: SectionBuild, target: string): Promise<string> {
  const { folder, manifest } = build;
  const assets = new Set(manifest.assets);
  const compressed = (await readdir(folder)).filter(
    (file) => isCompressedCopy(file) && assets.has(removeCopyExtension(file)),
  );
  const { files, digest } = await completeVersionFiles(
    await readBuildFiles(build),
    await readFiles(folder, compressed),
  );
  await writeVersion(target, manifest, files);
  return digest;
}
