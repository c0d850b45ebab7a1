import { z } from 'zod';
import { clientStatuses } from '../statuses';
import { id, instant, money, named, person, stamps } from '../primitives';

/** A customer. A company (MORAL) has a businessName; its first and last name are its contact's. */
export const client = z.strictObject({
  id,
  personType: z.enum(['FISICA', 'MORAL']),
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
  status: z.enum(clientStatuses),
  locality: named,
  zone: named,
  productionType: named.nullable(),
  consultant: person.nullable(),
  ...stamps,
});
export type Client = z.output<typeof client>;

/** One customer whole: why it was rejected, and what it has bought and owes. */
export const clientDetail = client.extend({
  statusReason: z.string().nullable(),
  summary: z.strictObject({
    sales: z.number().int(),
    vouchers: z.number().int(),
    simulations: z.number().int(),
    salesTotal: money,
    /** What is still to be paid of its DKbonos that are open. */
    balance: money,
  }),
});
export type ClientDetail = z.output<typeof clientDetail>;

/** That a telephone or RFC is taken; by whom only where the caller may see that customer. */
export const duplicate = z.strictObject({
  field: z.enum(['phone', 'rfc']),
  id: id.nullable(),
  name: z.string().nullable(),
});
