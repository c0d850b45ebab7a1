import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteManifest } from '@surco/shared/federation';
// Not by its index, which takes a second to load.
import { importManifest } from '../manifest/importManifest';

/** The section in the current folder. */
export interface CurrentSection {
  root: string;
  manifest: RemoteManifest;
}

/** @throws when the current folder holds no section */
export async function readSection(root = process.cwd()): Promise<CurrentSection> {
  if (!existsSync(join(root, 'src', 'manifest.ts')))
    throw new Error(`${root} has no src/manifest.ts: run this command in the folder of a section.`);
  // The manifest is TypeScript.
  const { register } = await import('tsx/esm/api');
  register();
  return { root, manifest: await importManifest(root) };
}
