import { sql } from 'kysely';
import { claimNextRow } from '../db/claimNextRow';
import type { Db } from '../db/pool';
import { measurements } from '../measurements';
import { withTransaction, type Tx } from '../db/transaction';
import { issueMailLink } from './issueMailLink';
import type { Mailer } from './mailer';
import type { TemplatedMail } from './mailTemplates';
import { sendTemplatedMail } from './sendTemplatedMail';

/** The hours that these attempts take: pauses of 1, 2, 4 … 32 minutes, then of an hour. */
export const mailAttemptHours = 34;
const maxAttempts = 40;

/** A mail that is not sent again. It stays in the queue for inspection until retention deletes it. */
export interface GivenUpMail {
  id: string;
  key: string;
}

export interface MailQueueDeps {
  db: Db;
  mailer: Mailer;
  onFailure: (error: unknown, key: string) => void;
  /** Notifies administrators of mails that were given up, in the transaction that marks them. */
  onGivenUp: (tx: Tx, mails: readonly GivenUpMail[]) => Promise<void>;
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
    maxAttempts,
  });

async function deliver(deps: MailQueueDeps, { to, userId, ...queued }: QueuedMail): Promise<void> {
  if (to === null) return;
  const mail = userId === null ? { ...queued, to } : await issueMailLink(deps.db, { ...queued, to, userId });
  if (mail) await sendTemplatedMail(deps, mail);
}

/** Marks the mails whose attempts have all failed, also those of an instance that ended during the last one. */
async function giveUpMails({ db, onFailure, onGivenUp }: MailQueueDeps): Promise<void> {
  const mails = await withTransaction(db, async (tx) => {
    const { rows } = await sql<GivenUpMail>`update mail_queue set given_up_at = now()
      where attempts >= ${maxAttempts} and due_at <= now() and given_up_at is null returning id, key`.execute(tx);
    if (rows.length > 0) await onGivenUp(tx, rows);
    return rows;
  });
  for (const { id, key } of mails) onFailure(new Error(`Mail ${id} is given up after ${maxAttempts} attempts.`), key);
}

/** Sends every due mail. A failed one is retried with growing pauses, and given up after {@link mailAttemptHours}. */
export async function sendQueuedMails(deps: MailQueueDeps): Promise<void> {
  const { db, onFailure } = deps;
  for (let mail = await claimNextMail(db); mail; mail = await claimNextMail(db)) {
    try {
      await deliver(deps, mail);
      measurements.mails.publish('sent');
      await db.deleteFrom('mail_queue').where('id', '=', mail.id).execute();
    } catch (error) {
      measurements.mails.publish('failed');
      onFailure(error, mail.key);
      if (mail.attempts >= maxAttempts)
        await sql`update mail_queue set due_at = now() where id = ${mail.id}`.execute(db);
    }
  }
  await giveUpMails(deps);
}
