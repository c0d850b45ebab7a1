import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { claimNextRow } from '../db/claimNextRow';
import { advisoryLocks } from '../db/advisoryLocks';
import type { Db } from '../db/pool';
import { measurements } from '../measurements';
import { traceWork } from '../tracing';
import { withTransaction, type Tx } from '../db/transaction';
import { issueMailLink } from './issueMailLink';
import { type Mailer, MailServerError } from './mailer';
import type { TemplatedMail } from './mailTemplates';
import { sendTemplatedMail } from './sendTemplatedMail';

/** The hours that these attempts take: pauses of 1, 2, 4 … 32 minutes, then of an hour. */
export const mailAttemptHours = 34;
const maxAttempts = 40;

type GivenUpReason = 'attempts' | 'recipient' | 'content';

/** A mail that is not sent again. It stays in the queue for inspection until retention deletes it. */
export interface GivenUpMail {
  id: string;
  key: string;
  reason: GivenUpReason;
}

export interface MailQueueDeps {
  db: Db;
  mailer: Mailer;
  onFailure: (error: unknown, key: string) => void;
  /** Notifies administrators of mails that were given up, in the transaction that marks them. */
  onGivenUp: (tx: Tx, mails: readonly GivenUpMail[]) => Promise<void>;
  /** Ends the run after the mail that is being sent; a later run sends none. */
  signal?: AbortSignal;
}

interface QueuedMail extends Omit<TemplatedMail, 'to'> {
  id: string;
  to: string | null;
  userId: string | null;
  attempts: number;
}

const claimNextMail = (db: Db) =>
  claimNextRow<QueuedMail>(db, {
    table: 'mail_queue',
    columns: sql`id, recipient as "to", key, values, user_id as "userId", attempts`,
    isPending: sql`attempts < ${maxAttempts} and given_up_at is null`,
  });

/** @returns false when nobody is to get the mail any more */
async function deliver(deps: MailQueueDeps, { to, userId, ...queued }: QueuedMail): Promise<boolean> {
  if (to === null) return false;
  const mail = userId === null ? { ...queued, to } : await issueMailLink(deps.db, { ...queued, to, userId });
  return mail !== undefined && sendTemplatedMail(deps, mail);
}

const givenUpTexts: Readonly<Record<GivenUpReason, string>> = {
  attempts: `after ${maxAttempts} attempts`,
  recipient: 'because the mail server refuses its recipient',
  content: 'because the mail server refuses its content',
};

async function giveUp(
  { db, onFailure }: MailQueueDeps,
  reason: GivenUpReason,
  condition: RawBuilder<SqlBool>,
): Promise<void> {
  const { rows } = await sql<Pick<GivenUpMail, 'id' | 'key'>>`update mail_queue
    set given_up_at = now(), given_up_reason = ${reason}, reported_at = null
    where ${condition} returning id, key`.execute(db);
  for (const { id, key } of rows) {
    measurements.mails.publish('given_up');
    onFailure(new Error(`Mail ${id} is given up ${givenUpTexts[reason]}.`), key);
  }
}

const getReason = (error: unknown, { attempts }: QueuedMail): GivenUpReason | undefined =>
  (error instanceof MailServerError && error.refused) || (attempts >= maxAttempts ? 'attempts' : undefined);

async function sendMail(deps: MailQueueDeps, mail: QueuedMail): Promise<void> {
  const { db, onFailure } = deps;
  try {
    const isSent = await traceWork({ kind: 'mail', key: mail.key }, () => deliver(deps, mail));
    measurements.mails.publish(isSent ? 'sent' : 'discarded');
    await db.deleteFrom('mail_queue').where('id', '=', mail.id).execute();
  } catch (error) {
    onFailure(error, mail.key);
    const reason = getReason(error, mail);
    if (reason) await giveUp(deps, reason, sql`id = ${mail.id}`);
    else measurements.mails.publish('failed');
  }
}

/** Notifies administrators at most once an hour, so that a long outage does not send them a notice for each mail. */
const reportGivenUpMails = ({ db, onGivenUp }: MailQueueDeps): Promise<void> =>
  withTransaction(db, async (tx) => {
    // The next statement sees what another instance has reported meanwhile.
    await sql`select pg_advisory_xact_lock(${advisoryLocks.mailReport})`.execute(tx);
    const { rows } = await sql<GivenUpMail>`update mail_queue set reported_at = now()
      where given_up_at is not null and reported_at is null and given_up_reason <> 'restored'
        and not exists (select from mail_queue where reported_at > now() - interval '1 hour')
      returning id, key, given_up_reason as reason`.execute(tx);
    if (rows.length > 0) await onGivenUp(tx, rows);
  });

/**
 * Sends every due mail. A failed one is retried with growing pauses, and given up after {@link mailAttemptHours}, or at
 * once when the mail server refuses it for good.
 */
export async function sendQueuedMails(deps: MailQueueDeps): Promise<void> {
  const { db, signal } = deps;
  // A run that waited for another one begins when that has ended, which may be after the signal.
  const claim = async () => (signal?.aborted ? undefined : claimNextMail(db));
  for (let mail = await claim(); mail; mail = await claim()) await sendMail(deps, mail);
  if (signal?.aborted) return;
  // Those of an instance that ended during their last attempt.
  await giveUp(deps, 'attempts', sql`attempts >= ${maxAttempts} and due_at <= now() and given_up_at is null`);
  await reportGivenUpMails(deps);
}
