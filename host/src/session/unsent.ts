import { offline } from '@surco/shared/platform';

/** What this device holds of the person and the server does not. */
export interface Unsent {
  pending: number;
  drafts: number;
}

const NOTHING: Unsent = { pending: 0, drafts: 0 };

/** What a sign-out would lose. A browser that keeps nothing has nothing to lose. */
export async function unsentHere(): Promise<Unsent> {
  try {
    return await (await offline()).unsent();
  } catch {
    return NOTHING;
  }
}

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

/** "Hay 2 registros sin enviar y 1 borrador." Null when nothing would be lost. */
export function lossOf({ pending, drafts }: Unsent): string | null {
  const parts = [
    ...(pending ? [count(pending, 'registro pendiente de enviar', 'registros pendientes de enviar')] : []),
    ...(drafts ? [count(drafts, 'borrador', 'borradores')] : []),
  ];
  return parts.length ? `Hay ${parts.join(' y ')} en este equipo.` : null;
}
