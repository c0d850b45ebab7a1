import type { VoucherSummary } from '@surco/shared/contract';
import { daysBetween } from '@surco/shared/domain/calendar';

/** From so many days on it is worth a look, and from so many it is urgent. */
const SOON = 7;
const URGENT = 1;

export interface Expiry {
  tone: 'gold' | 'red';
  words: string;
}

const inDays = (days: number): string => `Vence en ${days} días`;
const WORDS = ['Vence hoy', 'Vence mañana'];

function expired(days: number): string {
  if (days === 0) return 'Venció hoy';
  return days === 1 ? 'Venció ayer' : `Venció hace ${days} días`;
}

/** What is worth saying of when a DKbono ends: soon, very soon, or past; nothing while it is far away or no longer matters. */
export function expiryOf(
  { status, expiresAt }: Pick<VoucherSummary, 'status' | 'expiresAt'>,
  today: string,
): Expiry | null {
  const days = daysBetween(today, expiresAt);
  if (status === 'VENCIDO') return { tone: 'red', words: expired(Math.max(0, -days)) };
  if ((status !== 'ABIERTO' && status !== 'CON_ABONOS') || days > SOON) return null;
  if (days < 0) return { tone: 'red', words: expired(-days) };
  return { tone: days <= URGENT ? 'red' : 'gold', words: WORDS[days] ?? inDays(days) };
}
