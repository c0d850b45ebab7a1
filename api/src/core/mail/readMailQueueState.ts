import { sql } from 'kysely';
import type { Db } from '../db/pool';

export interface MailQueueState {
  waiting: number;
  givenUp: number;
  /** Age of the oldest waiting mail; 0 without one. */
  oldestWaitingSeconds: number;
}

/** Counts the mails that wait and those that are not sent again. */
export async function readMailQueueState(db: Db): Promise<MailQueueState | undefined> {
  const { rows } = await sql<MailQueueState>`
    select count(*) filter (where given_up_at is null) as waiting,
      count(given_up_at) as "givenUp",
      coalesce(extract(epoch from now() - min(created_at) filter (where given_up_at is null)), 0)::float8
        as "oldestWaitingSeconds"
    from mail_queue`.execute(db);
  return rows[0];
}
