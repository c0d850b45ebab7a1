import { userInfo } from 'node:os';
import { formatPrunedVersions, formatPublishError } from './messages';
import { readPruneOptions } from './pruneOptions';

const TO = ['--to', '/srv/remotes'];

test('C-07 a clean-up retains unused versions for thirty days by default and lists what it removes', () => {
  const defaults = readPruneOptions(TO);
  expect(defaults).toEqual({ target: '/srv/remotes', days: 30, dryRun: false, by: userInfo().username });
  const version = { name: 'mfe-x', version: '1.0.0-a' };
  expect(readPruneOptions(['mfe-x', '--version', '1.0.0-a', ...TO]).only).toEqual(version);
  expect(readPruneOptions([...TO, '--days', '7', '--dry-run'])).toEqual({ ...defaults, days: 7, dryRun: true });
  expect(() => readPruneOptions(['--days', '0'])).toThrow('--days must be an integer from 1 to 3650 (it is "0").');
  expect(formatPrunedVersions([version], defaults)).toEqual([
    '/srv/remotes: removed 1 unused for more than 30 days:',
    '  mfe-x 1.0.0-a',
  ]);
  expect(formatPrunedVersions([], defaults).join()).toContain('all remain');
});

test('C-07 reports a folder that is not writable with one sentence', () => {
  const error = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES', path: '/srv/remotes' });
  expect(formatPublishError(error)).toBe('/srv/remotes: permission denied. Nothing that users see has changed.');
  expect(formatPublishError(new Error('Another error.'))).toBe('Another error.');
});
