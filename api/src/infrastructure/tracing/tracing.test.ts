import { EventEmitter, once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { readSettings } from '../../core/settings/readSettings';
import { startTracing } from '../../start/startTracing';
import { enqueueMail } from '../../core/mail/enqueueMail';
import { MailServerError } from '../../core/mail/mailer';
import { withTransaction } from '../../core/db/transaction';
import { buildServer } from '../../server';
import { startTestApi, TestClient, type TestApi } from '../../testing/harness';
import { runJobs } from '../../testing/runJobs';
import { runStatement } from '../../testing/testDatabase';
import {
  type ReceivedSpan,
  startTraceReceiver,
  type TraceReceiver,
} from '../../../../tools/src/deployment/traceReceiver';
import { findFreePort } from '../findFreePort';

type LogLine = Record<string, unknown>;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const originalEnvironment = process.env;
afterEach(() => {
  process.env = originalEnvironment;
});

/** Starts a server on the database as a process with these variables does. */
async function startTracedServer(env: Record<string, string>) {
  process.env = { ...originalEnvironment, ...env };
  const lines: LogLine[] = [];
  const stopTracing = await startTracing(readSettings(env));
  const written = new EventEmitter();
  const log = {
    write: (text: string): void => {
      const line: LogLine = JSON.parse(text);
      lines.push(line);
      written.emit(String(line.msg));
    },
  };
  const settings = readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'info', TRUSTED_PROXIES: '10.0.0.0/8' });
  const app = await buildServer(settings, { db: api.db, log });
  const close = async (): Promise<void> => {
    await app.close();
    await stopTracing();
  };
  return { app, settings, lines, waitForLine: (msg: string) => once(written, msg), stopTracing, close };
}

const traceId = '0af7651916cd43dd8448eb211c80319c';
const parentSpanId = 'b7ad6b7169203331';
const headers = { traceparent: `00-${traceId}-${parentSpanId}-01` };

const findSpans = (receiver: TraceReceiver, name: string): ReceivedSpan[] =>
  receiver.readSpans().filter((span) => span.name === name);

test('a request and its statements are one trace, without values or personal data', async () => {
  const receiver = await startTraceReceiver();
  const { app, settings, lines, close } = await startTracedServer({
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20secret',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
  });
  const { Admin } = api.company.users;
  const admin = new TestClient(app, settings, (await api.signInAs(Admin)).token);
  const response = await admin.post('/auth/forgot-password', { email: 'ana@empresa.mx' }, {}, '203.0.113.7');
  await admin.get(`/clients?page=1&size=10&search=Hortensia&consultantId=${Admin.id}`);
  await admin.get('/users/0b1f3f3e-9f3f-4a53-8b7a-1f3f3e9f3f4a');
  await close();
  await receiver.stop();

  expect(receiver.readResource()).toMatchObject({ 'service.name': 'surco', 'deployment.environment.name': 'test' });
  expect(receiver.headers[0]?.['api-key']).toBe('a secret');
  const [request] = findSpans(receiver, 'POST /api/auth/forgot-password');
  expect(request?.attributes).toEqual({
    'http.request.method': 'POST',
    'http.route': '/api/auth/forgot-password',
    'http.response.status_code': 200,
    'surco.request_id': response.headers['x-request-id'],
    'user.id': Admin.id,
  });
  expect(lines.find(({ route }) => route === '/api/auth/forgot-password')?.traceId).toBe(request?.traceId);
  const statements = receiver.readSpans().filter((span) => span.parentSpanId === request?.spanId);
  expect(statements.map(({ name }) => name)).toContain('WITH mail_queue');
  expect(statements.every(({ traceId: id }) => id === request?.traceId)).toBe(true);
  const [found] = findSpans(receiver, 'GET /api/users/:id');
  expect(found?.attributes).toMatchObject({ 'user.id': Admin.id, 'http.response.status_code': 404 });
  expect(findSpans(receiver, 'GET /api/clients')).toHaveLength(1);
  const texts = receiver.readSpans().map(({ attributes }) => attributes['db.query.text']);
  for (const value of ['ana@', 'Hortensia', '203.0.113.7', '0b1f3f3e', Admin.id])
    expect(texts.join('\n')).not.toContain(value);
  const sent = JSON.stringify(receiver.readSpans());
  for (const value of ['ana@', 'Hortensia', '203.0.113.7', '0b1f3f3e']) expect(sent).not.toContain(value);
});

