import { chmodSync, cpSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../packages';
import { type PackageJson, readPackageJson, resolveVersions, writePackageJson } from './packageJson';

/** What a package of commands consists of. */
export interface CommandPackage {
  /** Folder of the package in the checkout. */
  name: string;
  /** Modules that are run or loaded by their file name, besides the command `cli.ts`. */
  entries?: readonly string[];
  /** Files and folders that are copied. */
  copies: readonly string[];
  exports?: PackageJson['exports'];
  browserslist?: PackageJson['browserslist'];
}

/**
 * Writes a package of commands, as other repositories install it, into a folder. Parts of this repository, its
 * `devDependencies`, are bundled into it, so that they are no public API.
 */
export async function packCommand(
  { name, entries = [], copies, exports = {}, browserslist }: CommandPackage,
  folder: string,
): Promise<void> {
  const root = join(ROOT, name);
  const { dependencies = {}, peerDependencies = {}, bin = {}, ...manifest } = readPackageJson(root);
  const provided = Object.keys(peerDependencies).filter((peer) => !peer.startsWith('@surco/'));
  await build({
    absWorkingDir: root,
    entryPoints: ['cli.ts', ...entries].map((entry) => join('src', entry)),
    entryNames: '[name]',
    chunkNames: 'chunk-[hash]',
    outdir: join(folder, 'dist'),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: [...Object.keys(dependencies), ...provided],
    logLevel: 'error',
  });
  chmodSync(join(folder, 'dist', 'cli.js'), 0o755);
  for (const file of copies) cpSync(join(root, file), join(folder, basename(file)), { recursive: true });
  writePackageJson(folder, {
    name: manifest.name,
    description: manifest.description,
    bin: Object.fromEntries(Object.keys(bin).map((command) => [command, 'dist/cli.js'])),
    engines: { node: '>=20' },
    browserslist,
    exports,
    dependencies: resolveVersions(Object.keys(dependencies)),
    peerDependencies: resolveVersions(Object.keys(peerDependencies), '^'),
  });
}
