import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostFiles, RemoteFiles } from '@surco/shared/federation/filesPlugin';
import type { RegisteredRemote, RemoteManifest } from '@surco/shared/federation/manifest';
import type { RemoteRegistry } from '@surco/shared/federation/registry';

/** What the builds left: the pages' HTML, the registry of remotes, and which files each page needs. */
export interface FrontEnd {
  indexHtml: string;
  redirectHtml: string;
  host: HostFiles;
  /** Remotes that the checkout itself has built. */
  registry: RemoteRegistry;
}

/** What a remote's build says of itself, beside its files. */
export interface BuiltRemote extends RemoteManifest, RemoteFiles {
  version: string;
  /** Every file of the build. */
  assets: readonly string[];
  /** Ranges of the shared packages it was built with. */
  requires: Readonly<Record<string, string>>;
}

export const REMOTES_PREFIX = '/remotes';

/** Folders of remotes that have been built, by name. */
export const builtRemotes = (root: string): string[] =>
  readdirSync(root).filter((name) => name.startsWith('mfe-') && existsSync(join(root, name, 'dist', 'manifest.json')));

const readText = (...path: string[]): string => readFileSync(join(...path), 'utf8');

/**
 * Joins a remote's own files with those of the host that bring the shared modules it uses.
 * @param folder address of the folder with the remote's files
 */
export function register(built: BuiltRemote, host: Pick<HostFiles, 'shared'>, folder: string): RegisteredRemote {
  const { pages, entry, assets: _assets, requires: _requires, ...remote } = built;
  const address = (file: string): string => `${folder}/${file}`;
  const files = Object.entries(pages).map(([page, { files: own, shared }]) => {
    const provided = shared.flatMap((name) => host.shared[name] ?? []).map((file) => `/${file}`);
    return [page, [...new Set([...own.map(address), ...provided])]] as const;
  });
  return { ...remote, entry: address(entry), files: Object.fromEntries(files) };
}

/** Reads the builds below the checkout's folder. @throws when the host was never built */
export function loadFrontEnd(root: string): FrontEnd {
  const dist = join(root, 'host', 'dist');
  const host = JSON.parse(readText(dist, 'files.json')) as HostFiles;
  const remotes = builtRemotes(root).map((name) =>
    register(
      JSON.parse(readText(root, name, 'dist', 'manifest.json')) as BuiltRemote,
      host,
      `${REMOTES_PREFIX}/${name}`,
    ),
  );
  return {
    indexHtml: readText(dist, 'index.html'),
    redirectHtml: readText(dist, 'redirect.html'),
    host,
    registry: { format: 1, remotes },
  };
}
