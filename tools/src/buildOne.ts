import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteFiles } from '@surco/shared/federation/filesPlugin';
import type { RemoteManifest } from '@surco/shared/federation/manifest';
import { refusal } from '@surco/shared/federation/registry';
import { consumed, SHARED_MODULES } from '@surco/shared/federation/sharedModules';
import { hostConfig, remoteConfig } from '@surco/shared/federation/webpack';
import webpack, { type Configuration } from 'webpack';
import { compressFolder } from './compress';
import { fingerprint } from './fingerprint';
import { forgetOldFiles } from './oldFiles';
import { ROOT } from './packages';

export type Mode = 'production' | 'development';

/** @returns the names of the files this build consists of */
function compile(config: Configuration): Promise<string[]> {
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) return reject(error);
      if (stats?.hasErrors()) return reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
      return resolve(Object.keys(stats?.compilation.assets ?? {}));
    });
  });
}

export async function manifestOf(root: string): Promise<RemoteManifest> {
  const module: { manifest: RemoteManifest } = await import(pathToFileURL(join(root, 'src', 'manifest.ts')).href);
  return module.manifest;
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T;
}

/**
 * Puts what a remote says of itself beside its files. Names of files carry their digests, so a digest of the whole
 * makes the version: another build is another version.
 */
export async function describeRemote(
  root: string,
  dist: string,
  manifest: RemoteManifest,
  assets: readonly string[],
): Promise<void> {
  const files = await readJson<RemoteFiles>(join(dist, 'files.json'));
  const { version } = await readJson<{ version: string }>(join(root, 'package.json'));
  const requires = Object.fromEntries(
    SHARED_MODULES.map((module) => [module.package, consumed(module).requiredVersion]),
  );
  const document = { ...manifest, ...files, assets: assets.toSorted(), requires };
  const digest = createHash('sha256').update(JSON.stringify(document)).digest('hex').slice(0, 10);
  await writeFile(
    join(dist, 'manifest.json'),
    JSON.stringify({ ...document, version: `${version}-${digest}` }, null, 2),
  );
}

/**
 * @param name of a folder of the checkout, or where another one is
 * @param dist where the build goes; its own folder by default
 */
export async function buildOne(name: string, mode: Mode, dist = resolve(ROOT, name, 'dist')): Promise<void> {
  // Taken before: a source that changes while we build makes the next start build again.
  const print = fingerprint(name, mode);
  const root = resolve(ROOT, name);
  const options = { root, mode, out: dist };
  const manifest = name === 'host' ? null : await manifestOf(root);
  const refused = manifest && refusal(manifest);
  if (refused) throw new Error(`${name} ${refused}.`);
  const files = await compile(manifest ? remoteConfig(manifest, options) : hostConfig(options));
  if (manifest) await describeRemote(root, dist, manifest, files);
  if (mode === 'production') await compressFolder(dist, files);
  await forgetOldFiles(dist, files);
  await writeFile(join(dist, '.fingerprint'), print);
}

const [name, mode, dist] = process.argv.slice(2);
if (name && process.argv[1]?.endsWith('buildOne.ts')) {
  buildOne(name, mode === 'development' ? mode : 'production', dist).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
