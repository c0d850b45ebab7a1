import { execFileSync } from 'node:child_process';
import { ROOT } from '../packages';
import { readPackageJson } from '../sdk/packageJson';

/** The number of the product, which names the folder of a bundle. */
export const readProductVersion = (): string => readPackageJson(ROOT).version ?? '0.0.0';

/** What git prints; null when it fails, e.g. outside a repository. */
function runGit(...args: readonly string[]): string | null {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return null;
  }
}

/** The commit that is built, and whether files were changed since; null outside a repository. */
const describeCommit = (): string | null =>
  runGit('describe', '--always', '--exclude=*', '--abbrev=8', '--dirty=.changed');

/** Whether the commit has the tag of a release, and no file was changed since. */
export const isTagged = (version: string): boolean =>
  runGit('describe', '--tags', '--exact-match', '--dirty', `--match=v${version}`) === `v${version}`;

/** The version that a bundle says everywhere: `0.2.0+4c1dbcbe`. */
export function readBuildVersion(): string {
  const commit = describeCommit();
  return commit ? `${readProductVersion()}+${commit}` : readProductVersion();
}
