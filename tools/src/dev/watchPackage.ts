import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BuildOptions, createHostConfig, createRemoteConfig } from '@surco/shared/federation/build';
import webpack from 'webpack';
import { ROOT } from '../packages';

/** The result of one build of a package. */
export interface BuildResult {
  name: string;
  /** Why the build failed; absent when it succeeded. */
  failure?: string;
}

const execFileAsync = promisify(execFile);
const tsx = join(ROOT, 'node_modules', 'tsx', 'dist', 'cli.mjs');
const writeManifestScript = join(import.meta.dirname, 'writeManifest.ts');

/** Folder of the development builds, apart from the production builds of the checkout. */
export const DEV_ROOT = join(ROOT, '.cache', 'dev');
export const getDevDistPath = (name: string): string => join(DEV_ROOT, name, 'dist');

const describeFailure = (error: unknown): string =>
  error instanceof Error && 'stderr' in error && error.stderr ? String(error.stderr) : String(error);

/** Writes the manifest of a remote into its build. @returns the error text, or undefined */
async function runWriteManifest(name: string, assets: readonly string[]): Promise<string | undefined> {
  if (name === 'host') return undefined;
  try {
    await execFileAsync(
      process.execPath,
      [tsx, writeManifestScript, join(ROOT, name), getDevDistPath(name), ...assets],
      {
        cwd: ROOT,
      },
    );
    return undefined;
  } catch (error) {
    return describeFailure(error);
  }
}

/**
 * Builds a package now and after each change of its sources.
 * @param onResult is called after each build
 * @returns a function that stops watching
 */
export function watchPackage(name: string, onResult: (result: BuildResult) => void): () => Promise<void> {
  const out = getDevDistPath(name);
  rmSync(out, { recursive: true, force: true });
  const options: BuildOptions = { root: join(ROOT, name), mode: 'development', outputPath: out };
  const compiler = webpack(name === 'host' ? createHostConfig(options) : createRemoteConfig({ name }, options));
  if (!compiler) throw new Error(`Could not build ${name}.`);
  const watching = compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
    if (error || !stats || stats.hasErrors()) {
      const failure = error ? error.message : stats?.toString({ preset: 'errors-only', colors: false });
      return onResult({ name, failure: failure ?? 'No details.' });
    }
    return void runWriteManifest(name, Object.keys(stats.compilation.assets)).then((failure) =>
      onResult({ name, failure }),
    );
  });
  return () => new Promise((resolve) => void watching?.close(() => compiler.close(() => resolve())));
}
