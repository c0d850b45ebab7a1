import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BundledBuildPresence } from '@surco/section/registry';
import { validateRemote } from '@surco/shared/federation';
import { listBuiltRemotes } from '../../../api/src/core/remotes/listBuiltRemotes';

/** A build that comes with a server of this checkout: its version, or why the server leaves it out. */
export type BundledVersion = { name: string; version: string } | { name: string; reason: string };

function readBundledVersion(root: string, name: string): BundledVersion {
  try {
    const manifest = JSON.parse(readFileSync(join(root, name, 'dist', 'manifest.json'), 'utf8')) as { version: string };
    // With the check of the browser, because that of the server takes a second to load.
    const reason = validateRemote({ ...manifest, entry: '/', files: {} });
    return reason === null ? { name, version: manifest.version } : { name, reason };
  } catch (error) {
    return { name, reason: String(error) };
  }
}

/** The builds that come with a server of this checkout. */
export const readBundledVersions = (root: string): BundledVersion[] =>
  listBuiltRemotes(root).map((name) => readBundledVersion(root, name));

export const hasRemote = (remotes: readonly { name: string }[], name: string): boolean =>
  remotes.some((remote) => remote.name === name);

/**
 * Whether servers have a build of a section, also one that they leave out. Another checkout may have one that is not in
 * this list: unknown then.
 */
export const findBundledBuildPresence = (remotes: readonly { name: string }[], name: string): BundledBuildPresence =>
  hasRemote(remotes, name) ? 'present' : 'unknown';
