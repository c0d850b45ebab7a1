import type { CallData, CallInput, Message } from '@surco/shared/contract';
import { getExampleValues, type MessageText, validateMessageText } from '@surco/shared/domain';
import { changedBy } from '../../core/db/recordColumns';
import type { Db } from '../../core/db/pool';
import type { Tx } from '../../core/db/transaction';
import type { CurrentUser } from '../../core/http/currentUser';
import { HttpError, requireFound, assertNoFieldErrors } from '../../core/http/httpError';
import type { Services } from '../services';
import { writeAuditEntry } from '../../core/audit/writeAuditEntry';
import { mapUniqueViolation } from '../../core/http/uniqueViolation';
import { assertVersion } from '../../core/http/assertVersion';
import { renderMail, renderNotification } from '../../core/mail/renderMessage';
import { findMessage } from './repository';
import { findPlaceholders } from './placeholders';

type MessageBody = CallInput<'POST /messages'>['body'];

const messageUniqueErrors = {
  messages_key_channel_key: { path: 'key', message: 'Este mensaje ya tiene texto para este medio.' },
};

/**
 * Checks that the product sends this message, and that its text has well-formed braces, only offered placeholders and
 * all required ones.
 * @throws HttpError 400
 */
function assertMessageText({ key, channel, subject, body }: MessageBody): void {
  const definition = findPlaceholders(key, channel);
  assertNoFieldErrors(
    definition
      ? validateMessageText(definition, { subject, body })
      : [{ path: 'key', message: 'Surco no envía ningún mensaje con esta clave por este medio.' }],
  );
}

export async function createMessage(tx: Tx, user: CurrentUser, body: MessageBody): Promise<Message> {
  assertMessageText(body);
  const { id } = await mapUniqueViolation(
    tx
      .insertInto('messages')
      .values({ ...body, created_by: user.id, updated_by: user.id })
      .returning('id')
      .executeTakeFirstOrThrow(),
    messageUniqueErrors,
  );
  const after = requireFound(await findMessage(tx, id));
  await writeAuditEntry(tx, user, { action: 'CREATE', entity: 'message', entityId: id, after });
  return after;
}

async function lockMessage(tx: Tx, id: string): Promise<Message> {
  await tx.selectFrom('messages').select('id').where('id', '=', id).forUpdate().execute();
  return requireFound(await findMessage(tx, id));
}

export async function updateMessage(
  tx: Tx,
  user: CurrentUser,
  id: string,
  { version, ...body }: CallInput<'PUT /messages/{id}'>['body'],
): Promise<Message> {
  const before = await lockMessage(tx, id);
  assertVersion(before, version);
  assertMessageText(body);
  await mapUniqueViolation(
    tx
      .updateTable('messages')
      .set({ ...body, ...changedBy(user.id) })
      .where('id', '=', id)
      .execute(),
    messageUniqueErrors,
  );
  const after = requireFound(await findMessage(tx, id));
  await writeAuditEntry(tx, user, { action: 'UPDATE', entity: 'message', entityId: id, before, after });
  return after;
}

/**
 * Deletes a message, which is then no longer sent.
 * @throws HttpError 404 when there is none, 409 EN_USO for a mail with a required placeholder
 */
export async function deleteMessage(tx: Tx, user: CurrentUser, id: string): Promise<{ id: string }> {
  const before = await lockMessage(tx, id);
  if (before.required.length > 0)
    throw new HttpError('EN_USO', {
      text: 'Surco necesita este correo para el acceso a las cuentas: modifíquelo en lugar de eliminarlo.',
    });
  await tx.deleteFrom('messages').where('id', '=', id).execute();
  await writeAuditEntry(tx, user, { action: 'DELETE', entity: 'message', entityId: id, before });
  return { id };
}

/** Fills the text with example values. */
export async function previewMessage(
  db: Db,
  id: string,
  template: MessageText,
): Promise<CallData<'POST /messages/{id}/preview'>> {
  const message = requireFound(await findMessage(db, id));
  assertMessageText({ ...message, ...template });
  const values = getExampleValues(message);
  if (message.channel === 'EMAIL') return renderMail(template, values);
  const { title, body } = renderNotification(template, values);
  return { subject: title, text: body, html: null };
}

/** Sends the preview to the signed-in user by mail. */
export async function sendTestMessage(
  { db, mailer }: Pick<Services, 'db' | 'mailer'>,
  user: CurrentUser,
  id: string,
  template: MessageText,
): Promise<CallData<'POST /messages/{id}/test'>> {
  const { email: to } = user.details;
  if (!to) throw new HttpError('DATOS_INVALIDOS', { text: 'Su usuario no tiene correo al que enviar la prueba.' });
  const { subject, text, html } = await previewMessage(db, id, template);
  const mail = { to, subject: `[Prueba] ${subject}`, text, ...(html === null ? {} : { html }) };
  await mailer.send(mail).catch((cause: unknown) => {
    throw new HttpError('CORREO_NO_DISPONIBLE', { cause });
  });
  return { to };
}
