import type { PushMessage } from '@surco/shared/contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import pLimit from 'p-limit';
import { claimNextRow } from '../db/claimNextRow';
import type { Db } from '../db/pool';
import { withTransaction } from '../db/transaction';
import { getErrorCode } from '../getErrorCode';
import { hideAmounts } from './hideAmounts';
import { removePushDevices } from './pushAudit';
import type { PushSender } from './pushSender';

/** NOTIFY channel for queued pushes; PostgreSQL delivers the message when the transaction commits. */
export const pushChannel = 'pushes';

/** A push that was not delivered within this time is dropped, from the queue and by the push service (its TTL). */
export const lifetimeHours = 24;
/** As many as fit into that time. */
const maxAttempts = 30;
/** One slow push service must not delay the devices of the others. */
const parallelSends = 4;

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
  subscriptionId: string;
  notificationId: string;
}

/**
 * While a push is sent to a device or waits for its next attempt, the others for this device wait, too: a device whose
 * push service does not answer holds one sender at a time.
 */
const isDeviceFree = sql<SqlBool>`not exists (select from push_queue w where w.subscription_id = push_queue.subscription_id
  and w.attempts > 0 and w.due_at > now())`;

const claimNextPush = (db: Db) =>
  claimNextRow<QueuedPush>(db, {
    table: 'push_queue',
    columns: sql`id, subscription_id as "subscriptionId", notification_id as "notificationId", title, body, link`,
    isPending: sql`attempts < ${maxAttempts} and ${isDeviceFree}`,
  });

export interface PushQueueDeps {
  db: Db;
  pushSender: PushSender;
  /** Called for the first failure of a device since it took a message. */
  onFailure: (error: unknown, what: string) => void;
  /** Ends the run after the pushes that are being sent; a later run sends none. */
  signal?: AbortSignal;
}

/** One line for the log: a stack would say nothing about another server. */
function describeFailure(error: unknown, subscriptionId: string): string {
  const { message = String(error), cause = undefined } = error instanceof Error ? error : {};
  const code = getErrorCode(cause);
  return `device ${subscriptionId}: ${message}${code ? ` (${code})` : ''} Its further failures are not logged.`;
}

async function markFailing({ db, onFailure }: PushQueueDeps, subscriptionId: string, error: unknown): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('push_subscriptions')
    .set({ failing_since: sql<Date>`now()` })
    .where('id', '=', subscriptionId)
    .where('failing_since', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) onFailure(describeFailure(error, subscriptionId), 'push');
}

/** Sends one message; one that may succeed later stays in the queue. */
async function deliver(deps: PushQueueDeps, push: QueuedPush): Promise<void> {
  const { db, pushSender } = deps;
  const { id, subscriptionId, notificationId, title, body, link } = push;
  const target = await db
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'p256dh', 'auth'])
    .where('id', '=', subscriptionId)
    .executeTakeFirst();
  if (!target) return;
  const outcome = await pushSender.send(target, { title, body, link, tag: notificationId.replaceAll('-', '') });
  if ('error' in outcome) await markFailing(deps, subscriptionId, outcome.error);
  if (outcome.kind === 'failed') {
    const { retryAfterSeconds = 0 } = outcome;
    await sql`update push_queue set due_at = greatest(due_at, now() + ${retryAfterSeconds} * interval '1 second')
      where id = ${id}`.execute(db);
  } else if (outcome.kind === 'gone') {
    await withTransaction(db, (tx) => removePushDevices(tx, sql`id = ${subscriptionId}`));
  } else {
    await db.deleteFrom('push_queue').where('id', '=', id).execute();
    if (outcome.kind === 'delivered') await markDelivered(db, subscriptionId);
  }
}

/** Records that the push service took a message for a device. */
export const markDelivered = async (db: Db, subscriptionId: string): Promise<void> => {
  await db
    .updateTable('push_subscriptions')
    .set({ last_success_at: sql<Date>`now()`, failing_since: null })
    .where('id', '=', subscriptionId)
    .execute();
};

/** Sends every due push; a failed one is retried later, and one older than {@link lifetimeHours} is deleted. */
export async function sendQueuedPushes(deps: PushQueueDeps): Promise<void> {
  const { db, signal } = deps;
  await sql`delete from push_queue where created_at < now() - ${lifetimeHours} * interval '1 hour'`.execute(db);
  // One after the other, so that each claim sees which devices the other senders are busy with.
  const takeTurns = pLimit(1);
  const claim = () => takeTurns(async () => (signal?.aborted ? undefined : claimNextPush(db)));
  const sendUntilEmpty = async (): Promise<void> => {
    for (let push = await claim(); push; push = await claim()) await deliver(deps, push);
  };
  await Promise.all(Array.from({ length: parallelSends }, sendUntilEmpty));
}
