import { z } from 'zod';
import { statementMovementLabels, type StatementMovementKind } from '../../../domain/documents/statementMovements';
import { voucherStatuses } from '../../../domain/statuses';
import { paymentFields } from '../../../records/payment';
import { calendarDate, id, money, namedReference, recordShape } from '../../primitives';
import { paperDetailsSchema } from '../paper';
import { moneyTotal } from '../performance/figures';

const movementKinds = Object.keys(statementMovementLabels) as StatementMovementKind[];
const statementDocument = z.strictObject({ kind: z.enum(['voucher', 'sale']), id, folio: z.string() });

/** One movement of the account of a customer. */
export const statementMovementSchema = z.strictObject({
  date: calendarDate,
  kind: z.enum(movementKinds),
  document: statementDocument,
  /** The sale of a conversion, the DKbono that credit went to or came from; null for other movements. */
  related: statementDocument.nullable(),
  /** Of a payment, also a cancelled one: its id, for the receipt, and the folio of that. */
  paymentId: id.nullable(),
  receiptFolio: z.string().nullable(),
  /** Of a payment, and of credit that was returned. */
  method: recordShape(paymentFields).method.nullable(),
  reference: z.string().nullable(),
  /** Why a payment or a DKbono was cancelled. */
  reason: z.string().nullable(),
  /** What it adds to what the customer owes; negative when it lowers that. A cancelled payment changes nothing. */
  amount: money,
  /** The amount of a cancelled payment, else null. */
  cancelledAmount: money.nullable(),
  /** What the customer owes after it; negative when that is in the customer's favour. */
  balance: moneyTotal,
});
export type StatementMovement = z.output<typeof statementMovementSchema>;

/** The account of a customer: the movements of their documents that the user may see, in order. */
export const statementSchema = z.strictObject({
  customer: z.strictObject({
    id,
    firstName: z.string(),
    lastName: z.string(),
    businessName: z.string().nullable(),
    phone: z.string(),
    rfc: z.string().nullable(),
    locality: z.string(),
  }),
  /** The season whose documents it has; null for all. */
  season: namedReference.nullable(),
  from: calendarDate.nullable(),
  to: calendarDate.nullable(),
  openingBalance: moneyTotal,
  movements: z.array(statementMovementSchema),
  closingBalance: moneyTotal,
  /** The DKbonos that are owed or have credit, as they are today, the oldest first. */
  documents: z.array(
    z.strictObject({
      id,
      folio: z.string(),
      date: calendarDate,
      expiresAt: calendarDate,
      status: z.enum(voucherStatuses),
      /** What its payments may add up to: its total, or that of its sale. */
      total: money,
      paid: money,
      balance: money,
      credit: money,
    }),
  ),
  /** What is owed today on these documents, and what is in the customer's favour. */
  owed: moneyTotal,
  credit: moneyTotal,
  /** Whether the customer has further documents that the user may not see. */
  isPartial: z.boolean(),
  /** What its paper says besides; of the distributor of the latest document. */
  paper: paperDetailsSchema.pick({ issuer: true, privacyNotice: true }).extend({ date: calendarDate }).optional(),
});
export type Statement = z.output<typeof statementSchema>;
