import { resolve } from 'node:path';
import type { Client } from 'pg';
import { prepareDatabase } from '../../api/src/prepareDatabase';
import { loadDemoData } from '../../api/src/seed/loadDemoData';
import { type ApiInstance, startInstance } from '../../api/src/testing/instance/startInstance';
import { withClient } from './data/withClient';
import { fillSales } from './data/fillSales';

export interface BenchInstance {
  instance: ApiInstance;
  databaseUrl: string;
  /** Number of sales. */
  rows: number;
}

/**
 * Starts an instance of the API on a new database with `saleCount` sales.
 * @param addData adds what the generated sales lack, such as their lines
 */
export async function startBenchInstance(
  postgresUrl: string,
  saleCount: number,
  addData: (client: Client) => Promise<unknown> = () => Promise.resolve(),
): Promise<BenchInstance> {
  const name = await withClient(postgresUrl, async (client) => {
    const { rows: databases } = await client.query('select 1 from pg_database');
    const database = `bench_${saleCount}_${databases.length}`;
    await client.query(`create database ${database}`);
    return database;
  });
  const url = Object.assign(new URL(postgresUrl), { pathname: `/${name}` }).href;
  await prepareDatabase({ url, directUrl: url, ownerUrl: url }, resolve('api/migrations'));
  await loadDemoData(url);
  const rows = await withClient(url, async (client) => {
    const count = await fillSales(client, saleCount);
    await addData(client);
    return count;
  });
  return { instance: await startInstance(url), databaseUrl: url, rows };
}
