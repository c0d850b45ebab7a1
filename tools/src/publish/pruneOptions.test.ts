import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { formatPrunedVersions, formatPublishError } from './messages';
import { readPruneOptions } from './pruneOptions';
import { resolveTarget } from './resolveTarget';

const targetArguments = ['--to', '/srv/remotes'];

test('C-07 a clean-up retains unused versions for thirty days by default and lists what it removes', () => {
  const defaults = readPruneOptions(targetArguments);
  expect(defaults).toEqual({ target: '/srv/remotes', days: 30, dryRun: false, by: userInfo().username });
  expect(readPruneOptions(['mfe-x', '--version', '1.0.0-a', ...targetArguments]).only).toEqual({
    name: 'mfe-x',
    version: '1.0.0-a',
  });
  expect(readPruneOptions([...targetArguments, '--days', '7', '--dry-run'])).toEqual({
    ...defaults,
    days: 7,
    dryRun: true,
  });
  expect(formatPrunedVersions([{ name: 'mfe-x', version: '1.0.0-a' }], defaults)).toEqual([
    '/srv/remotes: removed 1 unused for more than 30 days:',
    '  mfe-x 1.0.0-a',
  ]);
  expect(formatPrunedVersions([], defaults).join()).toContain('all remain');
});

test('C-07 prune-remotes names the argument that is not valid', () =>
  expect(() => readPruneOptions(['--days', '0'])).toThrow('--days must be an integer from 1 to 3650 (it is "0").'));

test('C-07 publishes by default to the folder that servers on this machine read', () => {
  expect(resolveTarget('x')).toBe(resolve('x'));
  expect(resolveTarget()).toBe(resolve(process.env.REMOTES_DIR ?? `${process.env.DATA_DIR ?? '.data'}/remotes`));
});

test('C-07 reports a folder that is not writable with one sentence', () => {
  const error = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES', path: '/srv/remotes' });
  expect(formatPublishError(error)).toBe('/srv/remotes: permission denied. Nothing that users see has changed.');
  expect(formatPublishError(new Error('Another error.'))).toBe('Another error.');
});
