import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BuiltRemote,
  type HostFiles,
  parseBuiltRemote,
  REMOTES_PREFIX,
  toRegisteredRemote,
} from '@surco/shared/federation/build';
import type { RemoteRegistry } from '@surco/shared/federation';

/** The results of the builds: the HTML of the pages, the registry of remotes and the files that each page needs. */
export interface FrontEnd {
  indexHtml: string;
  redirectHtml: string;
  host: HostFiles;
  /** The remotes built in this checkout. */
  registry: RemoteRegistry;
}

/** Returns the folder names of the remotes that have been built. */
export const listBuiltRemotes = (root: string): string[] =>
  readdirSync(root).filter((name) => name.startsWith('mfe-') && existsSync(join(root, name, 'dist', 'manifest.json')));

const readText = (...path: string[]): string => readFileSync(join(...path), 'utf8');

/** Reads the manifest of a remote that was built in this checkout. @throws Error when it is not valid */
export const readBundledRemote = (root: string, name: string): BuiltRemote =>
  parseBuiltRemote(readText(root, name, 'dist', 'manifest.json'), name);

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
