import type { Section, SectionVersion, VisitReport } from '@surco/shared/contract';
import { startTestApi, type TestApi, type TestClient } from '../../../testing/harness';
import { createUnusedStore } from '../../../testing/runJobs';
import { readRecords } from '../../../testing/responses';
import { createBuildFiles, createTestCheckout, encodeFiles } from '../../../testing/testCheckout';
import { endFailingTrials } from './endFailingTrials';
import { isFailing } from './isFailing';

const checkout = createTestCheckout();
let api: TestApi;
let admin: TestClient;

beforeAll(async () => {
  api = await startTestApi({ root: checkout.root, env: { DATA_DIR: checkout.root } });
  admin = await api.signInAs(api.company.users.Admin);
});
afterAll(async () => {
  await api.close();
  checkout.remove();
});

test.each([
  ['nothing', [0, 0, 0], [0, 0, 0], false],
  ['nine visits, all failed', [9, 9, 3], [0, 0, 0], false],
  ['two sessions', [10, 10, 2], [0, 0, 0], false],
  ['a third', [12, 4, 3], [0, 0, 0], false],
  ['more than a third, of a new section', [10, 4, 3], [0, 0, 0], true],
  ['twice as often as the live version', [10, 4, 3], [10, 2, 1], false],
  ['more than twice as often', [10, 5, 3], [10, 2, 1], true],
] as const)('C-07 a trial with %s is ended: %j against %j: %s', (_, trial, live, isEnded) => {
  const toSample = ([visits, failedVisits, sessions]: readonly [number, number, number]) => ({
    visits,
    failedVisits,
    sessions,
  });
  expect(isFailing(toSample(trial), toSample(live))).toBe(isEnded);
});

async function publish(version: string, section = 'mfe-one'): Promise<void> {
  const form = encodeFiles(createBuildFiles(section, version));
  const path = `/registry/sections/${section}/versions?roles=Supervisor,Consultant`;
  expect((await admin.send('PUT', path, form.payload, form.headers)).status).toBe(200);
}

const report = (by: TestClient, version: string, change: Partial<VisitReport> = {}) =>
  by.post('/registry/visits', {
    reports: [
      { section: 'mfe-one', version, visits: 4, failedVisits: 0, failedLoads: 0, errors: [], vitals: [], ...change },
    ],
  });

const judge = async (): Promise<void> => {
  // Writes what the server has counted.
  await admin.get('/registry/visits');
  await endFailingTrials({ db: api.db, sectionStore: createUnusedStore(api.db), root: checkout.root });
};

const readSection = async (name = 'mfe-one') =>
  ((await admin.get('/registry/sections')).body.data as Section[]).find((section) => section.name === name);

test('C-07 the third session that fails ends a trial, and administrators learn file and line', async () => {
  await publish('2.0.0-bad');
  const failed = {
    failedVisits: 3,
    errors: [{ kind: 'render' as const, name: 'TypeError', place: 'list.0123456789.js:2:7', count: 3 }],
  };
  await report(admin, '1.0.0-own');
  const people = await Promise.all(
    (['Supervisor', 'Consultant', 'Consultant'] as const).map((role) => api.signInAs(api.company.users[role])),
  );
  for (const person of people.slice(0, 2))
    for (let time = 0; time < 2; time += 1) await report(person, '2.0.0-bad', failed);
  await judge();
  expect((await readSection())?.trial?.version.version).toBe('2.0.0-bad');

  for (const person of people.slice(2)) await report(person, '2.0.0-bad', failed);
  await Promise.all([judge(), judge()]);
  expect((await readSection())?.trial).toBeNull();
  const { body } = await admin.get('/registry/sections/mfe-one/versions');
  const versions = body.data as SectionVersion[];
  expect(versions.find(({ version }) => version === '2.0.0-bad')?.verdict).toMatchObject({
    outcome: 'worse',
    trial: { value: 0.75, visits: 20 },
    standing: { value: 0, visits: 4 },
  });
  const notifications = await api.db.selectFrom('notifications').select(['user_id', 'body', 'link']).execute();
  expect(notifications).toEqual([
    {
      user_id: api.company.users.Admin.id,
      body: expect.stringMatching(
        /^La versión 2\.0\.0-bad falló en el 75 % de 20 visitas.*TypeError list\.0123456789\.js:2:7\./,
      ),
      link: '/dashboard/params/sections',
    },
  ]);
  const [entry] = readRecords(await admin.get('/audit?entity=remote-release&size=1&sort=-at'));
  expect(entry).toMatchObject({
    action: 'ROLLBACK',
    user: null,
    after: {
      publishedBy: 'Surco',
      reason: 'Falló en el 75 % de 20 visitas; la versión de todos, en el 0 % de 4 visitas.',
    },
  });
});

test('C-07 a version on trial again within the hour is not ended by the failures of its former trial', async () => {
  const people = await Promise.all(
    (['Supervisor', 'Consultant', 'Coordinator'] as const).map((role) => api.signInAs(api.company.users[role])),
  );
  await publish('4.0.0-again');
  for (const person of people) await report(person, '4.0.0-again', { failedVisits: 4 });
  await judge();
  expect((await readSection())?.trial).toBeNull();

  await admin.post('/registry/sections/mfe-one/use', { version: '4.0.0-again', roles: ['Supervisor'] });
  for (const person of people) await report(person, '4.0.0-again');
  await judge();
  expect((await readSection())?.trial?.version.version).toBe('4.0.0-again');

  for (let time = 0; time < 2; time += 1)
    for (const person of people) await report(person, '4.0.0-again', { failedVisits: 4 });
  await judge();
  expect((await readSection())?.trial).toBeNull();
});

test('C-07 a section whose trial cannot be ended does not hold up the others', async () => {
  await publish('3.0.0-bad');
  await publish('3.0.0-bad', 'mfe-two');
  const people = await Promise.all(
    (['Supervisor', 'Consultant', 'Coordinator'] as const).map((role) => api.signInAs(api.company.users[role])),
  );
  for (const section of ['mfe-one', 'mfe-two'])
    for (const person of people) await report(person, '3.0.0-bad', { section, failedVisits: 4, failedLoads: 4 });
  await admin.get('/registry/visits');
  const store = createUnusedStore(api.db);
  const updateReleases = jest.fn(store.updateReleases).mockRejectedValueOnce(new Error('The disk is full.'));
  const deps = { db: api.db, sectionStore: { ...store, updateReleases }, root: checkout.root };
  await expect(endFailingTrials(deps)).rejects.toThrow('The disk is full.');
  const trials = [await readSection('mfe-one'), await readSection('mfe-two')].filter((section) => section?.trial);
  expect(trials).toHaveLength(1);
});
