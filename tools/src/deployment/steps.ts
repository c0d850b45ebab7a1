import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '@surco/section/common';
import { hostPaths } from '@surco/shared/contract';
import type { OsAccount } from '../../../api/src/infrastructure/postgres/osAccount';
import { loadDemoData } from '../../../api/src/seed/loadDemoData';
import { demoPassword } from '../../../api/src/seed/accounts';
import { withClient } from '../../bench/data/withClient';
import type { ServerProcess } from '../common/serverProcess';
import { type Installation, runFailing, runOk } from './installation';
import { assetsName, type NginxClients, serverName, startNginx } from './nginx';
import { reconnectPgbouncer } from './pgbouncer';
import { acceptInvitation, signIn } from './signIn';
import { startTraceReceiver, type TraceReceiver } from './traceReceiver';

type Env = Readonly<Record<string, string>>;

export interface Deployment {
  folder: string;
  account: OsAccount;
  surco: Installation;
  /** Settings without a database. */
  settings: Env & { API_KEY: string; ADMIN_EMAIL: string; DATA_DIR: string };
  /** The settings of one of the databases. */
  getDatabase: (name: string) => { DATABASE_URL: string; DATABASE_DIRECT_URL: string; DATABASE_OWNER_URL: string };
}

/** A check finds what is missing, until the role has a timeout and the database is migrated. */
export async function tryMigration({ surco, settings, getDatabase }: Deployment): Promise<void> {
  assert.match(await runOk(surco, ['--help'], {}), /Usage: surco <command>/);
  assert.match(await runOk(surco, ['--version'], {}), /^Surco \d+\.\d+\.\d+\+[\da-f]{8}/);
  assert.match(await runFailing(surco, ['check'], {}), /FAILED settings: API_KEY must be set/);
  assert.match(await runFailing(surco, ['serve'], settings), /DATABASE_URL must be set in production/);
  const env = { ...settings, ...getDatabase('surco') };
  assert.match(await runFailing(surco, ['migrate'], env), /never time out\. Run: alter role surco_app set/);
  await withClient(env.DATABASE_DIRECT_URL, async (client) => {
    await client.query("alter role surco_app set statement_timeout = '30s'");
    await client.query('alter role surco_app set max_parallel_workers_per_gather = 0');
  });
  await reconnectPgbouncer(env.DATABASE_URL);
  assert.match(await runFailing(surco, ['check'], env), /FAILED migrations: \d+ to apply .* run surco migrate/);
  await runOk(surco, ['migrate'], env);
  console.log((await runOk(surco, ['check'], env)).trim());
}

