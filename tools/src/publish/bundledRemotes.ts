import type { BuiltRemote } from '@surco/shared/federation/build';
import { listBuiltRemotes, readBundledRemote } from '../../../api/src/web/frontEnd';

/** The manifests of the builds that come with a server of this checkout. */
export const readBundledManifests = (root: string): BuiltRemote[] =>
  listBuiltRemotes(root).map((name) => readBundledRemote(root, name));

export const hasRemote = (remotes: readonly { name: string }[], name: string): boolean =>
  remotes.some((remote) => remote.name === name);
