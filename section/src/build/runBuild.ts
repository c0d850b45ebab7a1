import { join } from 'node:path';
import webpack, { type Compilation, type Configuration } from 'webpack';
import { z } from 'zod';
import { importManifest, writeManifest } from '../manifest';
import { assertOnlyOwnParts, type BuiltModule } from './assertOnlyOwnParts';
import { removeOutdatedCopies } from './removeOutdatedCopies';
import { removeStaleFiles } from './removeStaleFiles';
import { type BuildOptions, createSectionConfig } from './webpackConfig';

/** The modules of sources and libraries that a build contains. */
export const listBuiltModules = ({ modules }: Compilation): BuiltModule[] =>
  [...modules]
    .filter((module) => module instanceof webpack.NormalModule)
    .map(({ resource, resourceResolveData }) => ({
      file: resource.split('?')[0] ?? '',
      packageName: z.object({ name: z.string() }).safeParse(resourceResolveData?.descriptionFileData).data?.name,
    }));

/** @returns the names of the files of this build, and the modules that it contains */
function compile(config: Configuration): Promise<{ files: string[]; modules: BuiltModule[] }> {
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) return reject(error);
      if (stats?.hasErrors()) return reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
      return resolve({
        files: Object.keys(stats?.compilation.assets ?? {}),
        modules: stats ? listBuiltModules(stats.compilation) : [],
      });
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
  complete?: (files: readonly string[], modules: readonly BuiltModule[]) => Promise<void>,
): Promise<void> {
  const { files, modules } = await compile(config);
  await complete?.(files, modules);
  await removeOutdatedCopies(outputPath);
  await removeStaleFiles(outputPath, files);
}

/**
 * Builds the section in a folder. @returns the folder of the build
 * @throws when webpack reports errors, or it has styles for the whole page or a React of its own
 */
export async function buildSection(options: BuildOptions): Promise<string> {
  const { root, outputPath = join(root, 'dist') } = options;
  const manifest = await importManifest(root);
  await runBuild(createSectionConfig(manifest, options), options, async (files, modules) => {
    assertOnlyOwnParts(modules);
    await writeManifest(root, outputPath, manifest, files);
  });
  return outputPath;
}
