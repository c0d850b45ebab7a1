import { z } from 'zod';
import { id, instant, userReference } from '../primitives';

/**
 * One entry of the audit log: who did what, and when. A write has the record before and after it, null if there was
 * none; most are as the API returns them, some have fewer fields. Other actions, e.g. a sign-in, have their details in
 * `after`.
 */
export const auditEntrySchema = z.strictObject({
  id,
  at: instant,
  user: userReference.nullable(),
  action: z.string(),
  entity: z.string(),
  entityId: id.nullable(),
  before: z.unknown(),
  after: z.unknown(),
});
export type AuditEntry = z.output<typeof auditEntrySchema>;
