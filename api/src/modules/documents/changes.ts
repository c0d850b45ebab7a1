import type { HistoryEntry, Payment, Sale, SaleLine, Voucher } from '@surco/shared/contract';
import { formatDate, formatHectares, formatMoney, formatPercent, plural } from '@surco/shared/domain/formats';
import { customerName } from '@surco/shared/domain/names';
import { paymentMethodLabels } from '@surco/shared/domain/payments';

type Change = HistoryEntry['changes'][number];
type Document = Sale | Voucher;

/** What is told of something, in the words that people read. */
type Facts<T> = readonly (readonly [field: string, text: (of: T) => string | null])[];

const documentFacts: Facts<Document> = [
  ['Cliente', ({ customer }) => customerName(customer)],
  ['Temporada', ({ season }) => season.name],
  ['Fecha', ({ date }) => formatDate(date)],
  ['Vigencia', (document) => ('expiresAt' in document ? formatDate(document.expiresAt) : null)],
  ['Notas', ({ notes }) => notes],
  ['Total', ({ total }) => formatMoney(total)],
];

const bagsOf = ({ quantity }: SaleLine): string => plural(quantity, 'bolsa', 'bolsas');

const lineFacts: Facts<SaleLine> = [
  ['Bolsas', bagsOf],
  ['Precio', ({ basePrice }) => formatMoney(basePrice)],
  ['Descuento', ({ discount }) => formatPercent(discount)],
  ['Hectáreas', ({ hectares }) => formatHectares(hectares)],
  ['Lote', ({ lot }) => lot],
];

const compare = <T>(facts: Facts<T>, before: T, after: T, named: (field: string) => string = (field) => field) =>
  facts.flatMap(([field, text]): Change[] => {
    const [was, is] = [text(before), text(after)];
    return was === is ? [] : [{ field: named(field), before: was, after: is }];
  });

const paymentText = ({ amount, date, method, reference }: Payment): string =>
  [formatMoney(amount), formatDate(date), paymentMethodLabels[method], reference].filter(Boolean).join(' · ');

/** Parts that came, went or changed, matched by what makes them the same part. */
function compareParts<T>(
  before: readonly T[],
  after: readonly T[],
  key: (part: T) => string,
  changed: (was: T | undefined, is: T | undefined) => Change[],
): Change[] {
  const was = new Map(before.map((part) => [key(part), part]));
  const is = new Map(after.map((part) => [key(part), part]));
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((id) => changed(was.get(id), is.get(id)));
}

function lineChanges(was: SaleLine | undefined, is: SaleLine | undefined): Change[] {
  if (was && is) return compare(lineFacts, was, is, (field) => `${is.code} · ${field}`);
  const code = (is ?? was)?.code ?? '';
  return [{ field: code, before: was ? bagsOf(was) : null, after: is ? bagsOf(is) : null }];
}

function paymentChanges(was: Payment | undefined, is: Payment | undefined): Change[] {
  const [before, after] = [was ? paymentText(was) : null, is ? paymentText(is) : null];
  return before === after ? [] : [{ field: 'Abono', before, after }];
}

const paymentsOf = (document: Document): readonly Payment[] => ('payments' in document ? document.payments : []);

/** What changed in a sale or DKbono, field by field, as its history tells it. Pure. */
export const documentChanges = (before: Document, after: Document): Change[] => [
  ...compare(documentFacts, before, after),
  ...compareParts(before.lines, after.lines, ({ productId }) => productId, lineChanges),
  ...compareParts(paymentsOf(before), paymentsOf(after), ({ id }) => id, paymentChanges),
];
