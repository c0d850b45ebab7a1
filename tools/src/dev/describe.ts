import { describeRemote, manifestOf } from '../buildOne';

/** In a process of its own, because a module that was read once is not read again: the manifest as it is now. */
const [root, dist, ...assets] = process.argv.slice(2);
if (root && dist) {
  manifestOf(root)
    .then((manifest) => describeRemote(root, dist, manifest, assets))
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exit(1);
    });
}
