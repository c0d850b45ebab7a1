import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BuiltRemote,
  type HostFiles,
  parseBuiltRemote,
  REMOTES_PREFIX,
  toRegisteredRemote,
} from '@surco/shared/federation/build';
import type { RemoteRegistry } from '@surco/shared/federation';
import { getErrorMessage } from '../core/getErrorMessage';
import type { AppManifest } from './appManifest';
import { listBuiltRemotes } from './listBuiltRemotes';

/** The results of the builds: the HTML of the pages, the manifest of the app, the registry of remotes and the files that each page needs. */
export interface FrontEnd {
  indexHtml: string;
  redirectHtml: string;
  appManifest: AppManifest;
  host: HostFiles;
  /** The remotes built in this checkout. */
  registry: RemoteRegistry;
  /** The remotes that are left out of it. */
  faulty: readonly FaultyBuild[];
}

/** A build of the checkout whose manifest is not valid. */
export interface FaultyBuild {
  name: string;
  reason: string;
}

/** A build of the checkout. */
export type BundledBuild = { name: string; manifest: BuiltRemote } | FaultyBuild;

const readText = (...path: string[]): string => readFileSync(join(...path), 'utf8');

/** Reads the build of a remote in this checkout. A faulty one affects only its own section, so nothing is thrown. */
export function readBundledBuild(root: string, name: string): BundledBuild {
  try {
    return { name, manifest: parseBuiltRemote(readText(root, name, 'dist', 'manifest.json'), name) };
  } catch (error) {
    return { name, reason: getErrorMessage(error) };
  }
}

/** Describes the build of the host. @throws Error when it is not built */
export const readHostFiles = (root: string): HostFiles =>
  JSON.parse(readText(root, 'host', 'dist', 'files.json')) as HostFiles;

/** Reads the builds of a checkout. @throws Error when the host is not built */
export function loadFrontEnd(root: string): FrontEnd {
  const dist = join(root, 'host', 'dist');
  const host = readHostFiles(root);
  const builds = listBuiltRemotes(root).map((name) => readBundledBuild(root, name));
  const remotes = builds.flatMap((build) =>
    'manifest' in build ? [toRegisteredRemote(build.manifest, host, `${REMOTES_PREFIX}/${build.name}`)] : [],
  );
  return {
    indexHtml: readText(dist, 'index.html'),
    redirectHtml: readText(dist, 'redirect.html'),
    appManifest: JSON.parse(readText(dist, 'app-manifest.json')) as AppManifest,
    host,
    registry: { format: 1, remotes },
    faulty: builds.flatMap((build) => ('reason' in build ? [build] : [])),
  };
}
