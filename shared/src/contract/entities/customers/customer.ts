import { z } from 'zod';
import { customerStatuses } from '../../../domain/statuses';
import { customerFields } from '../../../records/customer';
import { id, instant, money, namedReference, recordMetadata, recordShape, userReference } from '../../primitives';

export const customerSchema = z.strictObject({
  id,
  ...recordShape(customerFields),
  privacyNoticeAcceptedAt: instant.nullable(),
  privacyNoticeVersion: z.string().nullable(),
  status: z.enum(customerStatuses),
  locality: namedReference,
  zone: namedReference,
  productionType: namedReference.nullable(),
  consultant: userReference.nullable(),
  ...recordMetadata,
});
export type Customer = z.output<typeof customerSchema>;

/** A single customer with the reason of its status and its totals. */
export const customerDetailSchema = customerSchema.extend({
  statusReason: z.string().nullable(),
  /** When the personal data were replaced on request; null for a customer with its data. */
  anonymizedAt: instant.nullable(),
  /** The latest customer that was merged into this one, while that can be undone. Absent in answers of earlier versions. */
  lastMerge: z.strictObject({ name: z.string(), mergedAt: instant }).nullable().optional(),
  summary: z.strictObject({
    sales: z.number().int(),
    vouchers: z.number().int(),
    simulations: z.number().int(),
    salesTotal: money,
    /** What it owes on its DKbonos, converted ones included. */
    balance: money,
    /** What is in its favour: what is left of the payments of its cancelled DKbonos. Absent in answers that a device stored before. */
    credit: money.optional(),
  }),
});
export type CustomerDetail = z.output<typeof customerDetailSchema>;

/** What a merge moves from a customer to another one: counts, and whether a farmer's account is theirs. */
export const customerMergeCountsSchema = z.strictObject({
  sales: z.number().int(),
  vouchers: z.number().int(),
  payments: z.number().int(),
  simulations: z.number().int(),
  /** Links to papers that still open. */
  links: z.number().int(),
  hasAccount: z.boolean(),
});
export type CustomerMergeCounts = z.output<typeof customerMergeCountsSchema>;

/** A customer with the same phone or RFC; only the field is not null when it is outside the user's scope. */
export const duplicateCustomerSchema = z.strictObject({
  field: z.enum(['phone', 'rfc']),
  id: id.nullable(),
  name: z.string().nullable(),
  status: z.enum(customerStatuses).nullable(),
});
