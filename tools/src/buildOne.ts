import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteFiles } from '@surco/shared/federation/filesPlugin';
import type { RemoteManifest } from '@surco/shared/federation/manifest';
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

async function manifestOf(name: string): Promise<RemoteManifest> {
  const module: { manifest: RemoteManifest } = await import(pathToFileURL(join(ROOT, name, 'src', 'manifest.ts')).href);
  return module.manifest;
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T;
}

/** Puts what a remote says of itself beside its files, with the version that was built. */
async function describeRemote(name: string, manifest: RemoteManifest): Promise<void> {
  const dist = join(ROOT, name, 'dist');
  const files = await readJson<RemoteFiles>(join(dist, 'files.json'));
  const { version } = await readJson<{ version: string }>(join(ROOT, name, 'package.json'));
  const hash = /\.([0-9a-f]+)\.js$/.exec(files.entry)?.[1] ?? '';
  const document = { ...manifest, version: `${version}+${hash}`, ...files };
  await writeFile(join(dist, 'manifest.json'), JSON.stringify(document, null, 2));
}

export async function buildOne(name: string, mode: Mode): Promise<void> {
  // Taken before: a source that changes while we build makes the next start build again.
  const print = fingerprint(name, mode);
  const root = join(ROOT, name);
  const dist = join(root, 'dist');
  const manifest = name === 'host' ? null : await manifestOf(name);
  const files = await compile(manifest ? remoteConfig(manifest, { root, mode }) : hostConfig({ root, mode }));
  if (manifest) await describeRemote(name, manifest);
  if (mode === 'production') await compressFolder(dist, files);
  await forgetOldFiles(dist, files);
  await writeFile(join(dist, '.fingerprint'), print);
}

const [name, mode] = process.argv.slice(2);
if (name && process.argv[1]?.endsWith('buildOne.ts')) {
  buildOne(name, mode === 'development' ? mode : 'production').catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
