import { formatNumber, plural } from '@surco/shared/domain/formats';

/** What a person reads where an inventory is adjusted. */
export const texts = {
  title: 'Ajuste',
  help: 'Lo contado se suma o se resta de lo disponible; el ajuste queda entre los movimientos con su motivo.',
  direction: 'Movimiento',
  add: 'Sumar bolsas',
  take: 'Restar bolsas',
  bags: 'Bolsas',
  reason: 'Motivo',
  reasonHelp: 'Por ejemplo: conteo físico, bolsas dañadas, recepción.',
  now: 'Disponible ahora',
  change: 'Ajuste',
  after: 'Quedarán disponibles',
  save: 'Guardar ajuste',
  saved: (code: string) => `Ajuste de ${code} guardado`,
  movements: 'Ver movimientos',
  bagsMissing: 'Escriba cuántas bolsas se suman o se restan.',
  bagsWrong: (most: number) => `Escriba bolsas enteras, de 1 a ${formatNumber(most)}.`,
  tooMany: (available: number) =>
    available > 0
      ? `Solo hay ${plural(available, 'bolsa disponible', 'bolsas disponibles')}: no se pueden restar más.`
      : 'No hay bolsas disponibles que restar.',
  reasonMissing: 'Escriba el motivo del ajuste.',
  reasonLong: (most: number) => `El motivo tiene ${most} caracteres como máximo.`,
  taken: 'Se muestran las existencias actuales; revise el ajuste.',
} as const;
