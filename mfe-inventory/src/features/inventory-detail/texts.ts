import { formatCount, formatDate } from '@surco/shared/domain';

/** Texts of the inventory detail page. */
export const texts = {
  adjust: 'Ajustar',
  inventory: 'Inventario de',
  product: 'Producto',
  season: 'Temporada',
  distributor: 'Distribuidor',
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
  chartSummary: (first: { at: string; available: number }, last: { at: string; available: number }, minimum: number) =>
    `De ${formatCount(first.available, 'bolsa disponible', 'bolsas disponibles')} el ${formatDate(first.at)} a ${formatCount(last.available, 'bolsa', 'bolsas')} el ${formatDate(last.at)}; lo menos que hubo: ${formatCount(minimum, 'bolsa', 'bolsas')}.`,
} as const;
