import { join } from 'node:path';
import type { Section, SectionVersion } from '@surco/shared/contract';
import { createFolderStore } from '../../../core/remotes/folderStore';
import { startTestApi, type TestApi, type TestClient } from '../../../testing/harness';
import { readRecords } from '../../../testing/responses';
import { createBuildFiles, createTestCheckout, encodeFiles } from '../../../testing/testCheckout';
import type { RemoteStore } from '../../../core/remotes/remoteStore';
import { createTrialJudge, startTrialGuard } from './watchTrials';

const checkout = createTestCheckout();
const remotesDir = join(checkout.root, 'remotes');
let api: TestApi;
let admin: TestClient;
let remoteStore: RemoteStore;
let judge: (now: Date) => Promise<void>;
const onFailure = jest.fn();

beforeAll(async () => {
  api = await startTestApi({ root: checkout.root, env: { REMOTES_DIR: remotesDir } });
  admin = await api.signInAs(api.company.users.Admin);
  remoteStore = createFolderStore(remotesDir, { warn: () => undefined });
  judge = createTrialJudge({ db: api.db, remoteStore, root: checkout.root }, onFailure);
});
afterAll(async () => {
  await api.close();
  checkout.remove();
});
beforeEach(() => api.db.deleteFrom('section_visit_counts').execute());

async function publish(version: string, query: string, section = 'mfe-one') {
  const form = encodeFiles(createBuildFiles(section, version));
  return admin.send('PUT', `/registry/sections/${section}/versions?${query}`, form.payload, form.headers);
}

const countVisits = (version: string, on_trial: boolean, visits: number, failedVisits: number) =>
  api.db
    .insertInto('section_visit_counts')
    .values(
      Object.entries({ visits, failedVisits } as const).map(([metric, count]) => ({
        hour: new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000),
        section: 'mfe-one',
        version,
        on_trial,
        metric: metric === 'visits' ? ('visits' as const) : ('failedVisits' as const),
        detail: '',
        count,
      })),
    )
    .execute();

async function readSection(section = 'mfe-one'): Promise<Section | undefined> {
  const { body } = await admin.get('/registry/sections');
  return (body.data as Section[]).find(({ name }) => name === section);
}

async function readVerdict(version: string) {
  const { body } = await admin.get('/registry/sections/mfe-one/versions');
  return (body.data as SectionVersion[]).find((row) => row.version === version)?.verdict;
}

const inTwoHours = () => new Date(Date.now() + 2 * 3_600_000);

test('ends a trial that fails more than the build of the server, with the reason in the audit log', async () => {
  expect((await publish('2.0.0-bad', 'percent=10&guardMinutes=60')).status).toBe(200);
  expect((await readSection())?.trial?.guardedUntil).toMatch(/Z$/);
  await countVisits('2.0.0-bad', true, 30, 30);
  await judge(new Date());
  expect((await readSection())?.trial?.version.version).toBe('2.0.0-bad');
  await countVisits('1.0.0-own', false, 90, 1);
  await judge(new Date());
  expect((await readSection())?.trial).toBeNull();
  expect(await readVerdict('2.0.0-bad')).toMatchObject({ outcome: 'worse', measure: 'errors', trial: { value: 1 } });
  const [entry] = readRecords(await admin.get('/audit?entity=remote-release&size=1&sort=-at'));
  expect(entry).toMatchObject({
    action: 'ROLLBACK',
    user: null,
    before: { guardedUntil: expect.stringMatching(/Z$/), reason: null },
    after: { guardedUntil: null, publishedBy: 'Guardia de la prueba', reason: expect.stringMatching('Más errores') },
  });
});

test('keeps a trial that is not worse, and judges it once', async () => {
  await publish('2.1.0-good', 'percent=10&guardMinutes=60');
  await countVisits('2.1.0-good', true, 60, 1);
  await countVisits('1.0.0-own', false, 400, 4);
  await judge(new Date());
  expect(await readVerdict('2.1.0-good')).toBeUndefined();
  await Promise.all([judge(inTwoHours()), judge(inTwoHours())]);
  const section = await readSection();
  expect([section?.trial?.version.version, section?.trial?.guardedUntil]).toEqual(['2.1.0-good', undefined]);
  expect(await readVerdict('2.1.0-good')).toMatchObject({ outcome: 'passed' });
  const [judged] = await remoteStore.readHistory();
  expect([judged?.judged, judged?.action]).toEqual(['mfe-one/2.1.0-good', undefined]);
  const [entry, before] = readRecords(await admin.get('/audit?entity=remote-release&size=2&sort=-at'));
  expect([entry?.action, before?.action]).toEqual(['JUDGE', 'PUBLISH']);
});

