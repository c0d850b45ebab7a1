import type { PushMessage } from '@surco/shared/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/pool';
import { withTransaction } from '../db/transaction';
import { getErrorCode } from '../getErrorCode';
import { addLaterJobSql } from '../jobs';
import { removePushDevices } from './pushAudit';
import type { PushSender, PushTarget } from './pushSender';

/** An amount as `formatMoney` writes it, or as a person types it in a text: `$3,800.00`, `-$5`, `$ 1200`. */
const amountPattern = /-?\$\s?\d[\d,.]*\d|-?\$\s?\d/g;

/** Replaces every amount of money, for devices that show notifications on a locked screen. */
export const hideAmounts = (text: string): string => text.replace(amountPattern, '$•••');

/** A push that was not delivered within this time is dropped, from the queue and by the push service (its TTL). */
export const lifetimeHours = 24;
/** Longer than a push service may take to answer. */
const leaseSeconds = 30;

interface QueuedNotification {
  type: string;
  title: string;
  body: string;
  link: string;
}

/**
 * Statement that queues notifications for the devices of their users, for the transaction that inserts them.
 * @param inserted relation with the columns `id` and `user_id` of the notifications
 */
export const queuePushesSql = (
  { type, title, body, link }: QueuedNotification,
  inserted: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  sql`insert into push_queue (subscription_id, notification_id, title, body, link)
    select p.id, i.id, case when p.show_amounts then ${title} else ${hideAmounts(title)} end,
      case when p.show_amounts then ${body} else ${hideAmounts(body)} end, ${link}
    from ${inserted} i join push_subscriptions p on p.user_id = i.user_id
    where ${type} <> all (p.muted_types)`;

interface QueuedPush extends Pick<PushMessage, 'title' | 'body' | 'link'> {
  id: string;
  notificationId: string;
}

/**
 * Claims the next push of a device, unless one is being sent to it or waits for its next attempt: a device whose push
 * service does not answer holds one worker at a time.
 */
const claimNextPush = (db: Db, deviceId: string): Promise<(QueuedPush & { target: PushTarget }) | undefined> =>
  withTransaction(db, async (tx) => {
    // Locked, so that the next statement sees what another worker has claimed.
    const target = await tx
      .selectFrom('push_subscriptions')
      .select(['endpoint', 'p256dh', 'auth'])
      .where('id', '=', deviceId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!target) return undefined;
    const { rows } = await sql<QueuedPush>`update push_queue
      set attempts = attempts + 1, due_at = now() + ${leaseSeconds} * interval '1 second'
      where id = (select id from push_queue where subscription_id = ${deviceId}
        and due_at <= now() and created_at > now() - ${lifetimeHours} * interval '1 hour'
        and not exists (select from push_queue w where w.subscription_id = ${deviceId}
          and w.attempts > 0 and w.due_at > now())
        order by due_at limit 1)
      returning id, notification_id as "notificationId", title, body, link`.execute(tx);
    return rows[0] && { ...rows[0], target };
  });

export interface PushDeps {
  db: Db;
  pushSender: PushSender;
  /** Called for the first failure of a device since it took a message. */
  onFailure: (error: unknown, what: string) => void;
}

/** An error of one line for the log: a stack would say nothing about another server. */
function describeFailure(error: unknown, subscriptionId: string): Error {
  const { message = String(error), cause = undefined } = error instanceof Error ? error : {};
  const code = getErrorCode(cause);
  const failure = new Error(
    `device ${subscriptionId}: ${message}${code ? ` (${code})` : ''} Its further failures are not logged.`,
  );
  delete failure.stack;
  return failure;
}

async function markFailing({ db, onFailure }: PushDeps, subscriptionId: string, error: unknown): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('push_subscriptions')
    .set({ failing_since: sql<Date>`now()` })
    .where('id', '=', subscriptionId)
    .where('failing_since', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) onFailure(describeFailure(error, subscriptionId), 'push');
}

/** Sets the next attempt: after a minute, then twice as long each time, at most an hour, or when the service asks. */
const delayPush = (db: Db, id: string, retryAfterSeconds: number) =>
  sql`update push_queue
    set due_at = now() + greatest(60 * least(power(2, attempts - 1), 60), ${retryAfterSeconds}) * interval '1 second'
    where id = ${id}`.execute(db);

/** Records that the push service took a message for a device. */
export const markDelivered = async (db: Db, subscriptionId: string): Promise<void> => {
  await db
    .updateTable('push_subscriptions')
    .set({ last_success_at: sql<Date>`now()`, failing_since: null })
    .where('id', '=', subscriptionId)
    .execute();
};

/** Sends what is queued for a device, one after the other; after a failure the rest waits for the next attempt. */
export async function sendPushes(deps: PushDeps, deviceId: string): Promise<void> {
  const { db, pushSender } = deps;
  for (let push = await claimNextPush(db, deviceId); push; push = await claimNextPush(db, deviceId)) {
    const { id, notificationId, title, body, link, target } = push;
    const outcome = await pushSender.send(target, { title, body, link, tag: notificationId.replaceAll('-', '') });
    if ('error' in outcome) await markFailing(deps, deviceId, outcome.error);
    if (outcome.kind === 'gone') await withTransaction(db, (tx) => removePushDevices(tx, sql`id = ${deviceId}`));
    else if (outcome.kind === 'failed') await delayPush(db, id, outcome.retryAfterSeconds ?? 0);
    else await db.deleteFrom('push_queue').where('id', '=', id).execute();
    if (outcome.kind === 'delivered') await markDelivered(db, deviceId);
  }
  await sql`delete from push_queue where subscription_id = ${deviceId}
    and created_at < now() - ${lifetimeHours} * interval '1 hour'`.execute(db);
  // What failed, and what another worker is sending now, in case it ends before it has.
  await sql`select ${addLaterJobSql('sendPush', sql`subscription_id`, sql`min(due_at)`)} from push_queue
    where subscription_id = ${deviceId} and attempts > 0 and due_at > now() group by subscription_id`.execute(db);
}
