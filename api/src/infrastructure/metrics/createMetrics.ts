import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { type Db, type PoolUsage, readPoolUsage } from '../../core/db/pool';
import { withTimeout } from '../../core/http/withTimeout';
import { jobNames } from '../../core/jobs';
import { mailOutcomes, measurements, type RequestMeasurement } from '../../core/measurements';
import { productVersion } from '../../core/version';
import { sql } from 'kysely';

interface DatabaseState {
  /** Mails that wait. */
  waiting: number;
  /** Mails that are not sent again. */
  givenUp: number;
  /** Age of the oldest waiting mail; 0 without one. */
  oldestWaitingSeconds: number;
  /** 1 when the server's last attempt to archive its write-ahead log failed. */
  walArchiveFailing: number;
}

async function readDatabaseState(db: Db): Promise<DatabaseState | undefined> {
  const { rows } = await sql<DatabaseState>`
    select count(*) filter (where given_up_at is null) as waiting,
      count(given_up_at) as "givenUp",
      coalesce(extract(epoch from now() - min(created_at) filter (where given_up_at is null)), 0)::float8
        as "oldestWaitingSeconds",
      (select coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false)::int
        from pg_stat_archiver) as "walArchiveFailing"
    from mail_queue`.execute(db);
  return rows[0];
}

export interface MetricsSources {
  db: Db;
  /** The connection pools by the name of their label. */
  pools: Readonly<Record<string, Db>>;
}

export interface Metrics {
  registry: Registry;
  /** Ends the subscriptions. */
  stop: () => void;
}

/** A stream lasts minutes when all is well; `surco_streams_open` counts it. */
const streamRoute = '/api/notifications/stream';

const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const jobBuckets = [0.01, 0.1, 1, 10, 60, 600];
/** A scrape must not wait for a database that does not answer. */
const stateTimeoutMs = 2_000;

const getStatusClass = ({ status, isAborted }: RequestMeasurement): string =>
  isAborted ? 'aborted' : `${Math.floor(status / 100)}xx`;

/** Shows each label with 0 from the start; otherwise `increase()` misses the first event. */
function startAtZero<T extends string>(counter: Counter<T>, labels: readonly Record<T, string>[]): void {
  for (const values of labels) counter.inc(values, 0);
}

function measureRequests(registers: Registry[]): () => void {
  const duration = new Histogram({
    name: 'surco_http_request_duration_seconds',
    help: 'Duration of requests by route pattern, method and status class',
    labelNames: ['route', 'method', 'status_class'],
    buckets: requestBuckets,
    registers,
  });
  const responses = new Counter({
    name: 'surco_http_responses_total',
    help: 'Responses by status class',
    labelNames: ['status_class'],
    registers,
  });
  startAtZero(
    responses,
    ['2xx', '3xx', '4xx', '5xx', 'aborted'].map((status_class) => ({ status_class })),
  );
  return measurements.requests.subscribe((request) => {
    const { route, method, durationMs } = request;
    if (route === streamRoute) return;
    const status_class = getStatusClass(request);
    responses.inc({ status_class });
    duration.observe({ route, method, status_class }, durationMs / 1_000);
  });
}

/** `job` is Prometheus's own label for what it scrapes. */
function measureJobs(registers: Registry[]): () => void {
  const runs = new Counter({
    name: 'surco_job_runs_total',
    help: 'Runs of jobs by outcome',
    labelNames: ['scheduled_job', 'outcome'],
    registers,
  });
  const duration = new Histogram({
    name: 'surco_job_duration_seconds',
    help: 'Duration of jobs',
    labelNames: ['scheduled_job'],
    buckets: jobBuckets,
    registers,
  });
  const outcomes = ['succeeded', 'failed'];
  startAtZero(
    runs,
    jobNames.flatMap((scheduled_job) => outcomes.map((outcome) => ({ scheduled_job, outcome }))),
  );
  return measurements.jobs.subscribe(({ job, durationMs, hasFailed }) => {
    runs.inc({ scheduled_job: job, outcome: hasFailed ? 'failed' : 'succeeded' });
    duration.observe({ scheduled_job: job }, durationMs / 1_000);
  });
}

