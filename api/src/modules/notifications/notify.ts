import { sql } from 'kysely';
import type { Tx } from '../../core/db/transaction';
import type { Condition } from '../../core/db/conditions';
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
  userConditions: readonly Condition[],
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

/** Whether the user `u` has read every notification with this link. */
const hasReadAll = (link: string): Condition =>
  sql`not exists (select 1 from notifications n where n.user_id = u.id and n.link = ${link} and n.read_at is null)`;

/** Writes what was prepared. @param values of placeholders that were not known before, such as a new folio */
type WriteNotifications = (values?: Readonly<Record<string, string>>) => Promise<void>;

async function prepareInApp(
  tx: Tx,
  { type, id, actorId, note }: NotificationEvent,
  details: SubjectDetails,
): Promise<WriteNotifications> {
  const { to, unlessUnread, ...rule } = getNotificationRule(type);
  const link = rule.link.replace('{id}', id);
  const template = to.length > 0 && (await findTemplate(tx, type));
  if (!template) return async () => undefined;
  const isRecipient = sql`(${sql.join(
    to.map((recipient) => recipientConditions[recipient](details)),
    sql` or `,
  )})`;
  const conditions = [
    isRecipient,
    ...(actorId ? [sql`u.id <> ${actorId}`] : []),
    ...(unlessUnread ? [hasReadAll(link)] : []),
  ];
  return (values) => {
    const { title, body } = renderNotification(template, { ...details.values, ...values });
    return insertNotifications(tx, { type, title, body: [body, note].filter(Boolean).join(' '), link }, conditions);
  };
}

/** Reads what the notifications of an event need, so that the rest takes one statement, and one for a mail. */
export async function prepareNotifications(tx: Tx, event: NotificationEvent): Promise<WriteNotifications> {
  const { about, mail } = getNotificationRule(event.type);
  const subject = await subjectLoaders[about](tx, event.id);
  if (!subject) return async () => undefined;
  const details = { ...subject, values: { ...subject.values, ...event.values } };
  const { email } = details;
  const writeInApp = await prepareInApp(tx, event, details);
  return async (values) => {
    await writeInApp(values);
    if (mail && email)
      await enqueueNotificationMail(tx, { to: email, key: mail, values: { ...details.values, ...values } });
  };
}

/**
 * Creates the notifications of an event by its rule, in the transaction of the event. Mails are queued and sent after
 * the commit.
 */
export async function notify(tx: Tx, event: NotificationEvent): Promise<void> {
  const write = await prepareNotifications(tx, event);
  await write();
}
