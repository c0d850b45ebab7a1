import { Client, type ClientConfig } from 'pg';

/** Opens one connection, outside the pools. */
export async function connectClient(url: string, config: ClientConfig = {}): Promise<Client> {
  const client = new Client({ connectionTimeoutMillis: 5_000, ...config, connectionString: url });
  // A query in progress fails with the error; between queries nobody would catch it.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Runs `work` with a connection of its own and closes it. */
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
