import { z } from 'zod';
import { id, instant } from '../primitives';

/** A notification of a user. `link` is a path of the product; `readAt` is null while it is unread. */
export const notificationSchema = z.strictObject({
  id,
  type: z.string(),
  title: z.string(),
  body: z.string(),
  link: z.string().nullable(),
  readAt: instant.nullable(),
  createdAt: instant,
});
export type Notification = z.output<typeof notificationSchema>;