test('a trace continues that a trusted proxy has begun; nobody else forces one', async () => {
  const receiver = await startTraceReceiver();
  const { app, lines, close } = await startTracedServer({
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${receiver.url}/v1/traces`,
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0',
  });
  for (const remoteAddress of ['203.0.113.7', '10.1.2.3'])
    await app.inject({ url: '/api/health/ready', headers, remoteAddress });
  await close();
  await receiver.stop();

  const requests = findSpans(receiver, 'GET /api/health/ready');
  expect(requests.map((span) => [span.traceId, span.parentSpanId])).toEqual([[traceId, parentSpanId]]);
  expect(lines.map((line) => line.traceId)).toEqual([expect.stringMatching(/^(?!0af7)[\da-f]{32}$/), traceId]);
});

test('jobs and mails have spans with their statements', async () => {
  const receiver = await startTraceReceiver();
  const { close } = await startTracedServer({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url });
  await runStatement(api.ownerUrl, 'truncate mail_queue, graphile_worker._private_jobs cascade');
  const mail = { to: 'ana@empresa.mx', key: 'email.changed', values: { nombre: 'Ana' } } as const;
  await withTransaction(api.db, (tx) => enqueueMail(tx, mail));
  const refusal = Object.assign(new Error('<ana@empresa.mx>'), { code: 'EENVELOPE' });
  const mailer = { send: () => Promise.reject(new MailServerError(refusal)) };
  await runJobs(api, { mailer, onFailure: () => undefined });
  await close();
  await receiver.stop();

  const [job] = findSpans(receiver, 'job sendMail');
  const [sent] = findSpans(receiver, 'mail email.changed');
  expect([job?.parentSpanId, sent?.parentSpanId]).toEqual([undefined, job?.spanId]);
  expect(sent).toMatchObject({ status: { code: 2 }, attributes: { 'error.type': 'EENVELOPE' } });
  expect(JSON.stringify(receiver.readSpans())).not.toContain('ana@');
});

test('an absent collector fails no request and is logged once, until it is there', async () => {
  const port = await findFreePort();
  const { app, lines, waitForLine, close } = await startTracedServer({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_EXPORTER_OTLP_TIMEOUT: '500',
    OTEL_BSP_SCHEDULE_DELAY: '1',
  });
  const send = async () => expect((await app.inject({ url: '/api/health/live' })).statusCode).toBe(200);
  const absent = waitForLine('traces are not sent');
  await send();
  await absent;
  const statuses = [400, 400, 200];
  const collector = createServer((_request, response) => response.writeHead(statuses.shift() ?? 200).end('{}'));
  await once(collector.listen(port, '127.0.0.1'), 'listening');
  const present = waitForLine('traces are sent again');
  while (statuses.length > 0) {
    const received = once(collector, 'request');
    await send();
    await received;
  }
  await present;
  await close();
  collector.close();

  const others = lines.filter(({ msg }) => msg !== 'request');
  expect(others.map(({ level, msg }) => [level, msg])).toEqual([
    ['warn', 'traces are not sent'],
    ['info', 'traces are sent again'],
  ]);
});

test('a collector that does not answer delays the end by a second at most', async () => {
  const port = await findFreePort();
  const unanswered: ServerResponse[] = [];
  const silent = createServer((_request, response) => unanswered.push(response));
  await once(silent.listen(port, '127.0.0.1'), 'listening');
  const { app, stopTracing } = await startTracedServer({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
  await app.inject({ url: '/api/health/live' });
  await app.close();
  const startedAt = performance.now();
  await stopTracing();
  // Without the limit it would be the ten seconds of the exporter.
  expect(performance.now() - startedAt).toBeLessThan(8_000);
  for (const response of unanswered) response.writeHead(400).end();
  silent.close();
  expect(unanswered).toHaveLength(1);
});
