import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';

interface Options {
  /** Take a version that npm has already, without asking the registry for a newer one. */
  preferOffline?: boolean;
}

/**
 * The program of a version of Node, from the package `node` of the npm registry.
 * @param version such as `24`: the newest of these
 * @throws when npm can neither find nor download it
 */
export function findNode(version: string, { preferOffline = false }: Options = {}): string {
  const options = ['--yes', `--package=node@${version}`, ...(preferOffline ? ['--prefer-offline'] : [])];
  try {
    // Not in the checkout, whose packages npm would read first.
    return execFileSync('npm', ['exec', ...options, '--', 'node', '-p', 'process.execPath'], {
      cwd: tmpdir(),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim();
  } catch (error) {
    throw new Error(`npm could not download Node ${version}. Connect to the npm registry once.`, { cause: error });
  }
}