export interface Service extends NginxClients {
  traces: TraceReceiver;
  /** Restarts the instances one after the other. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Two instances behind nginx. */
export async function startService({ surco, settings, getDatabase, ...rest }: Deployment): Promise<Service> {
  const traces = await startTraceReceiver();
  const env = { ...settings, ...getDatabase('surco'), OTEL_EXPORTER_OTLP_ENDPOINT: traces.url };
  const instances: [number, number] = [await findFreePort(), await findFreePort()];
  const servers: ServerProcess[] = [];
  for (const port of instances) servers.push(await surco.serve(`surco-${port}`, port, env));
  const refusal = await runFailing(surco, ['serve'], { ...env, PORT: String(instances[0]) });
  assert.match(refusal, /^Surco could not start\. Port \d+ is in use: stop the program that uses it/m);
  const clients = await startNginx({ ...rest, folder: join(rest.folder, 'nginx'), instances });
  return {
    ...clients,
    traces,
    restart: async () => {
      for (const [index, port] of instances.entries()) {
        assert.equal(await servers[index]?.stop('SIGTERM'), 0);
        servers[index] = await surco.serve(`surco-${port}`, port, env);
      }
    },
    stop: async () => {
      for (const server of servers) assert.equal(await server.stop('SIGTERM'), 0);
      await traces.stop();
    },
  };
}

const hasSignature = (body: Buffer, magic: string): boolean =>
  body.subarray(0, magic.length).toString('latin1') === magic;

/** A trace that a client would have the instances continue. */
const foreignTraceId = '0af7651916cd43dd8448eb211c80319c';

const password = 'Una.contrasena.larga.2026';

/** The first administrator chooses a password, signs in, opens a page and gets a workbook, which a thread writes. */
export async function tryFirstAdministrator({ client }: Service, { settings }: Deployment): Promise<void> {
  await acceptInvitation(client, settings.API_KEY, join(settings.DATA_DIR, 'sent-mails'), password);
  const headers = await signIn(client, settings.API_KEY, { email: settings.ADMIN_EMAIL, password });
  const traceparent = `00-${foreignTraceId}-b7ad6b7169203331-01`;
  const page = await client.send('GET', hostPaths.dashboard, { headers: { ...headers, traceparent } });
  assert.match(page.body.toString(), /<title>.*Surco/);
  const report = await client.send('GET', '/api/sales/sale-report', { headers });
  assert.ok(
    report.status === 200 && hasSignature(report.body, 'PK'),
    `sale-report: ${report.status} ${report.body.toString()}`,
  );
  assert.equal((await client.send('GET', '/api/docs/static/swagger-ui.css', { headers })).status, 200);
}

const CONCURRENT_USERS = 4;

/** While people work, the instances are restarted as in the guide: no request fails, and no write is lost or made twice. */
export async function tryRollout({ client, restart }: Service, { settings, getDatabase }: Deployment): Promise<void> {
  const session = await signIn(client, settings.API_KEY, { email: settings.ADMIN_EMAIL, password });
  const query = (text: string) =>
    withClient(getDatabase('surco').DATABASE_OWNER_URL, async (owner) => (await owner.query(text)).rows);
  const [state] = await query('select id from states limit 1');
  const restarted = new AbortController();
  const created: string[] = [];
  const send = async (method: string, path: string, json?: unknown): Promise<void> => {
    const headers = { ...session, ...(json ? { 'idempotency-key': randomUUID() } : {}) };
    const { status } = await client.send(method, path, { json, headers });
    assert.ok(status >= 200 && status < 300, `${method} ${path}: ${status}`);
  };
  const work = async (user: number): Promise<void> => {
    for (let turn = 1; !restarted.signal.aborted; turn += 1) {
      const name = `Zona ${user} ${turn}`;
      await send('POST', '/api/zones', { name, stateIds: [state?.id] });
      created.push(name);
      for (const path of ['/api/sales?page=1&size=20', '/api/auth/me', hostPaths.dashboard]) await send('GET', path);
    }
  };
  const users = Array.from({ length: CONCURRENT_USERS }, (_, user) => work(user));
  await Promise.all([...users, restart().finally(() => restarted.abort())]);
  const stored = await query("select name from zones where name like 'Zona %'");
  assert.deepEqual(stored.map(({ name }) => String(name)).toSorted(), created.toSorted());
  console.log(`${created.length} zones created during two restarts, no request failed.`);
}

/** The statements of the guide that an operator sends to the database, and the check of the audit log. */
export async function tryStatements({ surco, settings, getDatabase }: Deployment): Promise<void> {
  const env = { ...settings, ...getDatabase('surco') };
  await withClient(env.DATABASE_OWNER_URL, async (client) => {
    await client.query(
      'select id, key, recipient, attempts, given_up_at, given_up_reason from mail_queue order by created_at',
    );
    await client.query(
      `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now())
       from graphile_worker.jobs where task_identifier = 'sendMail'`,
    );
    await client.query(
      `with again as (update mail_queue set attempts = 0, given_up_at = null returning id)
       select graphile_worker.add_job('sendMail', json_build_object('id', id)) from again`,
    );
    const { rowCount } = await client.query('delete from sessions');
    assert.ok(rowCount, 'The administrator has no session.');
  });
  assert.match(await runOk(surco, ['verify-audit'], env), /^The audit log is intact/);
  assert.match(await runOk(surco, ['verify-sums'], env), /^The sums are those of the documents/);
  assert.match(await runOk(surco, ['sections'], env), /^mfe-sales: everyone gets the build of this program/m);
  assert.match(await runFailing(surco, ['sections', 'back', 'mfe-sales'], env), /nothing to take back/);
  assert.match(await runOk(surco, ['admin', 'list'], env), /^administrator@company\.mx, .*password/);
  assert.match(
    await runOk(surco, ['admin', 'invite', 'second@company.mx'], env),
    /^An invitation to second@company\.mx/,
  );
  assert.match(await runFailing(surco, ['admin', 'reset-factor', 'second@company.mx'], env), /has no second factor/);
}

/** The instances have sent what they did, with the statements of each request, and no trace that a client has begun. */
export function tryTraces({ traces }: Service): void {
  const spans = traces.readSpans();
  const report = spans.find(({ name }) => name === 'GET /api/sales/sale-report');
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === report?.spanId);
  assert.ok(!spans.some(({ traceId }) => traceId === foreignTraceId), 'nginx passes traceparent on.');
  assert.ok(report && statements.length > 0, `traces: ${spans.map(({ name }) => name).join(', ')}`);
}

