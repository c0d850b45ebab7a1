import { sql } from 'kysely';
import type { Tx } from '../../core/db/transaction';
import { enqueueNotificationMail } from '../../core/mail/enqueueMail';
import { renderNotification } from '../../core/mail/renderMessage';
import { pushChannel, queuePushesSql } from '../../core/push/pushQueue';
import { subjectLoaders, type SubjectDetails } from './subjectDetails';
import { getNotificationRule, type NotificationEvent } from './notificationRules';
import { recipientConditions } from './recipients';

/**
 * NOTIFY channel of the event streams: `{ userId, id }` for each new notification; the other payloads are described at
 * `NotificationHub.receive`.
 */
export const notificationChannel = 'notifications';

interface NotificationContent {
  type: string;
  title: string;
  body: string;
  link: string;
}

/** Inserts one row per recipient, queues it for their devices, and sends a NOTIFY for each on commit. */
async function insertNotifications(
  tx: Tx,
  { type, title, body, link }: NotificationContent,
  userConditions: ReturnType<typeof sql>[],
): Promise<void> {
  await sql`with inserted as (
      insert into notifications (user_id, type, title, body, link)
      select u.id, ${type}, ${title}, ${body}, ${link} from users u
      where u.status = 'ACTIVO' and ${sql.join(userConditions, sql` and `)}
      returning id, user_id),
    pushed as (${queuePushesSql({ type, title, body, link }, sql`inserted`)} returning id)
    select pg_notify(${notificationChannel}, json_build_object('userId', user_id, 'id', id)::text) from inserted
    union all select pg_notify(${pushChannel}, '') from pushed`.execute(tx);
}

const findTemplate = (tx: Tx, key: string) =>
  tx
    .selectFrom('messages')
    .select(['subject', 'body'])
    .where('key', '=', key)
    .where('channel', '=', 'APP')
    .where('active', '=', true)
    .executeTakeFirst();

async function notifyInApp(tx: Tx, { type, id, actorId }: NotificationEvent, details: SubjectDetails): Promise<void> {
  const { to, link, includesActor } = getNotificationRule(type);
  if (to.length === 0) return;
  const template = await findTemplate(tx, type);
  if (!template) return;
  const isRecipient = sql`(${sql.join(
    to.map((recipient) => recipientConditions[recipient](details)),
    sql` or `,
  )})`;
  const isNotActor = includesActor || !actorId ? [] : [sql`u.id <> ${actorId}`];
  await insertNotifications(
    tx,
    { type, ...renderNotification(template, details.values), link: link.replace('{id}', id) },
    [isRecipient, ...isNotActor],
  );
}

/**
 * Creates the notifications of an event by its rule, in the transaction of the event. Mails are queued and sent after
 * the commit.
 */
export async function notify(tx: Tx, event: NotificationEvent): Promise<void> {
  const { about, mail } = getNotificationRule(event.type);
  const subject = await subjectLoaders[about](tx, event.id);
  if (!subject) return;
  const details = { ...subject, values: { ...subject.values, ...event.values } };
  await notifyInApp(tx, event, details);
  if (mail && details.email)
    await enqueueNotificationMail(tx, { to: details.email, key: mail, values: details.values });
}
