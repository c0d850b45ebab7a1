import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import webpack, { type Configuration } from 'webpack';
import { createRemoteConfig } from '../build';

/** The result of one build of a package. */
export interface BuildResult {
  name: string;
  /** Why the build failed; absent when it succeeded. */
  failure?: string;
}

const { resolve } = createRequire(import.meta.url);
const execFileAsync = promisify(execFile);
const writeManifestScript = join(import.meta.dirname, `writeManifest${extname(import.meta.filename)}`);

const describeFailure = (error: unknown): string =>
  error instanceof Error && 'stderr' in error && error.stderr ? String(error.stderr) : String(error);

export const logBuildResult = ({ name, failure }: BuildResult): void =>
  console.log(failure === undefined ? `${name} is built.` : `${name} could not be built:\n${failure}`);

/** Says how to see a section under development in a running host. */
export function printDevInstructions(name: string, origin: string, host: string): void {
  console.log(`\n${name} is served at ${origin}. Open ${host}/#dev, open the account menu and choose`);
  console.log('"Sección en desarrollo": that tab loads it from this machine and reloads after each change.');
}

/** What is watched: a package, its configuration and the folder of its builds. */
export interface WatchOptions {
  name: string;
  config: Configuration;
  outputPath: string;
  /**
   * Runs after each build without errors, with the names of its files, e.g. to write the manifest of a section. When it
   * rejects, the build counts as failed.
   */
  complete?: (assets: readonly string[]) => Promise<unknown>;
}

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
  const watching = compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
    if (error || !stats || stats.hasErrors()) {
      const failure = error ? error.message : stats?.toString({ preset: 'errors-only', colors: false });
      return onResult({ name, failure: failure ?? 'No details.' });
    }
    return void complete(Object.keys(stats.compilation.assets)).then(
      () => onResult({ name }),
      (failed: unknown) => onResult({ name, failure: describeFailure(failed) }),
    );
  });
  return () => new Promise((done) => void watching?.close(() => compiler.close(() => done())));
}

/** Builds a section now and after each change of its sources, see {@link watchBuild}. @param root its folder */
export const watchSection = (
  { name, root, outputPath }: { name: string; root: string; outputPath: string },
  onResult: (result: BuildResult) => void,
): (() => Promise<void>) =>
  watchBuild(
    {
      name,
      config: createRemoteConfig({ name }, { root, mode: 'development', outputPath }),
      outputPath,
      complete: (assets) =>
        execFileAsync(
          process.execPath,
          ['--import', pathToFileURL(resolve('tsx')).href, writeManifestScript, root, outputPath, ...assets],
          { cwd: root },
        ),
    },
    onResult,
  );
