import { formatDate, plural } from '@surco/shared/domain/formats';

/** What a person reads of one inventory. */
export const texts = {
  adjust: 'Ajustar',
  chart: 'Disponible a lo largo del tiempo',
  movements: 'Movimientos',
  at: 'Fecha',
  event: 'Movimiento',
  change: 'Cambio',
  available: 'Disponible',
  document: 'Documento',
  reason: 'Motivo',
  by: 'Quién',
  system: 'Sistema',
  more: 'Mostrar más movimientos',
  shown: (shown: number, all: number) => `Se muestran los ${shown} más recientes de ${all}.`,
  told: (first: { at: string; available: number }, last: { at: string; available: number }, least: number) =>
    `De ${plural(first.available, 'bolsa disponible', 'bolsas disponibles')} el ${formatDate(first.at)} a ${plural(last.available, 'bolsa', 'bolsas')} el ${formatDate(last.at)}; lo menos que hubo: ${plural(least, 'bolsa', 'bolsas')}.`,
} as const;
