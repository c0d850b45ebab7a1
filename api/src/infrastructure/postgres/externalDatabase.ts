import { Client } from 'pg';
import { StartError } from '../../core/settings/startError';
import { getErrorCode } from '../../core/errorCode';

const noAnswer = 'the server does not answer; check that it runs and can be reached';

/** By system or PostgreSQL error code: what is wrong and what to do. */
const connectionFailures: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers at that address; start the server or correct the address',
  ENOTFOUND: 'the server does not exist; correct its name',
  EAI_AGAIN: 'the name of the server cannot be resolved; check the network and try again',
  ETIMEDOUT: noAnswer,
  '28P01': 'user or password is wrong; correct them',
  '28000': 'the server does not admit this user; allow it there or use another one',
  '3D000': 'the database does not exist; create it or correct its name',
  '57P03': 'the server is still starting; try again',
};

/**
 * Connects once to the PostgreSQL server that a setting names.
 * @throws StartError that names the server, never the password
 */
export async function assertDatabaseReachable(url: string, setting: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    const why =
      connectionFailures[getErrorCode(error)] ??
      (/timeout/.test(String(error)) ? noAnswer : 'the connection failed; check server and network');
    throw new StartError(`The database of ${setting} (${new URL(url).host}) cannot be used: ${why}.`);
  } finally {
    await client.end().catch(() => undefined);
  }
}
