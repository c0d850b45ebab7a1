import { withClient } from '../core/db/withClient';
import { StartError } from '../core/settings/startError';

/**
 * @param reason a sentence before the one of the error
 * @throws StartError when instances run on the database. A pooler keeps connections of requests open; those counted are
 * direct
 */
export const assertNoInstanceRuns = (url: string, reason = ''): Promise<void> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string; connections: number }>(
      `select current_database() as name, count(*)::int as connections from pg_stat_activity
       where datname = current_database() and application_name in ('surco-listen', 'surco-jobs')`,
    );
    const { name, connections } = rows[0] ?? { name: '', connections: 0 };
    if (connections > 0)
      throw new StartError(
        `${reason}Surco is running on the database ${name} (${connections} connections): stop all instances.`,
      );
  });
