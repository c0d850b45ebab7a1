import { formatCount, formatDate, formatMoney, formatNumber } from '../../domain';

type StoredRecord = Readonly<Record<string, unknown>>;

const MONEY_PATTERN = /^\d+\.\d{2}$/;

const isMoney = (value: unknown): value is string => typeof value === 'string' && MONEY_PATTERN.test(value);
const toStringOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A price of a product: "Zona Laguna: $3,900.00 desde el 29/11/26"; the general price has no list. */
function formatPrice({ list, validFrom, leavesList }: StoredRecord, price: string): string {
  const day = validFrom ? formatDate(toStringOrEmpty(validFrom)) : '';
  const text = leavesList ? `sale de la lista el ${day}` : formatMoney(price) + (day && ` desde el ${day}`);
  return list ? `${toStringOrEmpty(list)}: ${text}` : text;
}

/** A target: "Luis Peña (DKX-620): 120 bolsas y $400,000.00"; one for all products has no product. */
function formatTarget({ name, product, bags, total }: StoredRecord): string {
  const values = [
    typeof bags === 'number' && formatCount(bags, 'bolsa', 'bolsas'),
    isMoney(total) && formatMoney(total),
  ];
  const owner = [toStringOrEmpty(name), typeof product === 'string' && `(${product})`].filter(Boolean).join(' ');
  return `${owner}: ${values.filter(Boolean).join(' y ')}`;
}

/** Formats a record within a field: a line, payment, price or target, a person or a named record; '' without a name. */
export function formatNestedRecord(record: StoredRecord): string {
  const { firstName, lastName, businessName, name, code, folio, quantity, amount, date, price } = record;
  if (isMoney(amount)) return `${formatMoney(amount)} (${formatDate(toStringOrEmpty(date))})`;
  if (isMoney(price)) return formatPrice(record, price);
  if ('bags' in record && 'ownerId' in record) return formatTarget(record);
  const recordName = [businessName, name, folio, code].map(toStringOrEmpty).find(Boolean);
  const label = recordName ?? `${toStringOrEmpty(firstName)} ${toStringOrEmpty(lastName)}`.trim();
  return typeof quantity === 'number' ? `${formatNumber(quantity)} × ${label}` : label;
}
