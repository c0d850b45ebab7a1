import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  type BuildOptions,
  createHostConfig,
  createRemoteConfig,
  getConsumeOptions,
  type RemoteFiles,
  SHARED_MODULES,
} from '@surco/shared/federation/build';
import { findContractMismatch, type RemoteManifest } from '@surco/shared/federation';
import webpack, { type Configuration } from 'webpack';
import { compressFolder } from './build/compressFolder';
import { computeFingerprint } from './build/computeFingerprint';
import { importManifest } from './build/importManifest';
import { removeStaleFiles } from './build/removeStaleFiles';
import { reportAndExit } from './common/reportError';
import { ROOT } from './packages';

export type Mode = 'production' | 'development';

/** @returns the names of the files of this build */
function compile(config: Configuration): Promise<string[]> {
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) return reject(error);
      if (stats?.hasErrors()) return reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
      return resolve(Object.keys(stats?.compilation.assets ?? {}));
    });
  });
}

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
  const files = await readJson<RemoteFiles>(join(dist, 'files.json'));
  const { version } = await readJson<{ version: string }>(join(root, 'package.json'));
  const requires = Object.fromEntries(
    SHARED_MODULES.map((module) => [module.package, getConsumeOptions(module).requiredVersion]),
  );
  const document = { ...manifest, ...files, assets: assets.toSorted(), requires };
  const digest = createHash('sha256').update(JSON.stringify(document)).digest('hex').slice(0, 10);
  await writeFile(
    join(dist, 'manifest.json'),
    JSON.stringify({ ...document, version: `${version}-${digest}` }, null, 2),
  );
}

/**
 * Builds one package.
 * @param name a folder of the checkout, or a path
 * @param dist folder of the build; `dist` of the package by default
 * @throws when a section needs another version of the contract, or webpack reports errors
 */
export async function buildOne(name: string, mode: Mode, dist = resolve(ROOT, name, 'dist')): Promise<void> {
  // Computed before the build: a source that changes during the build must make the next start build again.
  const fingerprintBefore = computeFingerprint(name, mode);
  const root = resolve(ROOT, name);
  const options: BuildOptions = { root, mode, outputPath: dist };
  const manifest = name === 'host' ? null : await importManifest(root);
  const mismatch = manifest && findContractMismatch(manifest);
  if (mismatch) throw new Error(`${name} ${mismatch}.`);
  const files = await compile(manifest ? createRemoteConfig(manifest, options) : createHostConfig(options));
  if (manifest) await writeManifest(root, dist, manifest, files);
  if (mode === 'production') await compressFolder(dist, files);
  await removeStaleFiles(dist, files);
  await writeFile(join(dist, '.fingerprint'), fingerprintBefore);
}

const [name, mode, dist] = process.argv.slice(2);
if (name && process.argv[1]?.endsWith('buildOne.ts')) {
  buildOne(name, mode === 'development' ? mode : 'production', dist).catch(reportAndExit);
}
