import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BuiltSection,
  type HostFiles,
  parseBuiltSection,
  REMOTES_PREFIX,
  toRegisteredSection,
} from '@surco/shared/federation/build';
import type { RemoteRegistry } from '@surco/shared/federation';
import { getErrorMessage } from '../getErrorMessage';
import { listBuiltSections } from './listBuiltSections';

/** A build of the checkout whose manifest is not valid. */
export interface FaultyBuild {
  name: string;
  reason: string;
}

/** A build of the checkout. */
export type BundledBuild = { name: string; manifest: BuiltSection } | FaultyBuild;

/** The builds of a checkout: of the host and of the sections. */
export interface BundledBuilds {
  host: HostFiles;
  /** The sections built in this checkout. */
  registry: RemoteRegistry;
  /** The sections that are left out of it. */
  faulty: readonly FaultyBuild[];
}

/** Reads the build of a section in this checkout. A faulty one affects only its own section, so nothing is thrown. */
export function readBundledBuild(root: string, name: string): BundledBuild {
  try {
    return { name, manifest: parseBuiltSection(readFileSync(join(root, name, 'dist', 'manifest.json'), 'utf8'), name) };
  } catch (error) {
    return { name, reason: getErrorMessage(error) };
  }
}

/** Describes the build of the host. @throws Error when it is not built */
export const readHostFiles = (root: string): HostFiles =>
  JSON.parse(readFileSync(join(root, 'host', 'dist', 'files.json'), 'utf8')) as HostFiles;

/** Reads the builds of a checkout. @throws Error when the host is not built */
export function readBundledBuilds(root: string): BundledBuilds {
  const host = readHostFiles(root);
  const builds = listBuiltSections(root).map((name) => readBundledBuild(root, name));
  const remotes = builds.flatMap((build) =>
    'manifest' in build ? [toRegisteredSection(build.manifest, host, `${REMOTES_PREFIX}/${build.name}`)] : [],
  );
  return {
    host,
    registry: { format: 1, remotes },
    faulty: builds.flatMap((build) => ('reason' in build ? [build] : [])),
  };
}
