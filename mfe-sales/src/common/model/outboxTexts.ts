import type { OutboxItem, OutboxState } from '@surco/shared/platform';
import type { ConfirmQuestion } from '@surco/shared/ui/confirm';
import type { Tone } from '@surco/shared/ui/display';

export const stateLabels: Readonly<Record<OutboxState, string>> = {
  draft: 'Borrador',
  pending: 'Pendiente de enviar',
  sent: 'Enviado',
  error: 'Error',
};

export const stateTones: Readonly<Record<OutboxState, Tone>> = {
  draft: 'grey',
  pending: 'gold',
  sent: 'green',
  error: 'red',
};

export const texts = {
  title: 'En este dispositivo',
  open: 'Continuar',
  correct: 'Corregir',
  sendNow: 'Enviar ahora',
  remove: 'Eliminar',
  dismiss: 'Quitar',
  see: 'Ver',
  more: (hidden: number) => `Mostrar ${hidden} más`,
  less: 'Mostrar menos',
} as const;

const MINUTE_MS = 60_000;

/** When the next attempt is made, in words. @param notBefore ms since the epoch */
const formatWait = (notBefore: number): string =>
  notBefore - Date.now() > MINUTE_MS ? 'unos minutos' : 'unos segundos';

const formatAttempts = (count: number): string => (count === 1 ? 'un intento' : `${count} intentos`);

/** One sentence on what happens next with a pending item; null for any other. */
export function formatSendStatus({ state, sending }: OutboxItem, isOnline: boolean): string | null {
  if (state !== 'pending') return null;
  if (!isOnline) return 'Se envía en cuanto vuelva la red.';
  return sending && sending.attempts > 0
    ? `El servidor no respondió en ${formatAttempts(sending.attempts)}; se vuelve a intentar en ${formatWait(sending.notBefore)}.`
    : 'Se está enviando.';
}

const LOSS_TEXT = 'Lo que se llenó se pierde; no se puede deshacer.';
const POSSIBLY_SENT_TEXT =
  'Ya se intentó enviar y el servidor no respondió: puede que haya llegado. Revise la lista antes de registrar otra vez.';

export const createRemoveItemQuestion = (item: OutboxItem, action: () => Promise<void>): ConfirmQuestion => ({
  title: item.state === 'pending' ? `¿Eliminar sin enviar «${item.label}»?` : `¿Eliminar «${item.label}»?`,
  text: item.state === 'pending' && item.sending?.attempts ? POSSIBLY_SENT_TEXT : LOSS_TEXT,
  confirmLabel: 'Eliminar',
  danger: true,
  action,
});
