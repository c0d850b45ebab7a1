import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import { queueMail } from '../messages/queue';
import { renderNotice } from '../messages/render';
import { subjects, type Facts } from './facts';
import { noticeOf, type NoticeEvent } from './notices';
import { people } from './people';

/** On this channel every instance hears which person has something new: `{ userId, id }`. */
export const noticeChannel = 'notifications';

interface Told {
  type: string;
  title: string;
  body: string;
  link: string;
}

/** One row per person, whatever the number of reasons; announced when the transaction commits. */
async function writeRows(tx: Tx, { type, title, body, link }: Told, who: ReturnType<typeof sql>[]): Promise<void> {
  await sql`with told as (
      insert into notifications (user_id, type, title, body, link)
      select u.id, ${type}, ${title}, ${body}, ${link} from users u
      where u.status = 'ACTIVO' and ${sql.join(who, sql` and `)}
      returning id, user_id)
    select pg_notify(${noticeChannel}, json_build_object('userId', user_id, 'id', id)::text) from told`.execute(tx);
}

const templateOf = (tx: Tx, key: string) =>
  tx
    .selectFrom('messages')
    .select(['subject', 'body'])
    .where('key', '=', key)
    .where('channel', '=', 'APP')
    .where('active', '=', true)
    .executeTakeFirst();

async function tellInside(tx: Tx, { type, id, actorId }: NoticeEvent, facts: Facts): Promise<void> {
  const { to, link, alsoActor } = noticeOf(type);
  if (to.length === 0) return;
  const template = await templateOf(tx, type);
  if (!template) return;
  const any = sql`(${sql.join(
    to.map((who) => people[who](facts)),
    sql` or `,
  )})`;
  const others = alsoActor || !actorId ? [] : [sql`u.id <> ${actorId}`];
  await writeRows(tx, { type, ...renderNotice(template, facts.values), link: link.replace('{id}', id) }, [
    any,
    ...others,
  ]);
}

/**
 * Tells the right people of something (the table in `notices`), in the transaction in which it happens: told if and
 * only if it does. Mails are put into the queue and leave after the commit; nobody waits for them.
 */
export async function tell(tx: Tx, event: NoticeEvent): Promise<void> {
  const { about, mail } = noticeOf(event.type);
  const known = await subjects[about](tx, event.id);
  if (!known) return;
  const facts = { ...known, values: { ...known.values, ...event.values } };
  await tellInside(tx, event, facts);
  if (mail && facts.email) await queueMail(tx, { to: facts.email, key: mail, values: facts.values });
}
