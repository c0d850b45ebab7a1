import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type BuildOptions, buildSection, runBuild } from '@surco/section/build';
import { getErrorMessage, reportAndExit } from '@surco/section/common';
import { compressFolder } from './build/compressFolder';
import { computeFingerprint } from './build/computeFingerprint';
import { createHostConfig } from './build/hostConfig';
import { ROOT } from './packages';

export type Mode = 'production' | 'development';

/**
 * Builds one package, for production with the compressed copies of its files.
 * @param name a folder of the checkout, or a path
 * @param dist folder of the build; `dist` of the package by default
 * @throws when a section needs another version of the contract, or webpack reports errors
 */
export async function buildOne(name: string, mode: Mode, dist = resolve(ROOT, name, 'dist')): Promise<void> {
  // Computed before the build: a source that changes during the build must make the next start build again.
  const fingerprintBefore = computeFingerprint(name, mode);
  const options: BuildOptions = { root: resolve(ROOT, name), mode, outputPath: dist };
  await (name === 'host' ? runBuild(createHostConfig(options), options) : buildSection(options));
  if (mode === 'production') await compressFolder(dist);
  await writeFile(join(dist, '.fingerprint'), fingerprintBefore);
}

/**
 * Builds packages one after the other: webpack is loaded and compiled for the first one only.
 * @param args name, mode and folder of each; of the last one, mode and folder may be missing
 */
async function buildInTurn([name, mode, dist, ...others]: readonly string[]): Promise<void> {
  if (!name) return;
  await buildOne(name, mode === 'development' ? mode : 'production', dist).catch((cause: unknown) => {
    throw new Error(`Could not build ${name}:\n${getErrorMessage(cause)}`, { cause });
  });
  await buildInTurn(others);
}

if (process.argv[1]?.endsWith('buildOne.ts')) buildInTurn(process.argv.slice(2)).catch(reportAndExit);