/** A gauge whose values are read at each scrape. */
function createPoolGauge(
  options: { name: string; help: string; labelNames: string[]; registers: Registry[] },
  pools: MetricsSources['pools'],
  set: (gauge: Gauge, pool: string, usage: PoolUsage) => void,
): void {
  void new Gauge({
    ...options,
    collect() {
      for (const [pool, db] of Object.entries(pools)) set(this, pool, readPoolUsage(db));
    },
  });
}

function measurePools(registers: Registry[], pools: MetricsSources['pools']): void {
  const waiting = { name: 'surco_database_pool_waiting', help: 'Queries that wait for a connection' };
  createPoolGauge({ ...waiting, labelNames: ['pool'], registers }, pools, (gauge, pool, usage) =>
    gauge.set({ pool }, usage.waiting),
  );
  const connections = {
    name: 'surco_database_pool_connections',
    help: 'Open connections to the database: all of them, and those that are idle',
  };
  createPoolGauge({ ...connections, labelNames: ['pool', 'state'], registers }, pools, (gauge, pool, usage) => {
    gauge.set({ pool, state: 'total' }, usage.total);
    gauge.set({ pool, state: 'idle' }, usage.idle);
  });
}

/** Returns the function that reads the state of the database; gauges of one scrape share a query. */
function createStateReader(db: Db): () => Promise<DatabaseState | undefined> {
  let pending: Promise<DatabaseState | undefined> | undefined;
  return () => {
    // During an outage the other metrics are still needed; these are then unknown.
    pending ??= withTimeout(stateTimeoutMs, readDatabaseState(db))
      .catch(() => undefined)
      .finally(() => {
        pending = undefined;
      });
    return pending;
  };
}

function measureMails(registers: Registry[]): () => void {
  const attempts = new Counter({
    name: 'surco_mail_attempts_total',
    help: 'Mails that this process handled, by outcome',
    labelNames: ['outcome'],
    registers,
  });
  startAtZero(
    attempts,
    mailOutcomes.map((outcome) => ({ outcome })),
  );
  return measurements.mails.subscribe((outcome) => attempts.inc({ outcome }));
}

function measureDatabase(registers: Registry[], db: Db): void {
  const readState = createStateReader(db);
  const createGauge = (name: string, help: string, key: keyof DatabaseState) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set((await readState())?.[key] ?? Number.NaN);
      },
    });
  createGauge('surco_mails_waiting', 'Mails in the queue that wait for their next attempt', 'waiting');
  createGauge('surco_mails_given_up', 'Mails that are not sent again', 'givenUp');
  createGauge('surco_mails_oldest_waiting_seconds', 'Age of the oldest mail that waits', 'oldestWaitingSeconds');
  createGauge(
    'surco_wal_archive_failing',
    'Whether the last attempt to archive the write-ahead log failed',
    'walArchiveFailing',
  );
}

function measureStreams(registers: Registry[]): () => void {
  const open = new Gauge({ name: 'surco_streams_open', help: 'Open notification streams', registers });
  return measurements.openStreams.subscribe((count) => open.set(count));
}

/** The metrics of this process: requests, pools, database, jobs, mails, streams, and those of every Node process. */
export function createMetrics({ db, pools }: MetricsSources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const build = { name: 'surco_build_info', help: 'Always 1; the label is the version of the program' };
  new Gauge({ ...build, labelNames: ['version'], registers }).set({ version: productVersion }, 1);
  measurePools(registers, pools);
  measureDatabase(registers, db);
  const stops = [
    measureRequests(registers),
    measureJobs(registers),
    measureMails(registers),
    measureStreams(registers),
  ];
  return {
    registry,
    stop: () => {
      for (const stop of stops) stop();
      registry.clear();
    },
  };
}
