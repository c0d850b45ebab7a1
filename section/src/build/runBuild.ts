import { join } from 'node:path';
import { findContractMismatch } from '@surco/shared/federation';
import webpack, { type Configuration } from 'webpack';
import { importManifest, writeManifest } from '../manifest';
import { removeOutdatedCopies } from './removeOutdatedCopies';
import { removeStaleFiles } from './removeStaleFiles';
import { type BuildOptions, createRemoteConfig } from './webpackConfig';

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

/**
 * Builds a package, and removes what is left of earlier builds: files whose retention time is over, and the compressed
 * copies of files that have changed. New copies are made by what publishes or serves the build.
 * @param complete adds to the build
 * @throws when webpack reports errors
 */
export async function runBuild(
  config: Configuration,
  { root, outputPath = join(root, 'dist') }: BuildOptions,
  complete?: (files: readonly string[]) => Promise<void>,
): Promise<void> {
  const files = await compile(config);
  await complete?.(files);
  await removeOutdatedCopies(outputPath);
  await removeStaleFiles(outputPath, files);
}

/**
 * Builds the section in a folder. @returns the folder of the build
 * @throws when it needs another version of the contract, or webpack reports errors
 */
export async function buildSection(options: BuildOptions): Promise<string> {
  const { root, outputPath = join(root, 'dist') } = options;
  const manifest = await importManifest(root);
  const mismatch = findContractMismatch(manifest);
  if (mismatch) throw new Error(`${manifest.name} ${mismatch}.`);
  await runBuild(createRemoteConfig(manifest, options), options, (files) =>
    writeManifest(root, outputPath, manifest, files),
  );
  return outputPath;
}
