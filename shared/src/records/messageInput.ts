import * as z from 'zod/mini';
import { requiredText, version } from './inputTypes';
import { messageFields as fields } from './message';

const textFields = {
  subject: requiredText(fields.subject.maxLength, 'Escriba el asunto.'),
  body: requiredText(fields.body.maxLength, 'Escriba el texto del mensaje.'),
};
const inputFields = {
  key: requiredText(fields.key.maxLength, 'Elija el mensaje.'),
  channel: z.enum(['APP', 'EMAIL']),
  ...textFields,
  active: z.prefault(z.boolean(), true),
};
export const messageInput = z.strictObject(inputFields);
export const messageUpdate = z.strictObject({ ...inputFields, version });
export const messageTextInput = z.strictObject(textFields);
