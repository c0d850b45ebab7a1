import type { Db } from '../db/pool';
import type { Mailer } from './mailer';
import { validateMailTemplate, type MailKey, type TemplatedMail } from './mailTemplates';
import { renderMail } from './renderMessage';

/**
 * Sends mails in the background, starting in the next turn of the event loop, so that the duration of the response does
 * not reveal whether a mail was sent.
 */
export interface TemplateMailer {
  send: (mail: TemplatedMail) => void;
  /** Prepares the mail in the background too. `prepare` returns undefined when there is nothing to send. */
  prepareAndSend: (key: MailKey, prepare: () => Promise<TemplatedMail | undefined>) => void;
  /** Resolves when every mail was sent or has failed. */
  flush: () => Promise<void>;
}

interface TemplateMailerDeps {
  db: Db;
  mailer: Mailer;
  onFailure: (error: unknown, key: string) => void;
}

/** Sends one mail from its template. Does nothing when an administrator has disabled or deleted the template. */
export async function sendTemplatedMail(
  { db, mailer }: Pick<TemplateMailerDeps, 'db' | 'mailer'>,
  { to, key, values }: TemplatedMail,
): Promise<void> {
  const template = await db
    .selectFrom('messages')
    .select(['subject', 'body', 'active'])
    .where('key', '=', key)
    .where('channel', '=', 'EMAIL')
    .executeTakeFirst();
  if (!template?.active) return;
  const problems = validateMailTemplate(key, template);
  if (problems.length > 0) throw new Error(`Message ${key}: ${problems.join(' ')}`);
  await mailer.send({ to, ...renderMail(template, values) });
}

const waitForNextTurn = () =>
  new Promise<void>((done) => {
    setImmediate(done);
  });

/** Creates a mailer that reports failures to `onFailure` and not to the caller. */
export function createTemplateMailer(deps: TemplateMailerDeps): TemplateMailer {
  const running = new Set<Promise<void>>();
  const prepareAndSend: TemplateMailer['prepareAndSend'] = (key, prepare) => {
    const work = waitForNextTurn()
      .then(prepare)
      .then((mail) => mail && sendTemplatedMail(deps, mail))
      .catch((error: unknown) => deps.onFailure(error, key))
      .finally(() => running.delete(work));
    running.add(work);
  };
  return {
    send: (mail) => prepareAndSend(mail.key, async () => mail),
    prepareAndSend,
    flush: async () => void (await Promise.all(running)),
  };
}
