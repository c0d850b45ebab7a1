import { connectClient } from '../../core/db/withClient';
import { StartError } from '../../core/settings/startError';
import { getErrorCode } from '../../core/getErrorCode';
import { getErrorMessage } from '../../core/getErrorMessage';

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
 * Behind a pooler the product cannot set the timeout of its sessions.
 * @throws StartError when the role has no statement_timeout: statements whose client has given up would go on
 */
export async function assertStatementTimeout(url: string): Promise<void> {
  const client = await connectClient(url);
  try {
    const { rows } = await client.query<{ timeout: string; role: string }>(
      "select current_setting('statement_timeout') as timeout, quote_ident(current_user) as role",
    );
    if (rows[0]?.timeout === '0')
      throw new StartError(
        `Statements through the pooler of DATABASE_URL never time out. Run: alter role ${rows[0].role} set statement_timeout = '30s'; then restart the pooler.`,
      );
  } finally {
    await client.end();
  }
}

/**
 * Connects once to the PostgreSQL server that a setting names.
 * @throws StartError that names the server, never the password
 */
export async function assertDatabaseReachable(url: string, setting: string): Promise<void> {
  try {
    const client = await connectClient(url, { connectionTimeoutMillis: 10_000 });
    await client.end();
  } catch (error) {
    const why =
      connectionFailures[getErrorCode(error)] ??
      (/timeout/.test(String(error)) ? noAnswer : `the connection failed (${getErrorMessage(error)})`);
    throw new StartError(`The database of ${setting} (${new URL(url).host}) cannot be used: ${why}.`);
  }
}
