import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { getErrorMessage } from '@surco/section/common';

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
    const message = `npm could not find or download Node ${version}; the first time it needs the npm registry.`;
    throw new Error(`${message}\n${getErrorMessage(error)}`, { cause: error });
  }
}
