import { z } from 'zod';
import { saleStatuses } from '../../../domain/statuses';
import { calendarDate, id, money, namedReference, recordMetadata, userReference } from '../../primitives';
import { historyEntrySchema } from '../history';
import { imageAddress } from '../letterhead';
import { paperDetailsSchema } from '../paper';

/**
 * A stored line of a sale or DKbono: price in MXN and yield in tonnes of green matter per hectare, both as they were
 * when the line was written.
 */
const saleLineSchema = z.strictObject({
  id,
  productId: id,
  code: z.string(),
  name: z.string(),
  quantity: z.number().int(),
  basePrice: money,
  discount: z.number(),
  taxRate: z.number(),
  total: money,
  hectares: z.number(),
  productYield: z.number(),
  lot: z.string().nullable(),
});
export type SaleLine = z.output<typeof saleLineSchema>;

/** Fields that a sale and a DKbono share in a response. */
export const documentFields = {
  id,
  folio: z.string(),
  date: calendarDate,
  customer: z.strictObject({
    id,
    firstName: z.string(),
    lastName: z.string(),
    businessName: z.string().nullable(),
    phone: z.string(),
    localityId: id,
  }),
  season: z.strictObject({
    id,
    name: z.string(),
    startDate: calendarDate,
    isOpen: z.boolean(),
    isVoucherOpen: z.boolean(),
  }),
  distributor: namedReference,
  consultant: userReference,
  subtotal: money,
  tax: money,
  total: money,
  notes: z.string().nullable(),
  ...recordMetadata,
};
/** Totals of the lines in a list: bags and hectares. */
export const lineTotalFields = { bags: z.number().int(), hectares: z.number() };

/**
 * Where the customer of a document is, and what they owe: the balance of their DKbonos that are still to be paid, and
 * the part of it that is not of this document (absent in answers that a device stored before).
 */
const customerAccountSchema = z.strictObject({
  locality: z.string(),
  balance: money,
  otherBalance: money.optional(),
});
export type CustomerAccount = z.output<typeof customerAccountSchema>;

/** Fields of a single document that lists omit: its lines in order, and its history, the oldest first. */
export const documentDetailFields = {
  /** Null when the customer is outside the user's scope, absent in answers that a device stored before 2.0. */
  customerAccount: customerAccountSchema.nullish(),
  lines: z.array(saleLineSchema),
  history: z.array(historyEntrySchema),
  /** Absent in answers that a device stored before, and in the current record of a conflict. */
  paper: paperDetailsSchema.optional(),
};

const saleFields = { ...documentFields, status: z.enum(saleStatuses), voucherId: id.nullable() };

/** A sale as the list shows it: without lines, with bags and hectares summed. */
export const saleSummarySchema = z.strictObject({ ...saleFields, ...lineTotalFields });
export type SaleSummary = z.output<typeof saleSummarySchema>;

/** A single sale with its lines and history. */
export const saleSchema = z.strictObject({
  ...saleFields,
  ...documentDetailFields,
  /** Who received the bags, and the signature; absent in answers that a device stored with version 0.1.0. */
  deliveredTo: z.string().nullish(),
  signature: imageAddress.nullish(),
});
export type Sale = z.output<typeof saleSchema>;
