import { join } from 'node:path';
import { type BuildResult, watchBuild, watchSection } from '@surco/section/dev';
import { createHostConfig } from '../build/hostConfig';
import { ROOT } from '../packages';

/** Folder of the development builds, apart from the production builds of the checkout. */
export const DEV_ROOT = join(ROOT, '.cache', 'dev');
export const getDevDistPath = (name: string): string => join(DEV_ROOT, name, 'dist');

/**
 * Builds a package of the checkout now and after each change of its sources.
 * @param onResult is called after each build
 * @returns a function that stops watching
 */
export function watchPackage(name: string, onResult: (result: BuildResult) => void): () => Promise<void> {
  const outputPath = getDevDistPath(name);
  const root = join(ROOT, name);
  if (name !== 'host') return watchSection({ name, root, outputPath }, onResult);
  return watchBuild(
    { name, config: createHostConfig({ root, mode: 'development', outputPath }, true), outputPath },
    onResult,
  );
}
