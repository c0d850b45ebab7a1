import { z } from 'zod';
import { messageFields } from '../../records/message';
import { id, recordMetadata, recordShape } from '../primitives';

/** The text of a notification or mail; it may contain `placeholders` as {{placeholder}}. */
export const messageSchema = z.strictObject({
  id,
  ...recordShape(messageFields),
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

/** A message with example values; `html` only for a mail. */
export const messagePreviewSchema = z.strictObject({
  subject: z.string(),
  text: z.string(),
  html: z.string().nullable(),
});
