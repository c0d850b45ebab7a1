import type { VoucherSummary } from '@surco/shared/contract';
import { countDaysBetween, formatRelative } from '@surco/shared/domain';

/** Days before expiry at which the warning appears, and at which it becomes urgent. */
const WARNING_DAYS = 7;
const URGENT_DAYS = 1;

export interface ExpiryWarning {
  tone: 'gold' | 'red';
  text: string;
}

const formatExpiresIn = (days: number): string => `Vence en ${days} días`;
const URGENT_TEXTS = ['Vence hoy', 'Vence mañana'];

const formatExpired = (expiresAt: string, today: string): string =>
  expiresAt >= today ? 'Venció hoy' : `Venció ${formatRelative(expiresAt, today)}`;

/** Expiry warning of a DKbono: soon, very soon or past; null otherwise. */
export function getExpiryWarning(
  { status, expiresAt }: Pick<VoucherSummary, 'status' | 'expiresAt'>,
  today: string,
): ExpiryWarning | null {
  const days = countDaysBetween(today, expiresAt);
  if (status === 'VENCIDO') return { tone: 'red', text: formatExpired(expiresAt, today) };
  if ((status !== 'ABIERTO' && status !== 'CON_ABONOS') || days > WARNING_DAYS) return null;
  if (days < 0) return { tone: 'red', text: formatExpired(expiresAt, today) };
  return { tone: days <= URGENT_DAYS ? 'red' : 'gold', text: URGENT_TEXTS[days] ?? formatExpiresIn(days) };
}
