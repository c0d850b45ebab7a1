import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { preparing } from './prepared';
import type { Database } from './types';

const { builtins } = types;
const asText = (value: string): string => value;

/** Calendar dates stay texts, money stays exact, counts are numbers. */
const parsers = new Map<number, (value: string) => unknown>([
  [builtins.DATE, asText],
  [builtins.NUMERIC, asText],
  [builtins.INT8, Number],
]);

export type Db = Kysely<Database>;

export interface DbOptions {
  /** How long an answer is waited for, in ms. */
  patienceMs?: number;
  /** Connections kept open at most. */
  max?: number;
}

/** A pool of connections; a query waits five seconds at most for one, so that a database that is away is noticed. */
export function openDb(connectionString: string, { max = 10, patienceMs = 30_000 }: DbOptions = {}): Db {
  const pool = new Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 5_000,
    // A server that accepts and never answers is away as well.
    query_timeout: patienceMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
    // Renewed now and then, so that what a connection has gathered does not stay for ever.
    maxLifetimeSeconds: 1_800,
    application_name: 'surco-api',
    types: { getTypeParser: (oid, format) => parsers.get(oid) ?? types.getTypeParser(oid, format) },
  });
  // A connection that breaks is replaced by the next query; unheard, its error would end the process, idle or at work.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparing(pool) }) });
}
