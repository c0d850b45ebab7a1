import { formatCount } from '@surco/shared/domain';
import { loadOfflineEngine } from '@surco/shared/platform';

/** The user's work that is only on this device. */
export interface UnsentWork {
  pending: number;
  drafts: number;
}

/**
 * Counts the work that a sign-out would lose: none in a browser without storage; null when it cannot be counted, e.g.
 * because the code for it does not arrive.
 */
export async function countUnsentWork(): Promise<UnsentWork | null> {
  if (typeof indexedDB === 'undefined') return { pending: 0, drafts: 0 };
  try {
    return await (await loadOfflineEngine()).countUnsent();
  } catch {
    return null;
  }
}

/** "Hay 2 registros pendientes de enviar y 1 borrador en este dispositivo." Null when nothing would be lost. */
export function describeLoss({ pending, drafts }: UnsentWork): string | null {
  const parts = [
    ...(pending ? [formatCount(pending, 'registro pendiente de enviar', 'registros pendientes de enviar')] : []),
    ...(drafts ? [formatCount(drafts, 'borrador', 'borradores')] : []),
  ];
  return parts.length ? `Hay ${parts.join(' y ')} en este dispositivo.` : null;
}
