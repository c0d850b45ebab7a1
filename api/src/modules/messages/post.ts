import type { Db } from '../../db/pool';
import type { Mailer } from '../../embedded/mail';
import { templateProblems, type Letter } from './mails';
import { renderMail } from './render';

/** Where letters are handed in. Nobody waits for them: an answer tells nothing of whether there was one. */
export interface Post {
  send: (letter: Letter) => void;
  /** Until what was handed in has left, or has failed. */
  settle: () => Promise<void>;
}

interface PostDeps {
  db: Db;
  mailer: Mailer;
  onFailure: (error: unknown, key: string) => void;
}

/** Sends one letter in the words of its template, unless an administrator has switched it off or deleted it. */
export async function deliver(
  { db, mailer }: Pick<PostDeps, 'db' | 'mailer'>,
  { to, key, values }: Letter,
): Promise<void> {
  const template = await db
    .selectFrom('messages')
    .select(['subject', 'body', 'active'])
    .where('key', '=', key)
    .where('channel', '=', 'EMAIL')
    .executeTakeFirst();
  if (!template?.active) return;
  const problems = templateProblems(key, template);
  if (problems.length > 0) throw new Error(`Message ${key}: ${problems.join(' ')}`);
  await mailer.send({ to, ...renderMail(template, values) });
}

const afterTheAnswer = () =>
  new Promise<void>((done) => {
    setImmediate(done);
  });

/** Letters leave once the request has been answered; one that cannot leave is told to the log, not to the person. */
export function createPost(deps: PostDeps): Post {
  const underway = new Set<Promise<void>>();
  return {
    send: (letter) => {
      const work = afterTheAnswer()
        .then(() => deliver(deps, letter))
        .catch((error: unknown) => deps.onFailure(error, letter.key))
        .finally(() => underway.delete(work));
      underway.add(work);
    },
    settle: async () => void (await Promise.all(underway)),
  };
}
