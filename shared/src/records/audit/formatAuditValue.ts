import {
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatPercent,
  formatPhone,
  parseRole,
  roleLabels,
  privacyRequestStatusLabels,
  statusLabels,
} from '../../domain';
import { isRecord } from '../../domain/isRecord';
import type { Field } from '../field';
import { formatField } from '../format';
import { codeLabels, type FieldKind } from './auditFields';
import { formatNestedRecord } from './formatNestedRecord';

const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/;
const ISO_INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

const codeAndStatusLabels: Readonly<Record<string, string>> = {
  ...statusLabels,
  ...privacyRequestStatusLabels,
  ...codeLabels,
};

const formatText = (text: string): string => {
  if (CALENDAR_DATE.test(text)) return formatDate(text);
  return ISO_INSTANT.test(text) ? formatDateTime(text) : text;
};

const formattersByKind: Readonly<Record<Exclude<FieldKind, Field>, (text: string) => string>> = {
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

/** Formats a stored value as text; null when it is empty. */
export function formatAuditValue(value: unknown, kind: FieldKind = 'auto'): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof kind === 'object') return formatField(kind, value);
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (typeof value === 'number') return kind === 'fraction' ? formatPercent(value) : formatNumber(value, 0, 4);
  if (typeof value === 'string') return formattersByKind[kind](value);
  if (Array.isArray(value)) return value.map((item) => formatAuditValue(item, kind)).join(', ') || null;
  return isRecord(value) ? formatNestedRecord(value) || null : null;
}