test('cannot decide with few visits, and forgets the verdict when the version is published again', async () => {
  await publish('2.2.0-new', 'percent=10&guardMinutes=60');
  await judge(inTwoHours());
  expect(await readVerdict('2.2.0-new')).toMatchObject({ outcome: 'undecided' });
  await publish('2.2.0-new', 'percent=20&guardMinutes=60');
  expect(await readVerdict('2.2.0-new')).toBeUndefined();
});

test('leaves trials without a guard alone, and refuses a guard without a trial', async () => {
  await publish('2.3.0-plain', 'percent=10');
  await countVisits('2.3.0-plain', true, 60, 60);
  await countVisits('1.0.0-own', false, 400, 4);
  await judge(inTwoHours());
  expect((await readSection())?.trial?.version).toMatchObject({ version: '2.3.0-plain', state: 'TRIAL' });
  expect((await publish('2.4.0-all', 'guardMinutes=60')).status).toBe(400);
});

test('judges the other sections when one fails', async () => {
  await publish('2.5.0-a', 'percent=10&guardMinutes=60', 'mfe-one');
  await publish('2.5.0-a', 'percent=10&guardMinutes=60', 'mfe-two');
  const updateReleases = jest.fn(remoteStore.updateReleases).mockRejectedValueOnce(new Error('The disk is full.'));
  const deps = { db: api.db, remoteStore: { ...remoteStore, updateReleases }, root: checkout.root };
  await createTrialJudge(deps, onFailure)(inTwoHours());
  expect(onFailure.mock.calls).toEqual([[expect.any(Error), 'trial guard of mfe-one']]);
  onFailure.mockClear();
  expect((await readSection('mfe-one'))?.trial?.guardedUntil).toMatch(/Z$/);
  const second = await readSection('mfe-two');
  expect([second?.trial?.version.version, second?.trial?.guardedUntil]).toEqual(['2.5.0-a', undefined]);
});

test('reports a failure once while it lasts, also that the releases cannot be read', async () => {
  await publish('2.6.0-a', 'percent=10&guardMinutes=60', 'mfe-one');
  const updateReleases = jest.fn(remoteStore.updateReleases);
  const judgeAgain = createTrialJudge(
    { db: api.db, remoteStore: { ...remoteStore, updateReleases }, root: checkout.root },
    onFailure,
  );
  const failWith = (message: string) => updateReleases.mockRejectedValueOnce(new Error(message));
  for (const message of ['full', 'full', 'locked']) {
    failWith(`The disk is ${message}.`);
    await judgeAgain(inTwoHours());
  }
  expect(onFailure.mock.calls.map(([error]) => String(error))).toEqual([
    'Error: The disk is full.',
    'Error: The disk is locked.',
  ]);
  onFailure.mockClear();
  const readReleases = jest.fn().mockRejectedValue(new Error('The folder is gone.'));
  const judgeNone = createTrialJudge(
    { db: api.db, remoteStore: { ...remoteStore, readReleases }, root: checkout.root },
    onFailure,
  );
  for (let time = 0; time < 2; time += 1) await judgeNone(new Date());
  expect(onFailure.mock.calls).toEqual([[expect.any(Error), 'trial guard']]);
  onFailure.mockClear();
});

test('leaves a new trial of the same version alone', async () => {
  await publish('2.7.0-a', 'percent=10&guardMinutes=60');
  const before = await remoteStore.readReleases();
  await publish('2.7.0-a', 'percent=20&guardMinutes=60');
  const store = { ...remoteStore, readReleases: async () => before };
  await createTrialJudge({ db: api.db, remoteStore: store, root: checkout.root }, onFailure)(inTwoHours());
  expect(await readVerdict('2.7.0-a')).toBeUndefined();
  expect((await readSection())?.trial?.guardedUntil).toMatch(/Z$/);
  expect(onFailure).not.toHaveBeenCalled();
});

test('F-03 a store or database that does not answer delays the end by three seconds', async () => {
  jest.useFakeTimers();
  const readReleases = jest.fn(() => new Promise<never>(() => undefined));
  const deps = { db: api.db, remoteStore: { ...remoteStore, readReleases }, root: checkout.root };
  const guard = startTrialGuard(deps, onFailure);
  await jest.advanceTimersByTimeAsync(15_000);
  expect(readReleases).toHaveBeenCalledTimes(1);
  const stopped = guard.stop();
  await jest.advanceTimersByTimeAsync(3_000);
  await stopped;
  jest.useRealTimers();
});
