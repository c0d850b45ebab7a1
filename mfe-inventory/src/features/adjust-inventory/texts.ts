import { formatCount, formatNumber } from '@surco/shared/domain';

/** Reasons that are filled in with one tap. */
export const reasons = ['Conteo físico', 'Bolsas dañadas', 'Recepción'] as const;

/** Texts of the adjustment form. */
export const texts = {
  title: 'Ajuste',
  help: 'Lo contado se suma o se resta de lo disponible; el ajuste queda entre los movimientos con su motivo.',
  direction: 'Movimiento',
  add: 'Sumar bolsas',
  subtract: 'Restar bolsas',
  bags: 'Bolsas',
  reason: 'Motivo',
  quantities: 'Existencias antes del ajuste',
  availableNow: 'Disponible ahora',
  adjustment: 'Ajuste',
  availableAfter: 'Quedarán disponibles',
  save: 'Guardar ajuste',
  saved: (code: string) => `Ajuste de ${code} guardado`,
  bagsMissing: 'Escriba cuántas bolsas se suman o se restan.',
  bagsInvalid: (max: number) => `Escriba bolsas enteras, de 1 a ${formatNumber(max)}.`,
  exceedsAvailable: (available: number) =>
    available > 0
      ? `Solo hay ${formatCount(available, 'bolsa disponible', 'bolsas disponibles')}: no se pueden restar más.`
      : 'No hay bolsas disponibles que restar.',
  reasonMissing: 'Escriba el motivo del ajuste.',
  reasonTooLong: (max: number) => `El motivo tiene ${max} caracteres como máximo.`,
  storedVersionShown: 'Se muestran las existencias actuales; revise el ajuste.',
} as const;
