import { withClient, withMaintenanceClient } from '../withClient';

/** What a restored database had queued, and may have sent after the backup was made. */
export interface HeldMessages {
  /** They stay in the queue and are not sent. */
  mails: number;
  /** Deleted: a push is worth nothing later, and its notification is in the product. */
  pushes: number;
}

/**
 * Begins a new epoch when the database was restored: into another cluster, whose transaction ids are different ones, or
 * as the caller says. Stored ids become older than every new one, cursors of event streams from before are not used,
 * and queued mails and pushes are held back, because they may have been sent already.
 * @returns undefined when no new epoch has begun
 */
export const renewEpoch = (ownerUrl: string, { isRestored = false } = {}): Promise<HeldMessages | undefined> =>
  withMaintenanceClient(ownerUrl, async (client) => {
    const { rows } = await client.query<HeldMessages>(
      `with renewed as (
         update database_epoch e set epoch = gen_random_uuid(), system_identifier = c.system_identifier::text
         from pg_control_system() c where $1 or e.system_identifier <> c.system_identifier::text returning epoch),
       aged as (update notifications set tx = '2' where tx <> '2' and exists (select from renewed)),
       held as (update mail_queue set given_up_at = now(), given_up_reason = 'restored'
         where given_up_at is null and exists (select from renewed) returning id),
       dropped as (delete from push_queue where exists (select from renewed) returning id)
       select (select count(*)::int from held) as mails, (select count(*)::int from dropped) as pushes from renewed`,
      [isRestored],
    );
    return rows[0];
  });

/** Whether the database comes from another cluster, so that {@link renewEpoch} begins a new epoch. */
export const needsNewEpoch = (ownerUrl: string): Promise<boolean> =>
  withClient(ownerUrl, async (client) => {
    const { rowCount } = await client.query(
      'select from database_epoch e, pg_control_system() c where e.system_identifier <> c.system_identifier::text',
    );
    return rowCount !== 0;
  });
