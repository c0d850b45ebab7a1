import type { Client } from 'pg';
import { connectClient } from './connectClient';

/** Runs `work` with a connection of its own, outside the pool, and closes it. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await connectClient(url, { application_name: 'surco-admin' });
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Like `withClient`, without the `statement_timeout` that the role may have: for statements that may take long. The URL
 * is not that of a pooler, whose connections others use next.
 */
export const withMaintenanceClient = <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> =>
  withClient(url, async (client) => {
    await client.query('set statement_timeout = 0');
    return work(client);
  });
