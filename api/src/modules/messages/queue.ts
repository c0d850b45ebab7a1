import { sql } from 'kysely';
import type { Db } from '../../db/pool';
import type { Tx } from '../../db/transaction';
import type { Mailer } from '../../embedded/mail';
import type { Letter } from './mails';
import { deliver } from './post';

/** Tells every instance that a mail waits; heard when the transaction that wrote it commits. */
export const mailChannel = 'mails';

/** After so many tries a mail stays where it is, for somebody to look at. */
const maxAttempts = 10;

interface Outgoing {
  to: string;
  key: string;
  values: Readonly<Record<string, string>>;
}

/** Puts a mail into the queue, with the write that it tells of. */
export async function queueMail(tx: Tx, { to, key, values }: Outgoing): Promise<void> {
  await sql`with queued as (
      insert into mail_queue (recipient, key, values) values (${to}, ${key}, ${JSON.stringify(values)}) returning id)
    select pg_notify(${mailChannel}, id::text) from queued`.execute(tx);
}

/** Takes the next mail that is due, for a while: if this instance dies with it, another takes it later. */
async function claim(db: Db): Promise<(Letter & { id: string }) | undefined> {
  const { rows } = await sql<Letter & { id: string }>`update mail_queue set attempts = attempts + 1,
      due_at = now() + interval '1 minute' * power(2, attempts)
    where id = (select id from mail_queue where due_at <= now() and attempts < ${maxAttempts}
      order by due_at for update skip locked limit 1)
    returning id, recipient as "to", key, values`.execute(db);
  return rows[0];
}

export interface MailDeps {
  db: Db;
  mailer: Mailer;
  onFailure: (error: unknown, key: string) => void;
}

/** Sends what is due; what cannot be sent is tried again later. */
export async function sendQueuedMails({ db, mailer, onFailure }: MailDeps): Promise<void> {
  for (let mail = await claim(db); mail; mail = await claim(db)) {
    try {
      await deliver({ db, mailer }, mail);
      await db.deleteFrom('mail_queue').where('id', '=', mail.id).execute();
    } catch (error) {
      onFailure(error, mail.key);
    }
  }
}
