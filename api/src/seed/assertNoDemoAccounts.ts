import { withClient } from '../core/db/withClient';
import type { Settings } from '../core/settings/settings';
import { StartError } from '../core/settings/startError';

/** The domain of all demo accounts; nobody else can have an address in it. */
export const demoMailDomain = '@surco.test';

/** Counts the demo accounts that somebody can sign in to: their password is public. */
export const countDemoAccounts = (connectionString: string): Promise<number> =>
  withClient(connectionString, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int from users
       where email like $1 and (password_hash is not null or client_key_hash is not null)`,
      [`%${demoMailDomain}`],
    );
    return rows[0]?.count ?? 0;
  });

/**
 * Checks a migrated database before a production start.
 * @throws StartError when it has demo accounts and ALLOW_INSECURE does not accept them
 */
export async function assertNoDemoAccounts(
  connectionString: string,
  { allowInsecure }: Pick<Settings, 'allowInsecure'>,
): Promise<void> {
  const count = await countDemoAccounts(connectionString);
  if (count === 0 || allowInsecure.includes('demo-accounts')) return;
  throw new StartError(
    `The database holds ${count} demo accounts, whose password is public: remove them with surco demo --remove. To accept them on purpose, add demo-accounts to ALLOW_INSECURE.`,
  );
}
