import type { OutboxItem, OutboxState } from '../../platform';
import type { ConfirmQuestion } from '../confirm';
import type { Tone } from '../display';

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
  edit: 'Editar',
  beingSent: 'Se está enviando; en un momento se sabe si llegó.',
  more: (hidden: number) => `Mostrar ${hidden} más`,
  less: 'Mostrar menos',
} as const;

const MINUTE_MS = 60_000;

/** When the next attempt is made, in words. @param notBefore ms since the epoch */
const formatWait = (notBefore: number): string =>
  notBefore - Date.now() > MINUTE_MS ? 'unos minutos' : 'unos segundos';

const formatAttempts = (count: number): string => (count === 1 ? 'un intento' : `${count} intentos`);

/**
 * One sentence on what happens next with a pending item; null for any other.
 * @param awaited the item that has to be sent before
 */
export function formatSendStatus(
  { state, sending }: OutboxItem,
  isOnline: boolean,
  awaited?: OutboxItem,
): string | null {
  if (state !== 'pending') return null;
  if (awaited)
    return awaited.state === 'pending'
      ? `Se envía después de «${awaited.label}».`
      : `Espera a «${awaited.label}», que falta corregir y enviar.`;
  if (!isOnline) return 'Se envía en cuanto vuelva la red.';
  return sending && sending.attempts > 0
    ? `El servidor no respondió en ${formatAttempts(sending.attempts)}; se vuelve a intentar en ${formatWait(sending.notBefore)}.`
    : 'Se está enviando.';
}

const LOSS_TEXT = 'Lo que se llenó se pierde; no se puede deshacer.';
const POSSIBLY_SENT_TEXT =
  'Ya se intentó enviar y el servidor no respondió: puede que haya llegado. Revise la lista antes de registrar otra vez.';

const formatDependents = (dependents: readonly OutboxItem[]): string =>
  `También se elimina lo que depende de ello: ${dependents.map(({ label }) => `«${label}»`).join(', ')}.`;

/** @param dependents the items that are removed with it, because they refer to its record */
export const createRemoveItemQuestion = (
  item: OutboxItem,
  dependents: readonly OutboxItem[],
  action: () => Promise<void>,
): ConfirmQuestion => ({
  title: item.state === 'pending' ? `¿Eliminar sin enviar «${item.label}»?` : `¿Eliminar «${item.label}»?`,
  text: [
    item.sending?.attempts ? POSSIBLY_SENT_TEXT : LOSS_TEXT,
    ...(dependents.length > 0 ? [formatDependents(dependents)] : []),
  ].join(' '),
  confirmLabel: 'Eliminar',
  danger: true,
  action,
});
