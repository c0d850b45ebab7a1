import { execFileSync } from 'node:child_process';
import { ROOT } from '../packages';
import { readPackageJson } from '../sdk/packageJson';

/** The number of the product, which names the folder of a bundle. */
export const readProductVersion = (): string => readPackageJson(ROOT).version ?? '0.0.0';

/** The commit that is built, and whether files were changed since; null outside a repository. */
function describeCommit(): string | null {
  const describe = ['describe', '--always', '--exclude=*', '--abbrev=8', '--dirty=.changed'];
  try {
    return execFileSync('git', describe, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return null;
  }
}

/** The version that a bundle says everywhere: `0.2.0+4c1dbcbe`. */
export function readBuildVersion(): string {
  const commit = describeCommit();
  return commit ? `${readProductVersion()}+${commit}` : readProductVersion();
}
