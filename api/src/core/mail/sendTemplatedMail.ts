import type { Db } from '../db/pool';
import type { Mailer } from './mailer';
import { validateMailTemplate, type TemplatedMail } from './mailTemplates';
import { renderMail } from './renderMessage';

/**
 * Sends one mail from its template.
 * @returns false when an administrator has disabled or deleted the template
 */
export async function sendTemplatedMail(
  { db, mailer }: { db: Db; mailer: Mailer },
  { to, key, values }: TemplatedMail,
): Promise<boolean> {
  const template = await db
    .selectFrom('messages')
    .select(['subject', 'body', 'active'])
    .where('key', '=', key)
    .where('channel', '=', 'EMAIL')
    .executeTakeFirst();
  if (!template?.active) return false;
  const problems = validateMailTemplate(key, template);
  if (problems.length > 0) throw new Error(`Message ${key}: ${problems.join(' ')}`);
  await mailer.send({ to, ...renderMail(template, values) });
  return true;
}
