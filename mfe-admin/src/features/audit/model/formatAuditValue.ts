import {
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatPercent,
  formatPhone,
  parseRole,
  roleLabels,
  partnerTypeLabels,
  privacyRequestStatusLabels,
  statusLabels,
} from '@surco/shared/domain';
import { isRecord } from '@surco/shared/platform';
import { codeLabels, type FieldKind } from './auditFields';

const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/;
const ISO_INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const MONEY_PATTERN = /^\d+\.\d{2}$/;

const codeAndStatusLabels: Readonly<Record<string, string>> = {
  ...statusLabels,
  ...partnerTypeLabels,
  ...privacyRequestStatusLabels,
  ...codeLabels,
};

const formatText = (text: string): string => {
  if (CALENDAR_DATE.test(text)) return formatDate(text);
  return ISO_INSTANT.test(text) ? formatDateTime(text) : text;
};

const formattersByKind: Readonly<Record<FieldKind, (text: string) => string>> = {
  auto: formatText,
  money: (text) => formatMoney(text),
  fraction: (text) => formatPercent(text),
  phone: (text) => formatPhone(text),
  role: (text) => {
    const role = parseRole(text);
    return role ? roleLabels[role] : text;
  },
  code: (text) => codeAndStatusLabels[text] ?? text,
};

const toStringOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Formats a nested record: a document line, a payment, a person or a named record. */
function formatRecord(record: Record<string, unknown>): string {
  const { firstName, lastName, businessName, name, code, folio, quantity, amount, date } = record;
  if (typeof amount === 'string' && MONEY_PATTERN.test(amount))
    return `${formatMoney(amount)} (${formatDate(toStringOrEmpty(date))})`;
  const recordName = [businessName, name, folio, code].map(toStringOrEmpty).find(Boolean);
  const label = recordName ?? `${toStringOrEmpty(firstName)} ${toStringOrEmpty(lastName)}`.trim();
  return typeof quantity === 'number' ? `${formatNumber(quantity)} × ${label}` : label;
}

/** Formats a stored value as text; null when it is empty. */
export function formatAuditValue(value: unknown, kind: FieldKind = 'auto'): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (typeof value === 'number') return kind === 'fraction' ? formatPercent(value) : formatNumber(value, 0, 4);
  if (typeof value === 'string') return formattersByKind[kind](value);
  if (Array.isArray(value)) return value.map((item) => formatAuditValue(item, kind)).join(', ') || null;
  return isRecord(value) ? formatRecord(value) || null : null;
}
