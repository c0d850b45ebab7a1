import type { HistoryEntry, Payment, Sale, SaleLine, Voucher } from '@surco/shared/contract';
import {
  formatCount,
  formatNumber,
  formatCustomerName,
  formatDate,
  formatHectares,
  formatMoney,
  formatPercent,
  getPaymentMethodLabel,
} from '@surco/shared/domain';
import { historyLabels, historySeparator } from '../../../core/personalData/historyLabels';

type Change = HistoryEntry['changes'][number];
type Document = Sale | Voucher;

/** The compared fields: the Spanish label, and how the value is shown. */
type ComparedFields<T> = readonly (readonly [field: string, formatValue: (part: T) => string | null])[];

const documentFields: ComparedFields<Document> = [
  [historyLabels.customer, ({ customer }) => formatCustomerName(customer)],
  ['Temporada', ({ season }) => season.name],
  ['Fecha', ({ date }) => formatDate(date)],
  ['Vigencia', (document) => ('expiresAt' in document ? formatDate(document.expiresAt) : null)],
  [historyLabels.notes, ({ notes }) => notes],
  ['Total', ({ total }) => formatMoney(total)],
];

const formatBags = ({ quantity }: SaleLine): string => formatCount(quantity, 'bolsa', 'bolsas');

const lineFields: ComparedFields<SaleLine> = [
  ['Bolsas', ({ quantity }) => formatNumber(quantity)],
  ['Precio de lista', ({ basePrice }) => formatMoney(basePrice)],
  ['Descuento', ({ discount }) => formatPercent(discount)],
  ['Hectáreas', ({ hectares }) => formatHectares(hectares)],
  [historyLabels.lot, ({ lot }) => lot],
];

const diffFields = <T>(
  fields: ComparedFields<T>,
  before: T,
  after: T,
  toLabel: (field: string) => string = (field) => field,
) =>
  fields.flatMap(([field, formatValue]): Change[] => {
    const [oldText, newText] = [formatValue(before), formatValue(after)];
    return oldText === newText ? [] : [{ field: toLabel(field), before: oldText, after: newText }];
  });

const formatPayment = (payment: Payment): string =>
  [formatMoney(payment.amount), formatDate(payment.date), getPaymentMethodLabel(payment), payment.reference]
    .filter(Boolean)
    .join(historySeparator);

/** Compares parts that were added, removed or changed, matched by their key. */
function diffParts<T>(
  before: readonly T[],
  after: readonly T[],
  getKey: (part: T) => string,
  diffPart: (oldPart: T | undefined, newPart: T | undefined) => Change[],
): Change[] {
  const oldParts = new Map(before.map((part) => [getKey(part), part]));
  const newParts = new Map(after.map((part) => [getKey(part), part]));
  return [...new Set([...oldParts.keys(), ...newParts.keys()])].flatMap((id) =>
    diffPart(oldParts.get(id), newParts.get(id)),
  );
}

function diffLine(before: SaleLine | undefined, after: SaleLine | undefined): Change[] {
  if (before && after)
    return diffFields(lineFields, before, after, (field) => `${after.code}${historySeparator}${field}`);
  const code = (after ?? before)?.code ?? '';
  return [{ field: code, before: before ? formatBags(before) : null, after: after ? formatBags(after) : null }];
}

function diffPayment(oldPayment: Payment | undefined, newPayment: Payment | undefined): Change[] {
  const before = oldPayment ? formatPayment(oldPayment) : null;
  const after = newPayment ? formatPayment(newPayment) : null;
  return before === after ? [] : [{ field: historyLabels.payment, before, after }];
}

const getPayments = (document: Document): readonly Payment[] => ('payments' in document ? document.payments : []);

/** Returns the changes between two versions of a sale or DKbono, as its history shows them. */
export const diffDocuments = (before: Document, after: Document): Change[] => [
  ...diffFields(documentFields, before, after),
  ...diffParts(before.lines, after.lines, ({ productId }) => productId, diffLine),
  ...diffParts(getPayments(before), getPayments(after), ({ id }) => id, diffPayment),
];
