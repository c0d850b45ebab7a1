import { z } from 'zod';
import { limits } from '../../domain/limits';
import { id, recordMetadata, text, version } from '../primitives';

export const messageChannels = ['APP', 'EMAIL'] as const;

/** The text of a notification or mail; it may contain `placeholders` as {{placeholder}}. */
export const messageSchema = z.strictObject({
  id,
  key: z.string(),
  channel: z.enum(messageChannels),
  subject: z.string(),
  body: z.string(),
  active: z.boolean(),
  placeholders: z.array(z.string()),
  /** Placeholders that the text must contain. */
  required: z.array(z.string()),
  ...recordMetadata,
});
export type Message = z.output<typeof messageSchema>;

/** A kind of notification or mail; `messageId` is null when it has no text. */
export const messageKindSchema = messageSchema
  .pick({ key: true, channel: true, placeholders: true, required: true })
  .extend({ messageId: id.nullable() });
export type MessageKind = z.output<typeof messageKindSchema>;

const textFields = {
  subject: text().trim().min(1, 'Escriba el asunto.').max(limits.textLength.messageSubject),
  body: text().trim().min(1, 'Escriba el texto del mensaje.').max(limits.textLength.messageBody),
};
const inputFields = {
  key: text().trim().min(1, 'Elija el mensaje.').max(60),
  channel: z.enum(messageChannels),
  ...textFields,
  active: z.boolean().default(true),
};
export const messageInputSchema = z.strictObject(inputFields);
export const messageUpdateSchema = z.strictObject({ ...inputFields, version });
export const messageTextSchema = z.strictObject(textFields);

/** A message with example values; `html` only for a mail. */
export const messagePreviewSchema = z.strictObject({
  subject: z.string(),
  text: z.string(),
  html: z.string().nullable(),
});
