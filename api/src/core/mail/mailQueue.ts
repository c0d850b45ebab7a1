import { sql } from 'kysely';
import type { Db } from '../db/pool';
import type { Tx } from '../db/transaction';
import type { Mailer } from './mailer';
import type { TemplatedMail } from './mailTemplates';
import { sendTemplatedMail } from './templateMailer';

/** NOTIFY channel for new mails; PostgreSQL delivers the message when the transaction commits. */
export const mailChannel = 'mails';

/** After this many attempts a mail stays in the queue for inspection and is not sent again. */
const maxAttempts = 10;

interface OutgoingMail {
  to: string;
  key: string;
  values: Readonly<Record<string, string>>;
}

/** Adds a mail to the queue in the transaction of the write that it reports. */
export async function enqueueMail(tx: Tx, { to, key, values }: OutgoingMail): Promise<void> {
  await sql`with queued as (
      insert into mail_queue (recipient, key, values) values (${to}, ${key}, ${JSON.stringify(values)}) returning id)
    select pg_notify(${mailChannel}, id::text) from queued`.execute(tx);
}

/** Claims the next due mail and delays its next attempt, so that another instance retries it if this one ends. */
async function claimNextMail(db: Db): Promise<(TemplatedMail & { id: string }) | undefined> {
  const { rows } = await sql<TemplatedMail & { id: string }>`update mail_queue set attempts = attempts + 1,
      due_at = now() + interval '1 minute' * power(2, attempts)
    where id = (select id from mail_queue where due_at <= now() and attempts < ${maxAttempts}
      order by due_at for update skip locked limit 1)
    returning id, recipient as "to", key, values`.execute(db);
  return rows[0];
}

export interface MailQueueDeps {
  db: Db;
  mailer: Mailer;
  onFailure: (error: unknown, key: string) => void;
}

/** Sends every due mail; a failed one is retried later. */
export async function sendQueuedMails({ db, mailer, onFailure }: MailQueueDeps): Promise<void> {
  for (let mail = await claimNextMail(db); mail; mail = await claimNextMail(db)) {
    try {
      await sendTemplatedMail({ db, mailer }, mail);
      await db.deleteFrom('mail_queue').where('id', '=', mail.id).execute();
    } catch (error) {
      onFailure(error, mail.key);
    }
  }
}
