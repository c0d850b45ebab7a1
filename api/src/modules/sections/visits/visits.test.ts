import type { SectionVisits, VisitReport } from '@surco/shared/contract';
import { startTestApi, type TestApi, type TestClient } from '../../../testing/harness';
import { runStatement } from '../../../testing/testDatabase';
import { createBuildFiles, createTestCheckout, encodeFiles } from '../../../testing/testCheckout';
import { rateLimitPolicies } from '../../../core/security/rateLimit/rateLimitPolicies';
import { getBucket, getQuantile } from './histogram';
import { createVisitRecorder, type VisitCount } from './visitRecorder';

const checkout = createTestCheckout();
let api: TestApi;
let admin: TestClient;
let visitor: TestClient;

beforeAll(async () => {
  const env = { DATA_DIR: checkout.root };
  api = await startTestApi({ root: checkout.root, env });
  admin = await api.signInAs(api.company.users.Admin);
  visitor = await api.signInAs();
});
afterAll(async () => {
  await api.close();
  checkout.remove();
});
beforeEach(() => api.db.deleteFrom('section_visit_counts').execute());

const createReport = (change: Partial<VisitReport> = {}): VisitReport => ({
  section: 'mfe-one',
  version: '1.0.0-own',
  visits: 1,
  failedVisits: 0,
  failedLoads: 0,
  errors: [],
  vitals: [],
  ...change,
});

/** Sends reports as `navigator.sendBeacon` does: without API key. */
const report = (reports: unknown, headers: Record<string, string> = {}, from?: string, sender = admin) =>
  sender.post('/registry/visits', { reports }, { [api.settings.apiKeyHeader]: undefined, ...headers }, from);

async function readVisits(query = ''): Promise<SectionVisits[]> {
  const { body } = await admin.get(`/registry/visits${query}`);
  return body.data as SectionVisits[];
}

test('adds up visits, errors, failed loads and web vitals of reports without key, and none without a session', async () => {
  const error = { kind: 'render' as const, name: 'TypeError', place: 'list.0123456789.js:1:7' };
  const first = createReport({
    visits: 3,
    failedVisits: 1,
    failedLoads: 1,
    errors: [{ ...error, count: 2 }],
    vitals: [
      { name: 'LCP', value: 800 },
      { name: 'navigation', value: 240 },
    ],
  });
  const second = createReport({
    errors: [{ ...error, kind: 'script', count: 1 }],
    vitals: [{ name: 'CLS', value: 0.02 }],
  });
  const senders = [admin, admin, visitor] as const;
  for (const [index, sender] of senders.entries())
    expect((await report([[first, second, first][index]], {}, undefined, sender)).status).toBe(202);
  expect(await readVisits()).toMatchObject([
    {
      section: 'mfe-one',
      version: '1.0.0-own',
      onTrial: false,
      visits: 4,
      failedVisits: 1,
      failedLoads: 1,
      errors: { script: 1, promise: 0, render: 2 },
      frequentErrors: [{ error: 'TypeError list.0123456789.js:1:7', count: 3 }],
      vitals: { INP: { samples: 0, p75: null }, LCP: { samples: 1 }, navigation: { samples: 1 }, CLS: { samples: 1 } },
    },
  ]);
});

test('labels a version on trial, counts its sessions alone, and drops versions and sections that nobody gets', async () => {
  const form = encodeFiles(createBuildFiles('mfe-two', '1.0.0-a'));
  const response = await admin.send(
    'PUT',
    '/registry/sections/mfe-two/versions?roles=Supervisor',
    form.payload,
    form.headers,
  );
  expect(response.status).toBe(200);
  await report([
    createReport({ section: 'mfe-two', version: '1.0.0-a' }),
    createReport({ section: 'mfe-two', version: '9.9.9-unknown' }),
    createReport({ section: 'mfe-unknown' }),
  ]);
  await report([createReport()]);
  expect(await readVisits()).toMatchObject([
    { section: 'mfe-one', onTrial: false, visits: 1 },
    { section: 'mfe-two', version: '1.0.0-a', onTrial: true, visits: 1 },
  ]);
  const sessions = await api.db
    .selectFrom('section_visit_counts')
    .select('section')
    .where('metric', '=', 'sessions')
    .execute();
  expect(sessions).toEqual([{ section: 'mfe-two' }]);
});

test('a token reads the visits of its sections only', async () => {
  await report([createReport()]);
  const { body } = await admin.post('/registry/tokens', { team: 'Equipo', sections: ['mfe-other'] });
  const { token } = body.data as { token: string };
  const response = await visitor.get('/registry/visits', { authorization: `Bearer ${token}` });
  expect([response.status, response.body.data]).toEqual([200, []]);
});

