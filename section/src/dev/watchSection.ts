import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteManifest } from '@surco/shared/federation';
import { tsImport } from 'tsx/esm/api';
import webpack, { type Configuration, type Stats } from 'webpack';
import { assertOnlyOwnParts, createSectionConfig, listBuiltModules } from '../build';
import { getErrorMessage } from '../common';
import { writeManifest } from '../manifest';
import { readBuild } from '../publish';

/** Reads the manifest of a section from its sources, anew: a plain import gives the first version only. */
async function readManifest(root: string): Promise<RemoteManifest> {
  const file = pathToFileURL(join(root, 'src', 'manifest.ts')).href;
  const module: { manifest: RemoteManifest } = await tsImport(file, { parentURL: import.meta.url });
  return module.manifest;
}

/** The result of one build of a package. */
export interface BuildResult {
  name: string;
  /** Why the build failed; absent when it succeeded. */
  failure?: string;
}

export const logBuildResult = ({ name, failure }: BuildResult): void =>
  console.log(failure === undefined ? `${name} is built.` : `${name} could not be built:\n${failure}`);

/** Says how to see a section under development in a running host. */
export function printDevInstructions(name: string, origin: string, host: string): void {
  console.log(`\n${name} is served at ${origin}. Open ${host}/#dev, open the account menu and choose`);
  console.log('"Sección en desarrollo": that tab loads it from this machine and shows each change.');
}

/** What is watched: a package, its configuration and the folder of its builds. */
export interface WatchOptions {
  name: string;
  config: Configuration;
  outputPath: string;
  /**
   * Runs after each build without errors, e.g. to write the manifest of a section. When it rejects, the build counts as
   * failed.
   */
  complete?: (stats: Stats) => Promise<void>;
}

/** In ms: the files that an editor saves together are built together. */
const SAVE_DURATION_MS = 20;

/**
 * Deletes the earlier builds of a package, then builds it now and after each change of its sources.
 * @param onResult is called after each build
 * @returns a function that stops watching
 */
export function watchBuild(
  { name, config, outputPath, complete = async () => undefined }: WatchOptions,
  onResult: (result: BuildResult) => void,
): () => Promise<void> {
  rmSync(outputPath, { recursive: true, force: true });
  const compiler = webpack(config);
  if (!compiler) throw new Error(`Could not build ${name}.`);
  const watching = compiler.watch({ aggregateTimeout: SAVE_DURATION_MS }, (error, stats) => {
    if (error || !stats || stats.hasErrors()) {
      const failure = error ? error.message : stats?.toString({ preset: 'errors-only', colors: false });
      return onResult({ name, failure: failure ?? 'No details.' });
    }
    return void complete(stats).then(
      () => onResult({ name }),
      (failed: unknown) => onResult({ name, failure: getErrorMessage(failed) }),
    );
  });
  return () => new Promise((done) => void watching?.close(() => compiler.close(() => done())));
}

/** Builds a section now and after each change of its sources, see {@link watchBuild}. @param root its folder */
export function watchSection(
  { name, root, outputPath }: { name: string; root: string; outputPath: string },
  onResult: (result: BuildResult) => void,
): () => Promise<void> {
  return watchBuild(
    {
      name,
      config: createSectionConfig({ name }, { root, mode: 'development', outputPath }),
      outputPath,
      complete: async ({ compilation }) => {
        assertOnlyOwnParts(listBuiltModules(compilation));
        await writeManifest(root, outputPath, await readManifest(root), Object.keys(compilation.assets));
        await readBuild(outputPath);
      },
    },
    onResult,
  );
}
