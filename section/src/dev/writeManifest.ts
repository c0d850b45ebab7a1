import { reportAndExit } from '../common';
import { importManifest, writeManifest } from '../manifest';

/** Runs in a process of its own, because a process imports a module only once and the manifest may have changed. */
const [root, dist, ...assets] = process.argv.slice(2);
if (root && dist) {
  importManifest(root)
    .then((manifest) => writeManifest(root, dist, manifest, assets))
    .catch(reportAndExit);
}
