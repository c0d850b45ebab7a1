import type { Entry, EntryState } from '@surco/shared/platform';
import type { Question } from '@surco/shared/ui/confirm';
import type { Tone } from '@surco/shared/ui/status-tag';

export const stateLabels: Readonly<Record<EntryState, string>> = {
  draft: 'Borrador',
  pending: 'Pendiente de enviar',
  sent: 'Enviado',
  error: 'Error',
};

export const stateTones: Readonly<Record<EntryState, Tone>> = {
  draft: 'grey',
  pending: 'gold',
  sent: 'green',
  error: 'red',
};

export const texts = {
  title: 'En este equipo',
  open: 'Continuar',
  correct: 'Corregir',
  sendNow: 'Enviar ahora',
  remove: 'Eliminar',
  dismiss: 'Quitar',
  see: 'Ver',
  more: (hidden: number) => `Mostrar ${hidden} más`,
  less: 'Mostrar menos',
} as const;

const attempts = (count: number): string => (count === 1 ? 'un intento' : `${count} intentos`);

/** What to expect of it, in one sentence. */
export function expectation({ state, sending }: Entry, online: boolean): string | null {
  if (state !== 'pending') return null;
  if (!online) return 'Se envía en cuanto vuelva la red.';
  return sending && sending.attempts > 0
    ? `El servidor no respondió en ${attempts(sending.attempts)}; se vuelve a intentar en unos segundos.`
    : 'Se está enviando.';
}

const LOST = 'Lo que se llenó se pierde; no se puede deshacer.';
const PERHAPS_THERE =
  'Ya se intentó enviar y el servidor no respondió: puede que haya llegado. Revise la lista antes de registrar otra vez.';

export const removal = (entry: Entry, action: () => Promise<void>): Question => ({
  title: entry.state === 'pending' ? `¿Eliminar sin enviar «${entry.label}»?` : `¿Eliminar «${entry.label}»?`,
  text: entry.state === 'pending' && entry.sending?.attempts ? PERHAPS_THERE : LOST,
  confirmLabel: 'Eliminar',
  danger: true,
  action,
});
