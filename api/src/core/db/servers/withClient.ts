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
