import { z } from 'zod';
import { id, stamps, version } from '../primitives';

export const channels = ['APP', 'EMAIL'] as const;

/** The words of one thing that people are told; `placeholders` are what they may name as {{placeholder}}. */
export const message = z.strictObject({
  id,
  key: z.string(),
  channel: z.enum(channels),
  subject: z.string(),
  body: z.string(),
  active: z.boolean(),
  placeholders: z.array(z.string()),
  /** Those it is useless without. */
  required: z.array(z.string()),
  ...stamps,
});
export type Message = z.output<typeof message>;

/** Something that is sent, whether there are words for it or not. */
export const messageKind = message
  .pick({ key: true, channel: true, placeholders: true, required: true })
  .extend({ messageId: id.nullable() });
export type MessageKind = z.output<typeof messageKind>;

const words = {
  subject: z.string().trim().min(1, 'Escriba el asunto.').max(200),
  body: z.string().trim().min(1, 'Escriba el texto del mensaje.').max(5_000),
};
const fields = {
  key: z.string().trim().min(1, 'Elija el mensaje.').max(60),
  channel: z.enum(channels),
  ...words,
  active: z.boolean().default(true),
};
export const messageIn = z.strictObject(fields);
export const messageUpdate = z.strictObject({ ...fields, version });
export const messageWords = z.strictObject(words);

/** A message with examples in place of its placeholders; `html` only for a mail. */
export const messagePreview = z.strictObject({ subject: z.string(), text: z.string(), html: z.string().nullable() });
