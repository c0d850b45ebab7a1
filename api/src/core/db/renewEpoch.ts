import { withClient } from './servers/withClient';

/**
 * Begins a new epoch when the database was restored into another cluster, whose transaction ids are different ones:
 * stored ids become older than every new one, and cursors of event streams from before are not used.
 */
export const renewEpoch = (ownerUrl: string): Promise<unknown> =>
  withClient(ownerUrl, (client) =>
    client.query(`with renewed as (
        update database_epoch e set epoch = gen_random_uuid(), system_identifier = c.system_identifier::text
        from pg_control_system() c where e.system_identifier <> c.system_identifier::text returning epoch)
      update notifications set tx = '2' where exists (select from renewed)`),
  );
