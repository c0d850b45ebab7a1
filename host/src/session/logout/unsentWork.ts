import { formatCount } from '@surco/shared/domain';
import { loadOfflineEngine } from '@surco/shared/platform';

/** The user's work that is only on this device. */
export interface UnsentWork {
  pending: number;
  drafts: number;
}

const NO_UNSENT_WORK: UnsentWork = { pending: 0, drafts: 0 };

/** Counts the work that a sign-out would lose; zero when it cannot be counted, e.g. in a browser without storage. */
export async function countUnsentWork(): Promise<UnsentWork> {
  try {
    return await (await loadOfflineEngine()).countUnsent();
  } catch {
    return NO_UNSENT_WORK;
  }
}

/** "Hay 2 registros pendientes de enviar y 1 borrador en este equipo." Null when nothing would be lost. */
export function describeLoss({ pending, drafts }: UnsentWork): string | null {
  const parts = [
    ...(pending ? [formatCount(pending, 'registro pendiente de enviar', 'registros pendientes de enviar')] : []),
    ...(drafts ? [formatCount(drafts, 'borrador', 'borradores')] : []),
  ];
  return parts.length ? `Hay ${parts.join(' y ')} en este equipo.` : null;
}
