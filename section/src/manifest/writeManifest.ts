import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteManifest } from '@surco/shared/federation';
import { CONTRACT_PACKAGE, type BuiltFiles, SHARED_MODULES } from '@surco/shared/federation/build';
import { getConsumeOptions } from './sharedVersions';

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T;
}

/**
 * Writes `manifest.json` into a build. The version ends in a digest of the manifest with all file names. File names
 * contain a digest of their content, so different builds have different versions.
 */
export async function writeManifest(
  root: string,
  dist: string,
  manifest: RemoteManifest,
  assets: readonly string[],
): Promise<void> {
  const files = await readJson<BuiltFiles>(join(dist, 'files.json'));
  const { version } = await readJson<{ version: string }>(join(root, 'package.json'));
  const requires: Record<string, string> = Object.fromEntries(
    SHARED_MODULES.map((module) => [module.package, getConsumeOptions(module).requiredVersion]),
  );
  const contract = requires[CONTRACT_PACKAGE];
  const document = { ...manifest, contract, ...files, assets: assets.toSorted(), requires };
  const digest = createHash('sha256').update(JSON.stringify(document)).digest('hex').slice(0, 10);
  // Renamed in one step, so that a server never reads half of it.
  const incoming = join(dist, '.manifest.json');
  await writeFile(incoming, JSON.stringify({ ...document, version: `${version}-${digest}` }, null, 2));
  await rename(incoming, join(dist, 'manifest.json'));
}
