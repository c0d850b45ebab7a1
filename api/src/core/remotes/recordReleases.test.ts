import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyPublication, applyRollback, type ReleaseRecord, updateReleases } from '@surco/shared/federation/releases';
import { startTestApi, type TestApi } from '../../testing/harness';
import { readRecords } from '../../testing/responses';
import { recordReleases } from './recordReleases';

let api: TestApi;
let folder: string;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'surco-record-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const publish = (name: string, version: string, record: ReleaseRecord, audience = {}) =>
  updateReleases(
    folder,
    ({ remotes }) => ({ ...remotes, [name]: applyPublication(remotes[name], version, audience) }),
    record,
  );

async function readEntries() {
  const admin = await api.signInAs(api.company.users.Admin);
  return readRecords(await admin.get('/audit?entity=remote-release&sort=at'));
}

test('C-07 X-27 several instances write each release once, with its author and what changed', async () => {
  await publish('mfe-x', '1.0.0-a', { by: 'ana', action: 'publish' });
  await publish('mfe-y', '2.0.0-a', { by: 'luis', action: 'publish' }, { percent: 10 });
  await Promise.all([1, 2, 3].map(() => recordReleases(api.db, folder)));
  await updateReleases(
    folder,
    ({ remotes }) => {
      const previous = remotes['mfe-x'] && applyRollback(remotes['mfe-x']);
      return previous ? { ...remotes, 'mfe-x': previous } : null;
    },
    { by: 'ana', action: 'rollback' },
  );
  await Promise.all([1, 2, 3].map(() => recordReleases(api.db, folder)));
  expect(await readEntries()).toMatchObject([
    {
      action: 'PUBLISH',
      user: null,
      before: { name: 'mfe-x', liveVersion: null, publishedBy: null },
      after: { name: 'mfe-x', liveVersion: '1.0.0-a', canaryVersion: null, publishedBy: 'ana' },
    },
    {
      action: 'PUBLISH',
      after: { name: 'mfe-y', liveVersion: null, canaryVersion: '2.0.0-a', canaryPercent: 10, publishedBy: 'luis' },
    },
    {
      action: 'ROLLBACK',
      before: { name: 'mfe-x', liveVersion: '1.0.0-a' },
      after: { name: 'mfe-x', liveVersion: null, publishedBy: 'ana' },
    },
  ]);
});

test('C-07 X-27 a release document without an author is written without one', async () => {
  await publish('mfe-x', '1.0.0-a', {});
  await recordReleases(api.db, folder);
  expect((await readEntries()).at(-1)).toMatchObject({ action: 'PUBLISH', after: { publishedBy: null } });
});

test('C-07 X-27 writes the removal of a version that nobody gets any more', async () => {
  const digest = `sha384-${'a'.repeat(64)}`;
  for (const version of ['1.0.0-a', '1.0.0-b'])
    await publish('mfe-x', version, { action: 'publish', published: { name: 'mfe-x', version, digest } });
  const removed = { name: 'mfe-x', version: '1.0.0-a' };
  await updateReleases(folder, ({ remotes }) => ({ ...remotes, 'mfe-x': { live: '1.0.0-b', before: [] } }), {});
  await updateReleases(folder, ({ remotes }) => remotes, { action: 'remove', removed });
  await recordReleases(api.db, folder);
  expect((await readEntries()).at(-1)).toMatchObject({
    action: 'REMOVE',
    after: { name: 'mfe-x', liveVersion: '1.0.0-b', removedVersions: ['1.0.0-a'] },
  });
});
