import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdir, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@surco/shared/federation/releases';
import { createBuiltRemote, hostFiles, writeRemoteBuild } from '../../../api/src/testing/remoteBuilds';
import { readBuild } from '@surco/section/publish';
import { prune, findPrunable } from './prune';
import { publish } from './publish';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const DAY = 24 * 3600 * 1000;
const daysAgo = (days: number): Date => new Date(NOW - days * DAY);

let target: string;
beforeEach(() => {
  target = mkdtempSync(join(tmpdir(), 'surco-prune-'));
});
afterEach(() => rmSync(target, { recursive: true }));

/** Writes a version that was published `days` ago. */
async function writeVersion(version: string, days: number): Promise<void> {
  const folder = writeRemoteBuild(join(target, 'mfe-x', version), createBuiltRemote('mfe-x', version));
  await utimes(folder, daysAgo(days), daysAgo(days));
}

/** Writes release documents, the oldest first, each with the days since it was written. */
async function writeReleaseDocuments(
  ...documents: readonly (readonly [days: number, release: Release])[]
): Promise<void> {
  await mkdir(join(target, '_releases'), { recursive: true });
  for (const [index, [days, release]] of documents.entries()) {
    const document = { format: 1, at: daysAgo(days).toISOString(), remotes: { 'mfe-x': release } };
    writeFileSync(join(target, '_releases', `0000000${index + 1}.json`), JSON.stringify(document));
  }
}

const listVersions = (): string[] => readdirSync(join(target, 'mfe-x')).toSorted();

test('C-07 retains live, trial and rollback versions of any age', async () => {
  for (const version of ['1.0.0-a', '2.0.0-b', '3.0.0-c', '4.0.0-old']) await writeVersion(version, 400);
  const release = { live: '2.0.0-b', before: ['1.0.0-a', null], canary: { version: '3.0.0-c', percent: 10 } };
  await writeReleaseDocuments([400, { live: '4.0.0-old', before: [] }], [300, release]);
  expect(await findPrunable(target, 30, NOW)).toEqual([{ name: 'mfe-x', version: '4.0.0-old' }]);
  expect(listVersions()).toHaveLength(4);
  expect(await prune(target, 30, NOW)).toEqual([{ name: 'mfe-x', version: '4.0.0-old' }]);
  expect(listVersions()).toEqual(['1.0.0-a', '2.0.0-b', '3.0.0-c']);
});

test('C-07 retains a version for thirty days after its last use, for open tabs', async () => {
  for (const version of ['1.0.0-long', '2.0.0-trial', '3.0.0-now']) await writeVersion(version, 400);
  await writeReleaseDocuments(
    [400, { live: '1.0.0-long', before: [] }],
    [40, { live: '3.0.0-now', before: [], canary: { version: '2.0.0-trial', percent: 1 } }],
    [29, { live: '3.0.0-now', before: [] }],
  );
  expect(await prune(target, 30, NOW)).toEqual([{ name: 'mfe-x', version: '1.0.0-long' }]);
  expect(await prune(target, 28, NOW)).toEqual([{ name: 'mfe-x', version: '2.0.0-trial' }]);
});

test('C-07 retains an unlisted version while it is new or older documents may have listed it', async () => {
  await writeVersion('1.0.0-unknown', 400);
  await writeVersion('2.0.0-new', 1);
  await writeReleaseDocuments([20, { live: null, before: [] }]);
  expect(await prune(target, 30, NOW)).toEqual([]);
  await writeReleaseDocuments([40, { live: null, before: [] }]);
  expect(await prune(target, 30, NOW)).toEqual([{ name: 'mfe-x', version: '1.0.0-unknown' }]);
});

test('C-07 retains an old version that was published again', async () => {
  await writeVersion('1.0.0-a', 400);
  const versionFolder = join(target, 'mfe-x', '1.0.0-a');
  const from = mkdtempSync(join(tmpdir(), 'surco-build-'));
  const build = await readBuild(writeRemoteBuild(from, createBuiltRemote('mfe-x', '1.0.0-a')));
  utimesSync(versionFolder, daysAgo(400), daysAgo(400));
  await publish({ build, target, host: hostFiles, audience: {}, bundledRemotes: [] });
  expect(await prune(target, 1)).toEqual([]);
  expect(existsSync(join(versionFolder, 'manifest.json'))).toBe(true);
  rmSync(from, { recursive: true });
});

test('C-07 removes nothing when a document cannot be read', async () => {
  await writeVersion('1.0.0-a', 400);
  await writeReleaseDocuments([40, { live: null, before: [] }]);
  writeFileSync(join(target, '_releases', '00000002.json'), '{');
  await expect(prune(target, 30, NOW)).rejects.toThrow('JSON');
  expect(listVersions()).toEqual(['1.0.0-a']);
});
