import { Client } from 'pg';

/**
 * Runs `task` with a database connection and closes the connection even when `task` throws. A connection that is still
 * open when the database stops would end the process with an error of its own, which would hide the error of `task`.
 */
export async function withClient<T>(connectionString: string, task: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return await task(client);
  } finally {
    await client.end();
  }
}
