import { sql } from 'kysely';
import { advisoryLocks } from '../db/advisoryLocks';
import type { Db } from '../db/pool';
import { addLaterJobSql } from '../jobs';
import { measurements } from '../measurements';
import { traceWork } from '../tracing';
import { withTransaction, type Tx } from '../db/transaction';
import { issueMailLink } from './issueMailLink';
import { type Mailer, MailServerError } from './mailer';
import { type TemplatedMail, validateMailTemplate } from './mailTemplates';
import { renderMail } from './renderMessage';

/**
 * Sends one mail from its template.
 * @returns false when an administrator has disabled or deleted the template
 */
export async function sendTemplatedMail(
  { db, mailer }: { db: Db; mailer: Mailer },
  { to, key, values }: TemplatedMail,
): Promise<boolean> {
  const template = await db
    .selectFrom('messages')
    .select(['subject', 'body', 'active'])
    .where('key', '=', key)
    .where('channel', '=', 'EMAIL')
    .executeTakeFirst();
  if (!template?.active) return false;
  const problems = validateMailTemplate(key, template);
  if (problems.length > 0) throw new Error(`Message ${key}: ${problems.join(' ')}`);
  await mailer.send({ to, ...renderMail(template, values) });
  return true;
}

/** The hours that these attempts take: pauses of 1, 2, 4 … 32 minutes, then of an hour. */
export const mailAttemptHours = 34;
const maxAttempts = 40;
const getPauseMinutes = (attempts: number): number => Math.min(2 ** (attempts - 1), 60);

type GivenUpReason = 'attempts' | 'recipient' | 'content';

/** A mail that is not sent again. It stays in the queue for inspection until retention deletes it. */
export interface GivenUpMail {
  id: string;
  key: string;
  reason: GivenUpReason;
}

export interface MailDeps {
  db: Db;
  mailer: Mailer;
  onFailure: (error: unknown, key: string) => void;
}

interface QueuedMail extends Omit<TemplatedMail, 'to'> {
  id: string;
  to: string | null;
  userId: string | null;
  /** With the one that begins now. */
  attempts: number;
}

/** Counts an attempt. @returns undefined when the mail was sent, replaced, revoked or given up */
async function beginAttempt(db: Db, id: string): Promise<QueuedMail | undefined> {
  const { rows } = await sql<QueuedMail>`update mail_queue set attempts = attempts + 1
    where id = ${id} and given_up_at is null
    returning id, recipient as "to", key, values, user_id as "userId", attempts`.execute(db);
  return rows[0];
}

/** @returns false when nobody is to get the mail any more */
async function deliver(deps: MailDeps, { to, userId, ...queued }: QueuedMail): Promise<boolean> {
  if (to === null) return false;
  const mail = userId === null ? { ...queued, to } : await issueMailLink(deps.db, { ...queued, to, userId });
  return mail !== undefined && sendTemplatedMail(deps, mail);
}

const givenUpTexts: Readonly<Record<GivenUpReason, string>> = {
  attempts: `after ${maxAttempts} attempts`,
  recipient: 'because the mail server refuses its recipient',
  content: 'because the mail server refuses its content',
};

async function giveUp({ db, onFailure }: MailDeps, { id, key }: QueuedMail, reason: GivenUpReason): Promise<void> {
  await sql`update mail_queue set given_up_at = now(), given_up_reason = ${reason}, reported_at = null
    where id = ${id}`.execute(db);
  measurements.mails.publish('given_up');
  onFailure(new Error(`Mail ${id} is given up ${givenUpTexts[reason]}.`), key);
}

/**
 * Sends a queued mail and deletes it. After a failure it is sent again with growing pauses, and given up after
 * {@link mailAttemptHours}, or at once when the mail server refuses it for good.
 */
export async function sendMail(deps: MailDeps, id: string): Promise<void> {
  const { db, onFailure } = deps;
  const mail = await beginAttempt(db, id);
  if (!mail) return;
  let isSent: boolean;
  try {
    isSent = await traceWork({ kind: 'mail', key: mail.key }, () => deliver(deps, mail));
  } catch (error) {
    onFailure(error, mail.key);
    const refused = error instanceof MailServerError ? error.refused : undefined;
    if (refused) return giveUp(deps, mail, refused);
    // More when the last attempt had no outcome: nobody knows that it failed.
    if (mail.attempts >= maxAttempts) return giveUp(deps, mail, 'attempts');
    measurements.mails.publish('failed');
    const runAt = sql<Date>`now() + ${getPauseMinutes(mail.attempts)} * interval '1 minute'`;
    await sql`select ${addLaterJobSql('sendMail', sql`${id}::text`, runAt)}`.execute(db);
    return;
  }
  measurements.mails.publish(isSent ? 'sent' : 'discarded');
  // When this fails, the job does, and graphile-worker repeats it.
  await db.deleteFrom('mail_queue').where('id', '=', id).execute();
}

/**
 * Notifies administrators of mails that were given up: at most once an hour, so that a long outage does not send them a
 * notice for each mail.
 * @param onGivenUp writes the notification, in the transaction that marks the mails
 */
export const reportFailedMails = (
  db: Db,
  onGivenUp: (tx: Tx, mails: readonly GivenUpMail[]) => Promise<void>,
): Promise<void> =>
  withTransaction(db, async (tx) => {
    // The next statement sees what another instance has reported meanwhile.
    await sql`select pg_advisory_xact_lock(${advisoryLocks.mailReport})`.execute(tx);
    const { rows } = await sql<GivenUpMail>`update mail_queue set reported_at = now()
      where given_up_at is not null and reported_at is null and given_up_reason <> 'restored'
        and not exists (select from mail_queue where reported_at > now() - interval '1 hour')
      returning id, key, given_up_reason as reason`.execute(tx);
    if (rows.length > 0) await onGivenUp(tx, rows);
  });
