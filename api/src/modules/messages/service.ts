import type { CallData, CallInput, Message } from '@surco/shared/contract';
import { exampleValues, type MessageText, wordProblems } from '@surco/shared/domain/messages';
import { sql } from 'kysely';
import type { Db } from '../../db/pool';
import type { Tx } from '../../db/transaction';
import type { CurrentUser } from '../../http/currentUser';
import { Failure, found, refuse } from '../../http/failure';
import type { Services } from '../../http/services';
import { audit } from '../documents/audit';
import { unlessTaken } from '../taken';
import { sameVersion } from '../versioned';
import { renderMail, renderNotice } from './render';
import { findMessage } from './repository';
import { wordsOf } from './words';

type Body = CallInput<'POST /messages'>['body'];

const taken = { messages_key_channel_key: { path: 'key', message: 'Este mensaje ya tiene texto para este medio.' } };

/** Only what the product sends has words, and they name only what it offers. */
function check({ key, channel, subject, body }: Body): void {
  const words = wordsOf(key, channel);
  refuse(
    words
      ? wordProblems(words, { subject, body })
      : [{ path: 'key', message: 'Surco no envía ningún mensaje con esta clave por este medio.' }],
  );
}

export async function createMessage(tx: Tx, user: CurrentUser, body: Body): Promise<Message> {
  check(body);
  const { id } = await unlessTaken(
    tx
      .insertInto('messages')
      .values({ ...body, created_by: user.id, updated_by: user.id })
      .returning('id')
      .executeTakeFirstOrThrow(),
    taken,
  );
  const after = found(await findMessage(tx, id));
  await audit(tx, user, { action: 'CREATE', entity: 'message', entityId: id, after });
  return after;
}

async function hold(tx: Tx, id: string): Promise<Message> {
  await tx.selectFrom('messages').select('id').where('id', '=', id).forUpdate().execute();
  return found(await findMessage(tx, id));
}

export async function updateMessage(
  tx: Tx,
  user: CurrentUser,
  id: string,
  { version, ...body }: CallInput<'PUT /messages/{id}'>['body'],
): Promise<Message> {
  const before = await hold(tx, id);
  sameVersion(before, version);
  check(body);
  await unlessTaken(
    tx
      .updateTable('messages')
      .set({ ...body, version: sql`version + 1`, updated_at: sql`now()`, updated_by: user.id })
      .where('id', '=', id)
      .execute(),
    taken,
  );
  const after = found(await findMessage(tx, id));
  await audit(tx, user, { action: 'UPDATE', entity: 'message', entityId: id, before, after });
  return after;
}

/** What it was the text of is told no more; a mail without which nobody gets back in stays. */
export async function deleteMessage(tx: Tx, user: CurrentUser, id: string): Promise<{ id: string }> {
  const before = await hold(tx, id);
  if (before.required.length > 0)
    throw new Failure('EN_USO', { text: 'Sin este correo nadie podría entrar: modifíquelo en lugar de eliminarlo.' });
  await tx.deleteFrom('messages').where('id', '=', id).execute();
  await audit(tx, user, { action: 'DELETE', entity: 'message', entityId: id, before });
  return { id };
}

/** The words with examples in place of their placeholders, as their reader would see them. */
export async function previewMessage(
  db: Db,
  id: string,
  words: MessageText,
): Promise<CallData<'POST /messages/{id}/preview'>> {
  const message = found(await findMessage(db, id));
  check({ ...message, ...words });
  const values = exampleValues(message);
  if (message.channel === 'EMAIL') return renderMail(words, values);
  const { title, body } = renderNotice(words, values);
  return { subject: title, text: body, html: null };
}

/** The same by mail, to whoever asks for it. */
export async function testMessage(
  { db, mailer }: Pick<Services, 'db' | 'mailer'>,
  user: CurrentUser,
  id: string,
  words: MessageText,
): Promise<CallData<'POST /messages/{id}/test'>> {
  const { email: to } = user.details;
  if (!to) throw new Failure('DATOS_INVALIDOS', { text: 'Su usuario no tiene correo al que enviar la prueba.' });
  const { subject, text, html } = await previewMessage(db, id, words);
  const mail = { to, subject: `[Prueba] ${subject}`, text, ...(html === null ? {} : { html }) };
  await mailer.send(mail).catch((cause: unknown) => {
    throw new Failure('CORREO_NO_DISPONIBLE', { cause });
  });
  return { to };
}
