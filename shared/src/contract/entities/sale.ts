import { z } from 'zod';
import { limits } from '../../domain/limits';
import { saleStatuses } from '../statuses';
import { calendarDate, id, money, named, optionalText, person, recordDate, stamps, version } from '../primitives';
import { historyEntry } from './history';

/** A line on the way in: bags, hectares, and the fraction off the price; whether they are right is the rules’ concern. */
export const lineIn = z.strictObject({
  productId: id,
  quantity: z.number(),
  /** A fraction with four decimals at most: 0.075 is 7.5 %. */
  discount: z.number().multipleOf(0.0001).nullish(),
  hectares: z.number().multipleOf(0.01).nullish(),
  lot: optionalText(limits.lot.maxLength),
  /** Accepted and ignored: the server prices by itself. */
  basePrice: z.unknown().optional(),
  total: z.unknown().optional(),
});
export type SaleLineInput = z.input<typeof lineIn>;

/** What a sale and a DKbono share on the way in. Whether the lines are right is the rules' concern (shared/domain). */
export const documentIn = {
  customerId: id,
  seasonId: id,
  distributorId: id.nullish(),
  date: recordDate.nullish(),
  notes: optionalText(limits.notes.maxLength),
  lines: z.array(lineIn),
};

/** With `voucherId` a DKbono becomes the sale (T-03). */
export const saleIn = z.strictObject({ ...documentIn, voucherId: id.nullish() });
export type SaleInput = z.input<typeof saleIn>;

/** An edit sends the same and the version it read; a sale stays with the DKbono it came from, or with none. */
export const saleUpdate = z.strictObject({ ...documentIn, voucherId: id.nullish(), version });
export type SaleUpdateInput = z.input<typeof saleUpdate>;

/** A step that needs nothing more: the version is checked when it is sent. */
export const versionIn = z.strictObject({ version: version.optional() }).nullish();

/** A line as it was sold: price in MXN, yield in tonnes of green matter per hectare, both of that day. */
export const saleLine = z.strictObject({
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
export type SaleLine = z.output<typeof saleLine>;

/** What a sale and a DKbono share on the way out. */
export const documentOut = {
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
  distributor: named,
  consultant: person,
  subtotal: money,
  tax: money,
  total: money,
  notes: z.string().nullable(),
  ...stamps,
};
/** What a list says of the lines: bags and hectares, summed. */
export const sums = { bags: z.number().int(), hectares: z.number() };
/** What one document says beside the list: its lines in their order, and its history from the oldest on. */
export const details = { lines: z.array(saleLine), history: z.array(historyEntry) };

const saleFields = { ...documentOut, status: z.enum(saleStatuses), voucherId: id.nullable() };

/** A sale as the list shows it: without lines, with bags and hectares summed. */
export const saleSummary = z.strictObject({ ...saleFields, ...sums });
export type SaleSummary = z.output<typeof saleSummary>;

/** A sale whole, with its lines and history. */
export const sale = z.strictObject({ ...saleFields, ...details });
export type Sale = z.output<typeof sale>;