/** The page names its files on the other origin, which serves them to this page and has no pages of its own. */
export async function tryAssets({ client, assets }: Service): Promise<void> {
  const page = (await client.send('GET', '/login')).body.toString();
  const [, file = ''] = new RegExp(`src="https://${assetsName}(/main\\.[0-9a-f]+\\.js)"`).exec(page) ?? [];
  for (const path of [file, '/remotes/mfe-sales/manifest.json']) {
    const { status, headers } = await assets.send('GET', path);
    assert.deepEqual(
      [status, headers['access-control-allow-origin'], headers['cross-origin-resource-policy']],
      [200, `https://${serverName}`, 'cross-origin'],
      path,
    );
  }
  for (const path of ['/', '/login', '/api/health/live'])
    assert.equal((await assets.send('GET', path)).status, 404, path);
}

/** While no instance answers, a page says so in Spanish, and a call gets no answer that could pass for the API's. */
export async function tryUnavailable({ client }: Service): Promise<void> {
  const page = await client.send('GET', hostPaths.dashboard);
  assert.deepEqual([page.status, page.headers['cache-control']], [502, 'no-store']);
  assert.match(page.body.toString(), /<html lang="es-MX".*Surco no está disponible.*Reintentar/s);
  for (const path of ['/api/auth/me', '/registry.json', '/config.json', '/files.json']) {
    const call = await client.send('GET', path);
    assert.equal(call.status, 502, path);
    assert.doesNotMatch(call.body.toString(), /Surco|"error"/, path);
  }
}

