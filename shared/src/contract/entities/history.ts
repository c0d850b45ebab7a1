import { z } from 'zod';
import { id, instant, userReference } from '../primitives';

/** What can happen to a sale or DKbono. */
export const historyAction = z.enum([
  'CREADA',
  'MODIFICADA',
  'ENTREGADA',
  'ELIMINADA',
  'ABONO',
  'CANCELADA',
  'REABIERTA',
  'VENCIDA',
  'CONVERTIDA',
]);

/** One event of a sale or DKbono: who, when, what changed. `by` is null when the system acted. */
export const historyEntrySchema = z.strictObject({
  id,
  at: instant,
  by: userReference.nullable(),
  action: historyAction,
  note: z.string().nullable(),
  changes: z.array(z.strictObject({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
});
export type HistoryEntry = z.output<typeof historyEntrySchema>;
