import { parseRole, roleLabels } from '@surco/shared/contract/roles';
import { partnerTypeLabels, statusLabels } from '@surco/shared/contract/statuses';
import { formatDate, formatDateTime, formatMoney, formatNumber, formatPercent } from '@surco/shared/domain/formats';
import { formatPhone } from '@surco/shared/domain/phone';
import { isRecord } from '@surco/shared/platform';
import { codeWords, type FieldKind } from './fields';

const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const MONEY = /^\d+\.\d{2}$/;

const labels: Readonly<Record<string, string>> = { ...statusLabels, ...partnerTypeLabels, ...codeWords };

const byText = (text: string): string => {
  if (CALENDAR_DATE.test(text)) return formatDate(text);
  return INSTANT.test(text) ? formatDateTime(text) : text;
};

const byKind: Readonly<Record<FieldKind, (text: string) => string>> = {
  auto: byText,
  money: (text) => formatMoney(text),
  fraction: (text) => formatPercent(text),
  phone: (text) => formatPhone(text),
  role: (text) => {
    const role = parseRole(text);
    return role ? roleLabels[role] : text;
  },
  status: (text) => labels[text] ?? text,
  code: (text) => labels[text] ?? text,
};

const written = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A line of a sale, a payment, a person, or whatever bears a name. */
function ofRecord(record: Record<string, unknown>): string {
  const { firstName, lastName, businessName, name, code, folio, quantity, amount, date } = record;
  if (typeof amount === 'string' && MONEY.test(amount)) return `${formatMoney(amount)} (${formatDate(written(date))})`;
  const known = [businessName, name, folio, code].map(written).find(Boolean);
  const called = known ?? `${written(firstName)} ${written(lastName)}`.trim();
  return typeof quantity === 'number' ? `${formatNumber(quantity)} × ${called}` : called;
}

/** What stands in a field, in words; null where nothing does. */
export function inWords(value: unknown, kind: FieldKind = 'auto'): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (typeof value === 'number') return kind === 'fraction' ? formatPercent(value) : formatNumber(value, 0, 4);
  if (typeof value === 'string') return byKind[kind](value);
  if (Array.isArray(value)) return value.map((one) => inWords(one, kind)).join(', ') || null;
  return isRecord(value) ? ofRecord(value) || null : null;
}