/** A backup of the first database becomes the second one; one without pictures has all but them. */
export async function tryBackup({ folder, surco, settings, getDatabase }: Deployment): Promise<void> {
  const file = join(folder, 'backups', 'surco.dump');
  await withClient(getDatabase('surco').DATABASE_OWNER_URL, (client) =>
    client.query("insert into mail_queue (recipient, key, values) values ('ana@company.mx', 'email.changed', '{}')"),
  );
  console.log((await runOk(surco, ['backup', file], { ...settings, ...getDatabase('surco') })).trim());
  const env = { ...settings, ...getDatabase('surco_restored') };
  assert.match(await runOk(surco, ['restore', file], env), /ok {5}database: .* surco_restored/);
  assert.match(await runFailing(surco, ['restore', file], env), /not empty: .* add --replace surco_restored/);
  const damaged = `${file}.damaged`;
  writeFileSync(damaged, 'no dump');
  const refusal = await runFailing(surco, ['restore', damaged, '--replace', 'surco_restored'], env);
  assert.doesNotMatch(refusal, /Deleted everything/);
  const newer = `${file}.newer`;
  const { DATABASE_OWNER_URL: restored } = getDatabase('surco_restored');
  await withClient(restored, (client) => client.query("insert into migrations (name) values ('9999_newer.sql')"));
  await runOk(surco, ['backup', newer], env);
  await withClient(restored, (client) => client.query("delete from migrations where name = '9999_newer.sql'"));
  const misfit = await runFailing(surco, ['restore', newer, '--replace', 'surco_restored'], env);
  assert.match(misfit, /^A newer Surco has migrated this database \(9999_newer\.sql\)/m);
  assert.doesNotMatch(misfit, /Deleted everything/);
  assert.match(await runOk(surco, ['restore', file, '--replace', 'surco_restored'], env), /held back, .*: 1\. /);
  await withClient(getDatabase('surco').DATABASE_OWNER_URL, (client) =>
    client.query(`with partner as (insert into partners (type, name) values ('SILAGE_VENDOR', 'Con logotipo') returning id)
      insert into images (partner_id, media_type, width, height, content, sha256)
      select id, 'image/png', 1, 1, '\\x00', 'x' from partner`),
  );
  const bare = `${file}.bare`;
  await runOk(surco, ['backup', bare, '--without-images'], { ...settings, ...getDatabase('surco') });
  await runOk(surco, ['restore', bare, '--replace', 'surco_restored'], env);
  const { rows } = await withClient(env.DATABASE_OWNER_URL, (client) =>
    client.query(`select (select count(*)::int from partners where name = 'Con logotipo') as partners,
      (select count(*)::int from images) as images`),
  );
  assert.deepEqual(rows, [{ partners: 1, images: 0 }]);
}

/** The PDF of a DKbono, which another thread draws. */
async function tryPdf(surco: Installation, env: Env, apiKey: string): Promise<void> {
  const port = await findFreePort();
  const server = await surco.serve('demo', port, { ...env, ALLOW_INSECURE: `${env.ALLOW_INSECURE},demo-accounts` });
  const origin = `http://127.0.0.1:${port}`;
  const key = { 'x-api-key': apiKey, 'content-type': 'application/json' };
  const body = JSON.stringify({ email: 'admin@surco.test', password: demoPassword });
  const answer = await fetch(`${origin}/api/auth/`, { method: 'POST', headers: key, body });
  const headers = { 'x-api-key': apiKey, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
  const list = (await (await fetch(`${origin}/api/vouchers?page=1&size=1`, { headers })).json()) as {
    data: { id: string }[];
  };
  const pdf = await fetch(`${origin}/api/vouchers/${list.data[0]?.id}/pdf`, { headers });
  assert.ok(hasSignature(Buffer.from(await pdf.arrayBuffer()), '%PDF'), `pdf: ${pdf.status}`);
  assert.equal(await server.stop('SIGTERM'), 0);
}

/** A start refuses a database with demo accounts, until they are removed. */
export async function tryDemoRemoval({ surco, settings, getDatabase }: Deployment): Promise<void> {
  const env = { ...settings, ...getDatabase('surco_demo') };
  await runOk(surco, ['migrate'], env);
  await loadDemoData(env.DATABASE_OWNER_URL);
  assert.match(await runFailing(surco, ['serve'], env), /holds \d+ demo accounts/);
  await tryPdf(surco, env, settings.API_KEY);
  await withClient(env.DATABASE_OWNER_URL, (client) =>
    client.query(`insert into users (first_name, last_name, email, role, status)
                  values ('Ana', 'Real', 'ana@company.mx', 'Admin', 'ACTIVO')`),
  );
  await runOk(surco, ['demo', '--remove'], env);
  assert.match(await runOk(surco, ['check'], env), /ok {5}demo accounts: none/);
}
