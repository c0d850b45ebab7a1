import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuiltRemote, parseBuiltRemote } from '@surco/shared/federation/build';
import { isStandardBuild, writeStandardManifest } from './standardBuild';

/** A finished build of a section. */
export interface SectionBuild {
  folder: string;
  manifest: BuiltRemote;
}

/**
 * Reads the manifest of a build; writes it first for a build of a team's own tools.
 * @throws when the folder holds no valid build
 */
export async function readBuild(folder: string): Promise<SectionBuild> {
  if (isStandardBuild(folder)) await writeStandardManifest(folder);
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => {
    throw new Error(`${folder} is not a build: it has no manifest.json.`);
  });
  return { folder, manifest: parseBuiltRemote(text, folder) };
}

export const readFiles = async (folder: string, names: readonly string[]): Promise<Map<string, Buffer>> =>
  new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)));

/** The files of a build that are published: its manifest and its assets. */
export const readBuildFiles = ({ folder, manifest: { assets } }: SectionBuild): Promise<Map<string, Buffer>> =>
  readFiles(folder, ['manifest.json', ...new Set(assets)]);
