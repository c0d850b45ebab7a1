import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type BuiltSection,
  FEDERATION_MANIFEST_FILE,
  parseBuiltSection,
  type SharedRequests,
  sharedRequestsSchema,
} from '@surco/shared/federation/build';
import { readJsonFile } from './readJsonFile';
import { isPlainBuild, writePlainBuildManifest } from './plainBuild';

/** A finished build of a section. */
export interface SectionBuild {
  folder: string;
  manifest: BuiltSection;
  /** The shared modules that it requests; absent when the plugin wrote no manifest. */
  requests?: SharedRequests;
}

/**
 * Reads the manifest of a build and the shared modules that it requests. For a plain build ({@link isPlainBuild}),
 * writes `manifest.json` first.
 * @throws when the folder holds no valid build
 */
export async function readBuild(folder: string): Promise<SectionBuild> {
  if (isPlainBuild(folder)) await writePlainBuildManifest(folder);
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => {
    throw new Error(`${folder} is not a build: it has no manifest.json.`);
  });
  const manifest = parseBuiltSection(text, folder);
  if (!existsSync(join(folder, FEDERATION_MANIFEST_FILE))) return { folder, manifest };
  return { folder, manifest, requests: await readJsonFile(folder, FEDERATION_MANIFEST_FILE, sharedRequestsSchema) };
}

export const readFiles = async (folder: string, names: readonly string[]): Promise<Map<string, Buffer>> =>
  new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)));

/** The files of a build that are published: its manifest and its assets. */
export const readBuildFiles = ({ folder, manifest: { assets } }: SectionBuild): Promise<Map<string, Buffer>> =>
  readFiles(folder, ['manifest.json', ...new Set(assets)]);