test('refuses texts that could hold personal data, more visits than a person makes, long bodies, and pages of other sites', async () => {
  const error = { kind: 'script', name: 'Error', place: '', count: 1 };
  const invalid: object[] = [
    { ...createReport(), userId: 'x' },
    { ...createReport(), errors: [{ ...error, message: 'Juan Pérez' }] },
    { ...createReport(), errors: [{ ...error, name: 'Juan Pérez' }] },
    { ...createReport(), errors: [{ ...error, place: '/dashboard/customers/5?name=Juan' }] },
    createReport({ visits: 21 }),
  ];
  for (const one of invalid) expect((await report([one])).status).toBe(400);
  expect((await report(['x'.repeat(17_000)])).status).toBe(413);
  expect((await report([createReport()], { origin: 'https://elsewhere.example' })).status).toBe(403);
  expect(await readVisits()).toEqual([]);
});

test('limits the reports of one address', async () => {
  const send = () => report([createReport()], {}, '192.0.2.9');
  const responses = await Promise.all(Array.from({ length: rateLimitPolicies['visit-report'].points }, send));
  expect(responses.every(({ status }) => status === 202)).toBe(true);
  expect((await send()).status).toBe(429);
});

const count: VisitCount = {
  section: 'mfe-one',
  version: '1',
  on_trial: false,
  metric: 'script',
  detail: '',
  count: 1,
};

/** Writes of visits fail with this SQLSTATE until `accept` is called. */
async function refuseWrites(sqlState: string): Promise<{ accept: () => Promise<unknown> }> {
  await runStatement(
    api.ownerUrl,
    `create function refuse_visits() returns trigger language plpgsql as $$ begin raise sqlstate '${sqlState}'; end $$;
     create trigger refuse_visits before insert on section_visit_counts execute function refuse_visits()`,
  );
  return { accept: () => runStatement(api.ownerUrl, 'drop function refuse_visits cascade') };
}

test('writes what an outage refused with the next batch, and limits the names of errors', async () => {
  const failures: boolean[] = [];
  const recorder = createVisitRecorder(api.db, (_error, isRetried) => failures.push(isRetried));
  recorder.add(Array.from({ length: 40 }, (_, index) => ({ ...count, detail: `Error list.js:1:${index}` })));
  const { accept } = await refuseWrites('53100');
  await recorder.flush();
  await accept();
  await recorder.stop();
  expect(failures).toEqual([true]);
  const [{ errors, frequentErrors } = { errors: { script: 0 }, frequentErrors: [] }] = await readVisits();
  expect([errors.script, frequentErrors.length]).toEqual([40, 5]);
  const rows = await api.db.selectFrom('section_visit_counts').select('detail').where('version', '=', '1').execute();
  expect(rows).toHaveLength(31);
});

test('drops a batch that the database would refuse each time, and writes the next one', async () => {
  const failures: boolean[] = [];
  const recorder = createVisitRecorder(api.db, (_error, isRetried) => failures.push(isRetried));
  recorder.add([count]);
  const { accept } = await refuseWrites('23514');
  await recorder.flush();
  await accept();
  recorder.add([{ ...count, count: 2 }]);
  await recorder.stop();
  expect(failures).toEqual([false]);
  expect(await readVisits()).toMatchObject([{ errors: { script: 2 } }]);
});

test('adds up more than four-byte integers hold', async () => {
  const recorder = createVisitRecorder(api.db, () => undefined);
  for (let flush = 0; flush < 2; flush += 1) {
    recorder.add([{ ...count, count: 2_000_000_000 }]);
    await recorder.flush();
  }
  await recorder.stop();
  expect(await readVisits()).toMatchObject([{ errors: { script: 4_000_000_000 } }]);
});

test.each([
  ['LCP', 2_500],
  ['INP', 200],
  ['CLS', 0.1],
] as const)('reads a quantile of %s from buckets with an error below 3 %', (vital, value) => {
  const histogram = new Map([
    [getBucket(vital, value / 3), 70],
    [getBucket(vital, value), 20],
    [getBucket(vital, value * 3), 10],
  ]);
  const p75 = getQuantile(vital, histogram, 0.75) ?? 0;
  expect(Math.abs(p75 / value - 1)).toBeLessThan(0.03);
  expect(getQuantile(vital, new Map(), 0.75)).toBeNull();
});
