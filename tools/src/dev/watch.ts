import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { hostConfig, remoteConfig } from '@surco/shared/federation/webpack';
import webpack from 'webpack';
import { ROOT } from '../packages';

/** What happened to a section: built, or why not. */
export interface BuildNews {
  name: string;
  failure?: string;
}

const run = promisify(execFile);
const tsx = join(ROOT, 'node_modules', 'tsx', 'dist', 'cli.mjs');
const script = join(import.meta.dirname, 'describe.ts');

/** Where the builds under work lie: beside the checkout's own builds, never in their place. */
export const DEV_ROOT = join(ROOT, '.cache', 'dev');
export const distOf = (name: string): string => join(DEV_ROOT, name, 'dist');

const failureOf = (error: unknown): string =>
  error instanceof Error && 'stderr' in error && error.stderr ? String(error.stderr) : String(error);

/** Puts what a remote says of itself beside its files. @returns why it could not */
async function describe(name: string, assets: readonly string[]): Promise<string | undefined> {
  if (name === 'host') return undefined;
  try {
    await run(process.execPath, [tsx, script, join(ROOT, name), distOf(name), ...assets], { cwd: ROOT });
    return undefined;
  } catch (error) {
    return failureOf(error);
  }
}

/**
 * Builds a package now and after each change of its sources.
 * @returns a function that ends it
 */
export function watch(name: string, told: (news: BuildNews) => void): () => Promise<void> {
  const out = distOf(name);
  rmSync(out, { recursive: true, force: true });
  const options = { root: join(ROOT, name), mode: 'development' as const, out };
  const compiler = webpack(name === 'host' ? hostConfig(options) : remoteConfig({ name }, options));
  if (!compiler) throw new Error(`No fue posible construir ${name}.`);
  const watching = compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
    if (error || !stats || stats.hasErrors()) {
      const failure = error ? error.message : stats?.toString({ preset: 'errors-only', colors: false });
      return told({ name, failure: failure ?? 'Sin detalles.' });
    }
    return void describe(name, Object.keys(stats.compilation.assets)).then((failure) => told({ name, failure }));
  });
  return () => new Promise((resolve) => void watching?.close(() => compiler.close(() => resolve())));
}
