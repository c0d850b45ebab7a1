import { resolve } from 'node:path';
import { Client } from 'pg';
import { migrate } from '../../api/src/core/db/migrate';
import { loadDemoData } from '../../api/src/seed/loadDemoData';
import { type ApiInstance, startInstance } from '../../api/src/testing/instance/startInstance';
import { fillSales } from './data/fillSales';

export interface BenchInstance {
  instance: ApiInstance;
  /** Number of sales. */
  rows: number;
}

/**
 * Starts an instance of the API on a new database with `saleCount` sales.
 * @param addData adds what the generated sales lack, such as more lines
 */
export async function startBenchInstance(
  serverUrl: string,
  saleCount: number,
  addData: (client: Client) => Promise<unknown> = () => Promise.resolve(),
): Promise<BenchInstance> {
  const server = new Client({ connectionString: serverUrl });
  await server.connect();
  const { rows: databases } = await server.query('select 1 from pg_database');
  const name = `bench_${saleCount}_${databases.length}`;
  await server.query(`create database ${name}`);
  await server.end();
  const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  await migrate(url, resolve('api/migrations'));
  await loadDemoData(url);
  const client = new Client({ connectionString: url });
  await client.connect();
  const rows = await fillSales(client, saleCount);
  await addData(client);
  await client.end();
  return { instance: await startInstance(url), rows };
}
