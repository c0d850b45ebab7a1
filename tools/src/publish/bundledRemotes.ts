import type { BuiltRemote } from '@surco/shared/federation/build';
import { readBundledBuild } from '../../../api/src/core/remotes/bundledBuilds';
import { listBuiltRemotes } from '../../../api/src/core/remotes/listBuiltRemotes';

/** The manifests of the builds that come with a server of this checkout, without those that are not valid. */
export const readBundledManifests = (root: string): BuiltRemote[] =>
  listBuiltRemotes(root).flatMap((name) => {
    const build = readBundledBuild(root, name);
    return 'manifest' in build ? [build.manifest] : [];
  });
