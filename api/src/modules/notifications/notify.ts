import type { MessageText } from '@surco/shared/domain';
import { sql } from 'kysely';
import type { Tx } from '../../core/db/transaction';
import type { Condition } from '../../core/db/conditions';
import { addJobSql } from '../../core/jobs';
import { enqueueNotificationMail } from '../../core/mail/enqueueMail';
import { renderNotification } from '../../core/mail/renderMessage';
import { queuePushesSql } from '../../core/push/sendPush';
import { subjectLoaders, type SubjectDetails } from './subjectDetails';
import { getNotificationRule, type NotificationEvent, type NotificationType } from './notificationRules';
import { recipientConditions } from './recipients';
import { isSecondFactorPendingSql } from '../../core/security/secondFactorSql';

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
    pushed as (${queuePushesSql({ type, title, body, link }, sql`inserted`)} returning subscription_id)
    select (select count(pg_notify(${notificationChannel}, json_build_object('userId', user_id, 'id', id)::text))
        from inserted),
      (select count(${addJobSql('sendPush', sql`subscription_id`)}) from pushed)`.execute(tx);
}

/** Reads the text of the notifications of a type; undefined when there is none, or nobody gets it. */
const readTemplate = async (tx: Tx, type: NotificationType): Promise<MessageText | undefined> =>
  getNotificationRule(type).to.length === 0
    ? undefined
    : tx
        .selectFrom('messages')
        .select(['subject', 'body'])
        .where('key', '=', type)
        .where('channel', '=', 'APP')
        .where('active', '=', true)
        .executeTakeFirst();

/** Whether the user `u` has read every notification with this link. */
const hasReadAll = (link: string): Condition =>
  sql`not exists (select 1 from notifications n where n.user_id = u.id and n.link = ${link} and n.read_at is null)`;

async function writeInApp(
  tx: Tx,
  { type, id, actorId, note }: NotificationEvent,
  details: SubjectDetails,
): Promise<void> {
  const template = await readTemplate(tx, type);
  if (!template) return;
  const { to, unlessUnread, ...rule } = getNotificationRule(type);
  const link = rule.link.replace('{id}', id);
  const isRecipient = sql`(${sql.join(
    to.map((recipient) => recipientConditions[recipient](details)),
    sql` or `,
  )})`;
  const conditions = [
    isRecipient,
    ...(actorId ? [sql`u.id <> ${actorId}`] : []),
    ...(unlessUnread ? [hasReadAll(link)] : []),
  ];
  const { title, body } = renderNotification(template, details.values);
  const content = { type, title, body: [body, note].filter(Boolean).join(' '), link };
  await insertNotifications(tx, content, conditions);
}

/**
 * Creates the notifications of an event by its rule, in the transaction of the event. Mails are queued and sent after
 * the commit.
 */
export async function notify(tx: Tx, event: NotificationEvent): Promise<void> {
  const { about, mail } = getNotificationRule(event.type);
  const subject = await subjectLoaders[about](tx, event.id);
  if (!subject) return;
  const values = { ...subject.values, ...event.values };
  await writeInApp(tx, event, { ...subject, values });
  if (mail && subject.email) await enqueueNotificationMail(tx, { to: subject.email, key: mail, values });
}

/**
 * Data that every user reads: products, production types and parameters (`referenceData`), and a version of a section
 * that was taken back from users (`sections/mfe-x/1.0.0`).
 */
type SharedResource = 'referenceData' | `sections/${string}/${string}`;

/** Notifies every open page on commit that its copy of this data is stale. */
export const broadcastChange = (tx: Tx, changed: SharedResource): Promise<unknown> =>
  sql`select pg_notify(${notificationChannel}, ${JSON.stringify({ changed })})`.execute(tx);

/** N-13: closes on commit, at every instance, the streams of sessions that may only set up a second factor. */
export const closeStreamsPendingSecondFactor = (tx: Tx): Promise<unknown> =>
  sql`select pg_notify(${notificationChannel}, json_build_object('endedSession', s.id_hash)::text)
    from sessions s join users u on u.id = s.user_id where ${isSecondFactorPendingSql}`.execute(tx);
