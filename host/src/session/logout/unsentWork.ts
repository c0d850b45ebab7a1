import { formatCount } from '@surco/shared/domain';
import { loadOfflineEngine } from '@surco/shared/platform';

/** The user's work that is only on this device. */
export interface UnsentWork {
  pending: number;
  drafts: number;
  /** What would be lost, e.g. "Cliente Ana Ruiz" and "Abono de $500.00". */
  names: readonly string[];
}

/**
 * Counts the work that a sign-out would lose: none in a browser without storage; null when it cannot be counted, e.g.
 * because the code for it does not arrive.
 */
export async function countUnsentWork(): Promise<UnsentWork | null> {
  if (typeof indexedDB === 'undefined') return { pending: 0, drafts: 0, names: [] };
  try {
    const engine = await loadOfflineEngine();
    const counts = await engine.countUnsent();
    const unsent = engine.getOutboxSnapshot().filter(({ state }) => state !== 'sent');
    return { ...counts, names: unsent.map(({ label }) => label) };
  } catch {
    return null;
  }
}

/** "Hay 2 registros pendientes de enviar y 1 borrador en este dispositivo." Null when nothing would be lost. */
export function describeLoss({ pending, drafts }: Omit<UnsentWork, 'names'>): string | null {
  const parts = [
    ...(pending ? [formatCount(pending, 'registro pendiente de enviar', 'registros pendientes de enviar')] : []),
    ...(drafts ? [formatCount(drafts, 'borrador', 'borradores')] : []),
  ];
  return parts.length ? `Hay ${parts.join(' y ')} en este dispositivo.` : null;
}
