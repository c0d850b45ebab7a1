import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type BuildOptions, buildSection, runBuild } from '@surco/section/build';
import { reportAndExit } from '@surco/section/common';
import { computeFingerprint } from './build/computeFingerprint';
import { createHostConfig } from './build/hostConfig';
import { ROOT } from './packages';

export type Mode = 'production' | 'development';

/**
 * Builds one package.
 * @param name a folder of the checkout, or a path
 * @param dist folder of the build; `dist` of the package by default
 * @throws when a section needs another version of the contract, or webpack reports errors
 */
export async function buildOne(
  name: string,
  mode: Mode,
  dist = resolve(ROOT, name, 'dist'),
  { sourceMaps }: Pick<BuildOptions, 'sourceMaps'> = {},
): Promise<void> {
  // Computed before the build: a source that changes during the build must make the next start build again.
  const fingerprintBefore = computeFingerprint(name, mode);
  const options: BuildOptions = { root: resolve(ROOT, name), mode, outputPath: dist, sourceMaps };
  await (name === 'host' ? runBuild(createHostConfig(options), options) : buildSection(options));
  await writeFile(join(dist, '.fingerprint'), fingerprintBefore);
}

const [name, mode, dist] = process.argv.slice(2);
if (name && process.argv[1]?.endsWith('buildOne.ts')) {
  buildOne(name, mode === 'development' ? mode : 'production', dist).catch(reportAndExit);
}
