import type { Sale, SaleLine, Voucher } from '@surco/shared/contract';
import { calculateDefaultHectares, fractionToPercent, type Money, percentToFraction } from '@surco/shared/domain';
import type { documentHeadFields, documentLineFields } from '@surco/shared/records/document';
import type { FormValues } from '@surco/shared/records/field';
import type { PaymentFormValues } from '../../../common/model/paymentFormValues';
import type { PendingDocument } from '../../../common/model/pendingDocument';
import type { AvailableProduct } from './availableProducts';

/** Display names by id. */
export type DisplayNames = Readonly<Record<string, string>>;

/** Values of a line: the discount in percent; empty hectares are what the bags sow. */
export type LineFormValues = FormValues<typeof documentLineFields>;

/** Prices that the lines were shown with, by product. */
export type ShownPrices = Readonly<Record<string, Money>>;

/**
 * Values of the form; serializable, because drafts store them. An empty season is the only open one, when there is just
 * one, and an empty distributor the consultant's own.
 */
export interface DocumentFormValues extends FormValues<typeof documentHeadFields> {
  /** Version of the edited document; null for a new one. */
  readonly version: number | null;
  readonly lines: readonly LineFormValues[];
  /** Of a new DKbono; without an amount there is no payment. */
  readonly firstPayment?: PaymentFormValues;
  /** Display names stored with a draft. */
  readonly names?: DisplayNames;
  /** Stored with a draft: who opens it again reads which prices have changed since. */
  readonly prices?: ShownPrices;
  /** Stored with a submission: what its page shows until it is sent. */
  readonly document?: PendingDocument;
}

export const createEmptyFormValues = (today: string): DocumentFormValues => ({
  version: null,
  customerId: '',
  seasonId: '',
  distributorId: '',
  date: today,
  notes: '',
  lines: [],
});

export const createEmptyLine = (productId: string): LineFormValues => ({
  productId,
  quantity: null,
  discount: null,
  hectares: null,
  lot: '',
});

/** A discount field as a fraction; an empty field is no discount. @param percent 0–100, or null */
export const toDiscountFraction = (percent: number | null): number => percentToFraction(percent ?? 0);

/** A discount as its field shows it; no discount leaves the field empty. @param fraction 0–1 */
export const toDiscountPercent = (fraction: number): number | null =>
  fraction === 0 ? null : fractionToPercent(fraction);

/** Null when the hectares equal what the bags sow, so that they keep following the bags. */
const getOverriddenHectares = (
  { quantity, hectares }: SaleLine,
  product: AvailableProduct | undefined,
  emergence: number,
): number | null =>
  product && !product.isDisabled && calculateDefaultHectares(quantity, product, emergence) === hectares
    ? null
    : hectares;

/** Form values of a stored sale or DKbono. */
export const toFormValues = (
  document: Sale | Voucher,
  availableProducts: ReadonlyMap<string, AvailableProduct>,
  emergence: number,
): DocumentFormValues => ({
  version: document.version,
  customerId: document.customer.id,
  seasonId: document.season.id,
  distributorId: document.distributor.id,
  date: document.date,
  notes: document.notes ?? '',
  lines: document.lines.map((line) => ({
    productId: line.productId,
    quantity: line.quantity,
    discount: toDiscountPercent(line.discount),
    hectares: getOverriddenHectares(line, availableProducts.get(line.productId), emergence),
    lot: line.lot ?? '',
  })),
});

/** The first payment of a new DKbono; null when no amount was entered. */
export const getFirstPayment = ({
  firstPayment,
}: Pick<DocumentFormValues, 'firstPayment'>): PaymentFormValues | null =>
  firstPayment && firstPayment.amount !== null ? firstPayment : null;

/** Serializes the values without what only a draft stores. */
const serializeFormValues = (values: DocumentFormValues): string =>
  JSON.stringify({ ...values, names: undefined, prices: undefined });

/**
 * Whether leaving would lose input. In a form that started empty only lines, a customer, notes and a payment count; in any
 * other form every change counts.
 */
export function isDirty(values: DocumentFormValues, initial: DocumentFormValues): boolean {
  if (initial.customerId !== '' || initial.lines.length > 0)
    return serializeFormValues(values) !== serializeFormValues(initial);
  return (
    values.lines.length > 0 ||
    values.customerId !== '' ||
    values.notes.trim() !== '' ||
    getFirstPayment(values) !== null
  );
}

/** Replaces the form values by the result of `change`. Its own identity is stable between renders. */
export type UpdateValues = (change: (values: DocumentFormValues) => DocumentFormValues) => void;

export type LineChange = Partial<Omit<LineFormValues, 'productId'>>;

/** Adds an empty line. A product has at most one line, so its id identifies the line. */
export const addLine = (values: DocumentFormValues, productId: string): DocumentFormValues =>
  values.lines.some((line) => line.productId === productId)
    ? values
    : { ...values, lines: [...values.lines, createEmptyLine(productId)] };

export const changeLine = (values: DocumentFormValues, productId: string, change: LineChange): DocumentFormValues => ({
  ...values,
  lines: values.lines.map((line) => (line.productId === productId ? { ...line, ...change } : line)),
});

export const removeLine = (values: DocumentFormValues, productId: string): DocumentFormValues => ({
  ...values,
  lines: values.lines.filter((line) => line.productId !== productId),
});

const toLineBody = ({ productId, quantity, discount, hectares, lot }: LineFormValues) => ({
  productId,
  quantity: quantity ?? 0,
  discount: toDiscountFraction(discount),
  ...(hectares === null ? {} : { hectares }),
  ...(lot.trim() ? { lot: lot.trim() } : {}),
});

/**
 * request body of sale and DKbono. The server sets prices and totals, and refuses another total than
 * `shownTotal`; empty hectares default to what the bags sow.
 */
export const toDocumentBody = (
  { customerId, distributorId, date, notes, lines }: DocumentFormValues,
  seasonId: string,
  shownTotal: Money,
) => ({
  customerId,
  seasonId,
  ...(distributorId ? { distributorId } : {}),
  date,
  ...(notes.trim() ? { notes: notes.trim() } : {}),
  lines: lines.map(toLineBody),
  shownTotal,
});

export type DocumentBody = ReturnType<typeof toDocumentBody>;
