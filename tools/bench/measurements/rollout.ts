import { randomUUID } from 'node:crypto';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { hostPaths } from '@surco/shared/contract';
import { resolveOsAccount } from '../../../api/src/infrastructure/postgres/osAccount';
import { prepareSale } from '../../src/databases/mixedRequests';
import { startInstance, type Instance } from '../../src/databases/startInstance';
import type { HttpsClient } from '../../src/deployment/httpsClient';
import { startNginx } from '../../src/deployment/nginx';
import { withClient } from '../data/withClient';
import { CONSULTANT_EMAIL, signIn } from '../signIn';
import { formatMs, quantile } from '../statistics';

const CONCURRENT_USERS = 8;
const STREAMS = 2;
/** A browser waits before it opens a stream again. */
const STREAM_PAUSE_MS = 100;
const RESTARTS = Number(process.env.BENCH_RESTARTS ?? 5);

interface Load {
  times: number[];
  failures: string[];
  /** How many streams of notifications have ended. */
  streams: number;
}

type Request = () => Promise<{ status: number; name: string }>;

type Headers = Record<string, string>;

/** A page, its script, lists, a session and a new sale, each over connections that stay open. */
async function createRequests(client: HttpsClient, headers: Headers, databaseUrl: string): Promise<Request[]> {
  const sale = await prepareSale(databaseUrl);
  const page = (await client.send('GET', hostPaths.login)).body.toString();
  const [, script] = /src="(\/main\.\w+\.js)"/.exec(page) ?? [];
  if (!script) throw new Error('The page has no script of the host.');
  const send = async (method: string, path: string, json?: unknown) => {
    const key: Headers = json === undefined ? {} : { 'idempotency-key': randomUUID() };
    const { status } = await client.send(method, path, { json, headers: { ...headers, ...key } });
    return { status, name: `${method} ${path}` };
  };
  return [
    () => send('GET', '/api/sales?page=1&size=20'),
    () => send('GET', '/api/auth/me'),
    () => send('POST', '/api/sales', sale),
    () => send('GET', hostPaths.dashboard),
    () => send('GET', '/api/clients?page=1&size=20'),
    () => send('GET', script),
  ];
}

/** Reads a stream of notifications until `isOver`, and opens the next one when an instance ends it, as pages do. */
async function followStreams(client: HttpsClient, headers: Headers, load: Load, isOver: () => boolean): Promise<void> {
  for (; !isOver(); await wait(STREAM_PAUSE_MS)) {
    const failure = await client.send('GET', '/api/notifications/stream', { headers }).then(
      ({ status }) => (status === 200 ? undefined : String(status)),
      (error: unknown) => String(error),
    );
    load.streams += 1;
    if (failure !== undefined && !isOver()) load.failures.push(`stream: ${failure}`);
  }
}

/** Sends requests from several users until `isOver`. */
async function sendLoad(requests: readonly Request[], load: Load, isOver: () => boolean): Promise<void> {
  const runUser = async (user: number): Promise<void> => {
    for (let turn = user; !isOver(); turn += 1) {
      const startedAt = performance.now();
      const outcome = await requests[turn % requests.length]?.().catch((error: unknown) => ({
        status: 0,
        name: String(error),
      }));
      load.times.push(performance.now() - startedAt);
      if (outcome && (outcome.status < 200 || outcome.status > 299))
        load.failures.push(`${outcome.name}: ${outcome.status}`);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_USERS }, (_, user) => runUser(user)));
}

/** Ends the instance as a service manager does, and starts it again on its port. @returns its exit code and the time */
async function restart(instance: Instance, start: () => Promise<Instance>) {
  const startedAt = performance.now();
  const exitCode = await instance.stop('SIGTERM');
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  return { exitCode, seconds, instance: await start() };
}

/** Restarts two instances behind nginx in turn, five times each, under load. Exit code 1 when a request fails. */
export async function measureRollout(postgresUrl: string, folder: string): Promise<void> {
  await withClient(postgresUrl, (client) => client.query('create database bench_rollout'));
  const databaseUrl = Object.assign(new URL(postgresUrl), { pathname: '/bench_rollout' }).href;
  const env = { DATABASE_URL: databaseUrl, TRUSTED_PROXIES: '127.0.0.1', DRAIN_SECONDS: '2', LOG_LEVEL: 'warn' };
  const start = (port?: number) => startInstance(folder, env, { port, hasPages: true });
  const instances = [await start(), await start()] as const;
  chmodSync(folder, 0o755);
  const account = await resolveOsAccount(join(folder, 'nginx'));
  const ports = [instances[0].port, instances[1].port] as const;
  const { client } = await startNginx({ folder: join(folder, 'nginx'), account, instances: ports });
  const { headers } = await signIn(instances[0].origin, CONSULTANT_EMAIL);
  const requests = await createRequests(client, headers, databaseUrl);
  let isOver = false;
  const load: Load = { times: [], failures: [], streams: 0 };
  const loading = sendLoad(requests, load, () => isOver);
  // Those that are open at the end are ended with the instances.
  for (let stream = 0; stream < STREAMS; stream += 1) void followStreams(client, headers, load, () => isOver);
  const restarts: { exitCode: number | null; seconds: string }[] = [];
  let running: readonly Instance[] = instances;
  try {
    for (let round = 0; round < RESTARTS; round += 1) {
      const next: Instance[] = [];
      for (const current of running) {
        const { instance, ...ended } = await restart(current, () => start(current.port));
        restarts.push(ended);
        next.push(instance);
        await wait(1_000);
      }
      running = next;
    }
  } finally {
    isOver = true;
  }
  await loading;
  const { times, failures, streams } = load;
  console.log(`\n${restarts.length} restarts of two instances behind nginx, with ${CONCURRENT_USERS} users`);
  console.table({
    requests: times.length,
    'streams ended and opened again': streams,
    failed: failures.length,
    'median ms': formatMs(quantile(times, 0.5)),
    'p99 ms': formatMs(quantile(times, 0.99)),
    'slowest ms': formatMs(Math.max(...times)),
    'exit codes': [...new Set(restarts.map(({ exitCode }) => exitCode))].join(', '),
    'slowest end, s': Math.max(...restarts.map(({ seconds }) => Number(seconds))),
    goal: 'failed 0, exit code 0, end ≤ 10 s',
  });
  for (const failure of new Set(failures)) console.log(failure);
  if (failures.length > 0 || restarts.some(({ exitCode }) => exitCode !== 0)) process.exitCode = 1;
}
