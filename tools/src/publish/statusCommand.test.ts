import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyPublication, updateReleases } from '@surco/shared/federation/releases';
import { createBuiltRemote, writeRemoteBuild } from '../../../api/src/testing/remoteBuilds';
import { readBundledVersions } from './bundledVersions';
import { printStatus } from './statusCommand';

/** Replaces modules that take a second to load. */
const failToLoad = (): never => {
  throw new Error('The command loads code that only a publication needs.');
};
jest.mock('@surco/shared/federation/build', () => failToLoad());
jest.mock('@surco/shared/contract/calls', () => failToLoad());
jest.mock('@surco/section/publish', () => failToLoad());

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'surco-status-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
  jest.restoreAllMocks();
});

test('C-07 status loads neither the calls of the API nor the code of a publication', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  await updateReleases(root, () => ({ 'mfe-x': applyPublication(undefined, '1.0.0-a', {}) }), { by: 'ana' });
  await printStatus(['--to', root]);
  const printed = log.mock.calls.flat().join('\n');
  expect(printed).toMatch(
    /: revision 1, .*, by ana\nmfe-x:\n {2}1\.0\.0-a for everyone\n {2}a rollback leads to the build/,
  );
});

test('C-07 reads the version of each build that comes with the server, or why it is left out', () => {
  writeRemoteBuild(join(root, 'mfe-good', 'dist'), createBuiltRemote('mfe-good', '1.0.0-own'));
  const faulty = writeRemoteBuild(join(root, 'mfe-faulty', 'dist'), createBuiltRemote('mfe-faulty', '1.0.0-own'));
  writeFileSync(join(faulty, 'manifest.json'), '{ "name": "mfe-faulty" }');
  expect(readBundledVersions(root)).toEqual([
    { name: 'mfe-faulty', reason: 'the field "contract" is not valid' },
    { name: 'mfe-good', version: '1.0.0-own' },
  ]);
});
