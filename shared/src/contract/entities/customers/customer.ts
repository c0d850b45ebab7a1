import { z } from 'zod';
import { personTypes } from '../../../domain/customers/rfc';
import { customerStatuses } from '../../../domain/statuses';
import { id, instant, money, namedReference, userReference, recordMetadata } from '../../primitives';

/** A customer. A company (MORAL) has a businessName; its first and last name are its contact's. */
export const customerSchema = z.strictObject({
  id,
  personType: z.enum(personTypes),
  firstName: z.string(),
  lastName: z.string(),
  businessName: z.string().nullable(),
  rfc: z.string().nullable(),
  phone: z.string(),
  email: z.string().nullable(),
  stateId: z.string(),
  localityId: id,
  address: z.string().nullable(),
  postalCode: z.string().nullable(),
  hectares: z.number().nullable(),
  herdSize: z.number().nullable(),
  productionTypeId: id.nullable(),
  consultantId: id.nullable(),
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
  summary: z.strictObject({
    sales: z.number().int(),
    vouchers: z.number().int(),
    simulations: z.number().int(),
    salesTotal: money,
    /** What it owes on its DKbonos, converted ones included. */
    balance: money,
    /** What is in its favour: the payments of its cancelled DKbonos. Absent in answers that a device stored before. */
    credit: money.optional(),
  }),
});
export type CustomerDetail = z.output<typeof customerDetailSchema>;

/** A customer with the same phone or RFC; id and name are null when it is outside the user's scope. */
export const duplicateCustomerSchema = z.strictObject({
  field: z.enum(['phone', 'rfc']),
  id: id.nullable(),
  name: z.string().nullable(),
});
