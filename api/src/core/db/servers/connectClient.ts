import { Client, type ClientBase, type ClientConfig } from 'pg';
import { listDatabaseAddresses } from './databaseAddresses';

/** A server of several that only reads: a standby, or the former primary. */
class ReadOnlyServerError extends Error {
  override readonly name = 'ReadOnlyServerError';
  /** PostgreSQL's own code when a write meets such a server. */
  readonly code = '25006';
}

/** @throws ReadOnlyServerError when the server refuses writes, like libpq with `target_session_attrs=read-write` */
export async function assertWritable(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
  if (rows[0]?.transaction_read_only === 'on') throw new ReadOnlyServerError('The server refuses writes.');
}

async function connectTo(connectionString: string, config: ClientConfig, mustBeWritable: boolean): Promise<Client> {
  const client = new Client({ connectionTimeoutMillis: 5_000, ...config, connectionString });
  // A query in progress fails with the error; between queries nobody would catch it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    if (mustBeWritable) await assertWritable(client);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

/**
 * Opens one connection; of several servers in the URL, to the first that accepts writes.
 * @throws the error of the first server when none can be used
 */
export async function connectClient(url: string, config: ClientConfig): Promise<Client> {
  const addresses = listDatabaseAddresses(url);
  const failures: unknown[] = [];
  for (const address of addresses) {
    try {
      return await connectTo(address, config, addresses.length > 1);
    } catch (error) {
      failures.push(error);
    }
  }
  throw failures[0];
}
