import { sql } from 'kysely';
import type { Tx } from '../db/transaction';
import { addJobSql } from '../jobs';
import type { MailContent, MailKey } from './mailTemplates';

interface Addressee {
  /** With null the same work is done and the mail is discarded, so that the duration does not reveal an account. */
  to: string | null;
  /** Only for a mail with a link of its own (`issueMailLink`): the owner of the link, null without a recipient. */
  userId?: string | null;
}

/** Queues a mail in the transaction of its cause. It replaces an older one to the same owner of a link. */
export const enqueueMail = (tx: Tx, mail: MailContent & Addressee): Promise<void> => enqueueNotificationMail(tx, mail);

/** Adds a mail whose values come from the subject of a notification. */
export async function enqueueNotificationMail(
  tx: Tx,
  {
    to,
    key,
    values,
    userId = null,
  }: Addressee & {
    key: MailKey;
    values: Readonly<Record<string, string>>;
  },
): Promise<void> {
  await sql`with replaced as (delete from mail_queue where user_id = ${userId} and key = ${key}),
    queued as (
      insert into mail_queue (recipient, key, values, user_id)
      values (${to}, ${key}, ${JSON.stringify(values)}::jsonb, ${userId}) returning id)
    select ${addJobSql('sendMail', sql`id`)} from queued`.execute(tx);
}
