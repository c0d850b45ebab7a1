import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdir, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@surco/shared/federation/releases';
import { built, hostFiles, writeBuild } from '../../../api/test/builds';
import { readBuild } from './build';
import { prune, wouldPrune } from './prune';
import { publish } from './publish';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const DAY = 24 * 3600 * 1000;
const daysAgo = (days: number): Date => new Date(NOW - days * DAY);

let target: string;
beforeEach(() => {
  target = mkdtempSync(join(tmpdir(), 'surco-prune-'));
});
afterEach(() => rmSync(target, { recursive: true }));

/** A version that was put there so many days ago. */
async function put(version: string, days: number): Promise<void> {
  const folder = writeBuild(join(target, 'mfe-x', version), built('mfe-x', version));
  await utimes(folder, daysAgo(days), daysAgo(days));
}

/** Documents, the oldest first: what was live since so many days ago. */
async function documents(...all: readonly (readonly [days: number, release: Release])[]): Promise<void> {
  await mkdir(join(target, '_releases'), { recursive: true });
  for (const [index, [days, release]] of all.entries()) {
    const document = { format: 1, at: daysAgo(days).toISOString(), remotes: { 'mfe-x': release } };
    writeFileSync(join(target, '_releases', `0000000${index + 1}.json`), JSON.stringify(document));
  }
}

const versions = (): string[] => readdirSync(join(target, 'mfe-x')).toSorted();

test('C-07 what is live, on trial, or where a rollback leads stays however old it is', async () => {
  for (const version of ['1.0.0-a', '2.0.0-b', '3.0.0-c', '4.0.0-old']) await put(version, 400);
  const release = { live: '2.0.0-b', before: ['1.0.0-a', null], canary: { version: '3.0.0-c', percent: 10 } };
  await documents([400, { live: '4.0.0-old', before: [] }], [300, release]);
  expect(await wouldPrune(target, 30, NOW)).toEqual([{ name: 'mfe-x', version: '4.0.0-old' }]);
  expect(versions()).toHaveLength(4);
  expect(await prune(target, 30, NOW)).toEqual([{ name: 'mfe-x', version: '4.0.0-old' }]);
  expect(versions()).toEqual(['1.0.0-a', '2.0.0-b', '3.0.0-c']);
});

test('C-07 a version stays thirty days after the last person could get it, for the tabs that run it', async () => {
  for (const version of ['1.0.0-long', '2.0.0-trial', '3.0.0-now']) await put(version, 400);
  await documents(
    [400, { live: '1.0.0-long', before: [] }],
    [40, { live: '3.0.0-now', before: [], canary: { version: '2.0.0-trial', percent: 1 } }],
    [29, { live: '3.0.0-now', before: [] }],
  );
  expect(await prune(target, 30, NOW)).toEqual([{ name: 'mfe-x', version: '1.0.0-long' }]);
  expect(await prune(target, 28, NOW)).toEqual([{ name: 'mfe-x', version: '2.0.0-trial' }]);
});

test('C-07 what no document knows stays while it is young, or while older documents may have known it', async () => {
  await put('1.0.0-unknown', 400);
  await put('2.0.0-new', 1);
  await documents([20, { live: null, before: [] }]);
  expect(await prune(target, 30, NOW)).toEqual([]);
  await documents([40, { live: null, before: [] }]);
  expect(await prune(target, 30, NOW)).toEqual([{ name: 'mfe-x', version: '1.0.0-unknown' }]);
});

test('C-07 a version that is published again is not taken away under the publisher’s hands', async () => {
  await put('1.0.0-a', 400);
  const again = join(target, 'mfe-x', '1.0.0-a');
  const from = mkdtempSync(join(tmpdir(), 'surco-build-'));
  const build = await readBuild(writeBuild(from, built('mfe-x', '1.0.0-a')));
  utimesSync(again, daysAgo(400), daysAgo(400));
  await publish({ build, target, host: hostFiles, audience: {}, own: [] });
  expect(await prune(target, 1)).toEqual([]);
  expect(existsSync(join(again, 'manifest.json'))).toBe(true);
  rmSync(from, { recursive: true });
});

test('C-07 a document that cannot be read lets nothing go', async () => {
  await put('1.0.0-a', 400);
  await documents([40, { live: null, before: [] }]);
  writeFileSync(join(target, '_releases', '00000002.json'), '{');
  await expect(prune(target, 30, NOW)).rejects.toThrow('JSON');
  expect(versions()).toEqual(['1.0.0-a']);
});
