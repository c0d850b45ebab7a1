import { withClient } from '../core/db/withClient';

/** The major version of a PostgreSQL server, such as 15. */
export const readServerMajorVersion = (url: string): Promise<number> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ version: string }>(
      "select current_setting('server_version_num')::int / 10000 as version",
    );
    return Number(rows[0]?.version);
  });
