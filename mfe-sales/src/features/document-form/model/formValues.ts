import type { Sale, SaleLine, Voucher } from '@surco/shared/contract';
import { calculateDefaultHectares, fractionToPercent, type Money, percentToFraction } from '@surco/shared/domain';
import type { PaymentFormValues } from '../../../common/model/paymentFormValues';
import type { AvailableProduct } from './buildAvailableProducts';

/** Display names by id. */
export type DisplayNames = Readonly<Record<string, string>>;

/** Values of a line. A number is null while empty and NaN while not a number. */
export interface LineFormValues {
  readonly productId: string;
  readonly quantity: number | null;
  /** In percent. */
  readonly discount: number | null;
  /** Empty: what the bags sow. */
  readonly hectares: number | null;
  readonly lot: string;
}

/** Values of the form; serializable, because drafts store it. */
/** Prices that the lines were shown with, by product. */
export type ShownPrices = Readonly<Record<string, Money>>;

export interface DocumentFormValues {
  /** Version of the edited document; null for a new one. */
  readonly version: number | null;
  readonly customerId: string;
  /** Empty: the only open season, when there is just one. */
  readonly seasonId: string;
  /** Empty: the consultant's own. */
  readonly distributorId: string;
  readonly date: string;
  readonly notes: string;
  readonly lines: readonly LineFormValues[];
  /** Of a new DKbono; without an amount there is no payment. */
  readonly firstPayment?: PaymentFormValues;
  /** Display names stored with a draft. */
  readonly names?: DisplayNames;
  /** Stored with a draft: who opens it again reads which prices have changed since. */
  readonly prices?: ShownPrices;
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
