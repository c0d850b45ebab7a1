import { Pool, type PoolClient, type PoolConfig, type QueryResult } from 'pg';
import { assertWritable } from './connectClient';
import { listDatabaseAddresses } from './databaseAddresses';

const keepAliveInitialDelayMillis = 30_000;

function openPool(config: PoolConfig): Pool {
  const pool = new Pool({
    // An outage is noticed: neither a free connection nor a new one is awaited for longer.
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis,
    ...config,
  });
  // The next query replaces a broken connection; without a listener its error would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

export interface PoolUsage {
  /** Open connections. */
  total: number;
  /** Those of them that nobody uses. */
  idle: number;
  /** Callers that wait for a connection. */
  waiting: number;
}

/**
 * Pooled connections to the server of a URL; of several servers, to the one that accepts writes. It stays with a server
 * until no connection to it can be had, then tries the others.
 */
export class HostPool {
  private readonly pools: readonly Pool[];
  /** The one to try first. */
  private current: Pool | undefined;

  constructor(url: string, config: PoolConfig) {
    const addresses = listDatabaseAddresses(url);
    const check = addresses.length > 1 ? { onConnect: assertWritable } : {};
    this.pools = addresses.map((connectionString) => openPool({ ...config, ...check, connectionString }));
    [this.current] = this.pools;
  }

  /** @throws the error of the first server tried when none can be used */
  async connect(): Promise<PoolClient> {
    const failures: unknown[] = [];
    const others = this.pools.filter((pool) => pool !== this.current);
    for (const pool of [...(this.current ? [this.current] : []), ...others]) {
      try {
        const client = await pool.connect();
        this.current = pool;
        return client;
      } catch (error) {
        failures.push(error);
      }
    }
    throw failures[0];
  }

  async query(text: string, values: unknown[]): Promise<QueryResult> {
    const client = await this.connect();
    let hasFailed = true;
    try {
      const result = await client.query(text, values);
      hasFailed = false;
      return result;
    } finally {
      client.release(hasFailed);
    }
  }

  get usage(): PoolUsage {
    const sum = (read: (pool: Pool) => number) => this.pools.reduce((total, pool) => total + read(pool), 0);
    return {
      total: sum(({ totalCount }) => totalCount),
      idle: sum(({ idleCount }) => idleCount),
      waiting: sum(({ waitingCount }) => waitingCount),
    };
  }

  async end(): Promise<void> {
    await Promise.all(this.pools.map((pool) => pool.end()));
  }
}
