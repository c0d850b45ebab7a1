import { sql } from 'kysely';
import { openDb } from '../../core/db/pool';
import { withTransaction } from '../../core/db/transaction';
import { enqueueMail } from '../../core/mail/enqueueMail';
import { measurements } from '../../core/measurements';
import { startTestApi, type TestApi } from '../../testing/harness';
import { runJobs } from '../../testing/runJobs';
import { createMetrics, type Metrics } from './createMetrics';
import { startMetricsServer } from './startMetricsServer';

let api: TestApi;
let metrics: Metrics;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => {
  metrics = createMetrics({ db: api.db, pools: { requests: api.db } });
});
afterEach(() => metrics.stop());
afterAll(() => api.close());

test('counts requests by the pattern of their route', async () => {
  const admin = await api.signInAs(api.company.users.Admin);
  await admin.get('/sales?search=Hortensia');
  await admin.get('/users/0b1f3f3e-9f3f-4a53-8b7a-1f3f3e9f3f4a');
  await admin.get('/no-such-route/1');
  const text = await metrics.registry.metrics();
  const stream = { route: '/api/notifications/stream', method: 'GET', status: 200 };
  measurements.requests.publish({ ...stream, durationMs: 300_000, isAborted: false });
  const count = (labels: string) => text.includes(`surco_http_request_duration_seconds_count{${labels}} 1\n`);
  expect(count('route="/api/sales",method="GET",status_class="2xx"')).toBe(true);
  expect(count('route="/api/users/:id",method="GET",status_class="4xx"')).toBe(true);
  expect(count('route="unmatched",method="GET",status_class="4xx"')).toBe(true);
  expect(text).toContain('surco_http_responses_total{status_class="4xx"} 2\n');
  expect(text).toContain('surco_http_responses_total{status_class="5xx"} 0\n');
  expect(text).not.toContain('Hortensia');
  expect(await metrics.registry.metrics()).not.toContain('notifications/stream');
});

test('counts the runs of a job', async () => {
  await sql`select graphile_worker.add_job('publishPrices')`.execute(api.db);
  const today = () => {
    throw new Error('The disk is full.');
  };
  await expect(runJobs(api, { today })).rejects.toThrow('The disk is full.');
  const text = await metrics.registry.metrics();
  expect(text).toContain('surco_job_runs_total{scheduled_job="sendPush",outcome="failed"} 0\n');
  expect(text).toContain('surco_job_runs_total{scheduled_job="publishPrices",outcome="failed"} 1\n');
  expect(text).toContain('surco_job_duration_seconds_count{scheduled_job="publishPrices"} 1\n');
});

test('counts mails by what became of them', async () => {
  const enqueueTo = (to: string | null) =>
    withTransaction(api.db, (tx) => enqueueMail(tx, { to, key: 'email.changed', values: { nombre: 'Ana' } }));
  for (const to of ['ana@empresa.mx', 'luis@empresa.mx', null]) await enqueueTo(to);
  const mailer = {
    send: async ({ to }: { to: string }) => {
      if (to.startsWith('luis')) throw new Error('The server is down.');
    },
  };
  await runJobs(api, { mailer, onFailure: () => undefined });
  const text = await metrics.registry.metrics();
  const counts = { sent: 1, discarded: 1, failed: 1, given_up: 0 };
  for (const [outcome, count] of Object.entries(counts))
    expect(text).toContain(`surco_mail_attempts_total{outcome="${outcome}"} ${count}\n`);
  await api.db.deleteFrom('mail_queue').execute();
});

test('counts the streams that are open', async () => {
  const { token } = await api.signInAs(api.company.users.Admin);
  const origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { [api.settings.apiKeyHeader]: api.settings.apiKey, cookie: `surco=${token}` };
  const closing = new AbortController();
  const { body } = await fetch(`${origin}/api/notifications/stream`, { headers, signal: closing.signal });
  await body?.getReader().read();
  expect(await metrics.registry.metrics()).toContain('surco_streams_open 1\n');
  closing.abort();
});

test('shows the pool, the mail queue and the process', async () => {
  const values = { recipient: 'ana@empresa.mx', key: 'account.invitation', values: '{}' };
  await api.db
    .insertInto('mail_queue')
    .values({ ...values, created_at: new Date(Date.now() - 600_000) })
    .execute();
  await api.db
    .insertInto('mail_queue')
    .values({ ...values, given_up_at: new Date() })
    .execute();
  const text = await metrics.registry.metrics();
  expect(text).toMatch(/surco_mails_waiting 1\n/);
  expect(text).toContain('surco_mails_given_up 1\n');
  expect(Number(/surco_mails_oldest_waiting_seconds ([\d.]+)/.exec(text)?.[1])).toBeGreaterThanOrEqual(599);
  expect(text).toContain('surco_wal_archive_failing 0\n');
  expect(text).toMatch(/surco_database_pool_connections\{pool="requests",state="total"\} [1-8]\n/);
  expect(text).toContain('surco_database_pool_waiting{pool="requests"} 0\n');
  expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds \d/);
});

test('are served without the database, on an address of their own', async () => {
  const unreachable = openDb('postgres://nobody@127.0.0.1:1/none');
  const withoutDatabase = createMetrics({ db: unreachable, pools: { requests: unreachable } });
  const server = await startMetricsServer(withoutDatabase.registry, { host: '127.0.0.1', port: 0 });
  const response = await fetch(`http://127.0.0.1:${server.port}/metrics`);
  const text = await response.text();
  expect([response.status, response.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
  expect(text).toContain('surco_mails_waiting Nan\n');
  expect(text).toContain('process_resident_memory_bytes');
  expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(404);
  await server.stop();
  withoutDatabase.stop();
  await unreachable.destroy();
});
