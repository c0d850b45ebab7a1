import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteManifest } from '@surco/shared/federation';

/** Imports the manifest from the sources of a section. @param root folder of the section */
export async function importManifest(root: string): Promise<RemoteManifest> {
  const module: { manifest: RemoteManifest } = await import(pathToFileURL(join(root, 'src', 'manifest.ts')).href);
  return module.manifest;
}
