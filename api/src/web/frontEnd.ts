import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostFiles } from '@surco/shared/federation/build';
import type { RegisteredRemote, RemoteRegistry } from '@surco/shared/federation';
import { type FileHashes, INTEGRITY_FILE } from '@surco/shared/federation/releases';
import { type BuiltRemote, parseBuiltRemote } from './builtRemote';

/** The results of the builds: the HTML of the pages, the registry of remotes and the files that each page needs. */
export interface FrontEnd {
  indexHtml: string;
  redirectHtml: string;
  host: HostFiles;
  /** The remotes built in this checkout. */
  registry: RemoteRegistry;
}

export const REMOTES_PREFIX = '/remotes';

/** Returns the folder names of the remotes that have been built. */
export const listBuiltRemotes = (root: string): string[] =>
  readdirSync(root).filter((name) => name.startsWith('mfe-') && existsSync(join(root, name, 'dist', 'manifest.json')));

const readText = (...path: string[]): string => readFileSync(join(...path), 'utf8');

/** Reads the manifest of a remote that was built in this checkout. @throws Error when it is not valid */
export const readBundledRemote = (root: string, name: string): BuiltRemote =>
  parseBuiltRemote(readText(root, name, 'dist', 'manifest.json'), name);

/**
 * Returns the registry entry of a built remote. Its files include those of the host with the shared modules it uses.
 * @param folder address of the folder with the remote's files
 * @param hashes those of its files and of its integrity file, for a published version
 */
export function toRegisteredRemote(
  built: BuiltRemote,
  host: Pick<HostFiles, 'shared'>,
  folder: string,
  hashes: FileHashes = {},
): RegisteredRemote {
  const { pages, entry, assets: _assets, requires: _requires, ...remote } = built;
  const toAddress = (file: string): string => `${folder}/${file}`;
  const files = Object.entries(pages).map(([page, { files: own, shared }]) => {
    const provided = shared.flatMap((name) => host.shared[name] ?? []).map((file) => `/${file}`);
    return [page, [...new Set([...own.map(toAddress), ...provided])]] as const;
  });
  const integrity = hashes[entry];
  const filesIntegrity = hashes[INTEGRITY_FILE];
  return {
    ...remote,
    entry: toAddress(entry),
    ...(integrity && { integrity }),
    ...(filesIntegrity && { filesIntegrity }),
    files: Object.fromEntries(files),
  };
}

/** Reads the builds of a checkout. @throws Error when the host is not built */
export function loadFrontEnd(root: string): FrontEnd {
  const dist = join(root, 'host', 'dist');
  const host = JSON.parse(readText(dist, 'files.json')) as HostFiles;
  const remotes = listBuiltRemotes(root).map((name) =>
    toRegisteredRemote(readBundledRemote(root, name), host, `${REMOTES_PREFIX}/${name}`),
  );
  return {
    indexHtml: readText(dist, 'index.html'),
    redirectHtml: readText(dist, 'redirect.html'),
    host,
    registry: { format: 1, remotes },
  };
}
