import { execFileSync } from 'node:child_process';

/**
 * The program of a major version of Node, from the package `node` of the npm registry.
 * @param version such as `24`
 */
export const findNode = (version: string): string =>
  execFileSync('npm', ['exec', '--yes', `--package=node@${version}`, '--', 'node', '-p', 'process.execPath'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
