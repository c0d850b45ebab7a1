import { Client } from 'pg';

/** Runs `task` with a database connection, and ends it also when `task` throws, so that its error is the one shown. */
export async function withClient<T>(connectionString: string, task: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return await task(client);
  } finally {
    await client.end();
  }
}
