import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportAndExit } from '@surco/section/common';
import { listRemoteNames, ROOT } from '../packages';
import {
  buildCurrentContract,
  compareContracts,
  readReleasedContract,
  writeReleasedContract,
} from './contractSnapshot';
import { isVersionAllowed, computeNextVersion } from './versions';

const formatBulletList = (items: readonly string[]): string => items.map((item) => `  - ${item}`).join('\n');

/**
 * `pnpm contract`: compares the contract with its last release.
 * @throws with all breaking changes, unless the version has a higher major number
 */
function check(): void {
  const released = readReleasedContract();
  if (!released) return console.log('The contract has not been released yet: run pnpm release-contract.');
  const current = buildCurrentContract();
  const difference = compareContracts(released, current);
  if (!isVersionAllowed(current.version, released.version, difference)) {
    throw new Error(
      `shared ${current.version} breaks sections that were built for ${released.version}:\n${formatBulletList(difference.broken)}\n` +
        'Undo these changes, or release a new major version with pnpm release-contract --major.',
    );
  }
  const next = difference.hasChanges
    ? ` Its changes need at least version ${computeNextVersion(released.version, difference)}.`
    : '';
  return console.log(`shared may be ${current.version} after the release ${released.version}.${next}`);
}

function replaceInFile(file: string, expression: RegExp, text: string): void {
  const path = join(ROOT, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(expression, text));
}

/** Writes the version into `shared` and into the sections of this checkout, which are compiled against it. */
function writeVersion(version: string): void {
  replaceInFile('shared/package.json', /"version": "[^"]*"/, `"version": "${version}"`);
  replaceInFile(
    'shared/src/federation/manifest/registry.ts',
    /CONTRACT_VERSION = '[^']*'/,
    `CONTRACT_VERSION = '${version}'`,
  );
  for (const remote of listRemoteNames()) {
    replaceInFile(join(remote, 'src', 'manifest.ts'), /contract: '[^']*'/, `contract: '^${version}'`);
  }
}

/**
 * `pnpm release-contract [--major]`: writes the version that the changes require into `shared` and the sections, and
 * the public API of `shared` under this version into `released.json`.
 * @param major whether breaking changes are accepted
 * @throws with all breaking changes, unless `major` is set
 */
function release(major: boolean): void {
  const current = buildCurrentContract();
  const released = readReleasedContract();
  const difference = released ? compareContracts(released, current) : { broken: [], hasChanges: false };
  if (difference.broken.length && !major) {
    throw new Error(
      `This breaks sections that were built for ${released?.version}:\n${formatBulletList(difference.broken)}\n` +
        'Undo these changes, or release a new major version with --major.',
    );
  }
  const version = released ? computeNextVersion(released.version, difference) : current.version;
  writeVersion(version);
  // The contract states its own version, so it is read again.
  writeReleasedContract(buildCurrentContract());
  console.log(`Contract ${version}${released && version === released.version ? ', unchanged' : ''}.`);
}

const [command, ...flags] = process.argv.slice(2);
try {
  if (command === 'release') release(flags.includes('--major'));
  else check();
} catch (error) {
  reportAndExit(error);
}
