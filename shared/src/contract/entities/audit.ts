import { z } from 'zod';
import { id, instant, person } from '../primitives';

/** One write: who, when, what, and the record before and after as the API answers it; null where there was none. */
export const auditEntry = z.strictObject({
  id,
  at: instant,
  user: person.nullable(),
  action: z.string(),
  entity: z.string(),
  entityId: id.nullable(),
  before: z.unknown(),
  after: z.unknown(),
});
export type AuditEntry = z.output<typeof auditEntry>;
