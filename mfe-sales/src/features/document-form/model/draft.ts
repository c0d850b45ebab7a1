import { formatCount, formatCustomerName } from '@surco/shared/domain';
import { isRecord } from '@surco/shared/platform';
import { type PaymentFormValues, readPaymentValues } from '../../../common/model/paymentFormValues';
import { texts } from '../texts';
import { type SelectableCustomer, getDocumentKind, type FormOrigin, getStoredDocument } from './formOrigin';
import type { DocumentFormValues, LineFormValues, DisplayNames } from './formValues';

const readText = (value: unknown): string => (typeof value === 'string' ? value : '');
const readNumber = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const readLine = (value: unknown): LineFormValues[] =>
  isRecord(value) && typeof value.productId === 'string'
    ? [
        {
          productId: value.productId,
          quantity: readNumber(value.quantity),
          discount: readNumber(value.discount),
          hectares: readNumber(value.hectares),
          lot: readText(value.lot),
        },
      ]
    : [];

const readTexts = (value: unknown): Readonly<Record<string, string>> =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).flatMap(([id, text]) => (typeof text === 'string' ? [[id, text]] : [])))
    : {};

const readPayment = (value: unknown): { firstPayment?: PaymentFormValues } => {
  const firstPayment = readPaymentValues(value);
  return firstPayment ? { firstPayment } : {};
};

/** Parses the values of a stored draft: invalid fields become empty, invalid lines are left out. Null without lines. */
export function readDraft(values: unknown): DocumentFormValues | null {
  if (!isRecord(values) || !Array.isArray(values.lines)) return null;
  return {
    version: readNumber(values.version),
    customerId: readText(values.customerId),
    seasonId: readText(values.seasonId),
    distributorId: readText(values.distributorId),
    date: readText(values.date),
    notes: readText(values.notes),
    lines: values.lines.flatMap(readLine),
    ...readPayment(values.firstPayment),
    ...(values.names === undefined ? {} : { names: readTexts(values.names) }),
    ...(values.prices === undefined ? {} : { prices: readTexts(values.prices) }),
  };
}

/**
 * The values of a draft with the customer that was registered for it. A draft that knows the customer's name has had it
 * already: then the customer was changed afterwards.
 * @param customerId empty for none
 */
export const applyChosenCustomer = (values: DocumentFormValues, customerId: string): DocumentFormValues =>
  customerId === '' || values.names?.[customerId] !== undefined ? values : { ...values, customerId };

/** Counts every line, also of products that are no longer available; the totals of the form leave those out. */
const countBags = ({ lines }: Pick<DocumentFormValues, 'lines'>): number =>
  lines.reduce((bags, { quantity }) => bags + (Number.isInteger(quantity) ? (quantity ?? 0) : 0), 0);

/**
 * Label of the form's draft and outbox item: what it is, the folio of the stored document, its DKbono or its customer,
 * and the bags, e.g. "DKbono para Lechería El Roble · 29 bolsas".
 */
export function formatDraftLabel(
  origin: FormOrigin,
  values: Pick<DocumentFormValues, 'customerId' | 'lines'>,
  customers: readonly SelectableCustomer[] | undefined,
  names: DisplayNames,
): string {
  const kind = texts.kinds[getDocumentKind(origin.mode)];
  const customer = customers?.find(({ id }) => id === values.customerId);
  const name = customer ? formatCustomerName(customer) : names[values.customerId];
  const forCustomer = name ? texts.forCustomer(name) : texts.withoutCustomer;
  const source = origin.mode === 'sale:convert' ? texts.ofVoucher(origin.voucher.folio) : forCustomer;
  return `${kind} ${getStoredDocument(origin)?.folio ?? source} · ${formatCount(countBags(values), 'bolsa', 'bolsas')}`;
}
