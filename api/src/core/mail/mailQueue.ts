import { sql } from 'kysely';
import { claimNextRow } from '../db/claimNextRow';
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

const claimNextMail = (db: Db) =>
  claimNextRow<TemplatedMail & { id: string }>(db, {
    table: 'mail_queue',
    columns: sql`id, recipient as "to", key, values`,
    maxAttempts,
  });

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
