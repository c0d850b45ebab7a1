import { z } from 'zod';
import { id, instant } from '../primitives';

/** Something a person is told: where it leads, and when it was read. */
export const notification = z.strictObject({
  id,
  type: z.string(),
  title: z.string(),
  body: z.string(),
  link: z.string().nullable(),
  readAt: instant.nullable(),
  createdAt: instant,
});
export type Notification = z.output<typeof notification>;
