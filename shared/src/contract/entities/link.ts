import { z } from 'zod';
import { calendarDate, id, instant, userReference } from '../primitives';
import { paperKinds } from './paper';

/** A link with which a customer opens one paper without an account. */
export const paperLinkSchema = z.strictObject({
  id,
  kind: z.enum(paperKinds),
  /** The period of a statement; else null. */
  seasonId: id.nullable(),
  from: calendarDate.nullable(),
  to: calendarDate.nullable(),
  /** Null when the key of the server has changed since; that of a statement also for all but its creator. */
  url: z.string().nullable(),
  state: z.enum(['VIGENTE', 'VENCIDO', 'REVOCADO']),
  createdAt: instant,
  createdBy: userReference,
  expiresAt: instant,
  revokedAt: instant.nullable(),
  revokedBy: userReference.nullable(),
  firstOpenedAt: instant.nullable(),
  lastOpenedAt: instant.nullable(),
  openCount: z.number().int(),
});
export type PaperLink = z.output<typeof paperLinkSchema>;
