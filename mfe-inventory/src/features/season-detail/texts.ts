import { formatCount, formatDate, formatPercent, withoutBreaks } from '@surco/shared/domain';

/** Texts of the page of a season. */
export const texts = {
  back: 'Volver a temporadas',
  edit: 'Editar',
  openInventoryList: 'Ver inventario',
  chooseInventory: 'Consultar inventario',
  dates: (start: string, end: string) => `Del ${formatDate(start)} al ${formatDate(end)}`,
  notStarted: (start: string) => `Empieza el ${formatDate(start)}`,
  running: (day: number, days: number, week: number, weeks: number) =>
    `Día ${day} de ${days} · semana ${week} de ${weeks}`,
  finished: (end: string, days: number) =>
    `Terminó el ${formatDate(end)}, después de ${formatCount(days, 'día', 'días')}`,
  sales: 'Ventas',
  bags: 'Bolsas',
  hectares: 'Hectáreas',
  total: 'Importe con IVA',
  before: (season: string, value: string, change: number | null) =>
    `${season} al mismo día: ${value}${change === null ? '' : ` (${change > 0 ? '+' : ''}${withoutBreaks(formatPercent(change))})`}`,
  target: 'Avance de la meta',
  noTarget: 'Esta temporada no tiene metas.',
  setTargets: 'Definir metas',
  targetsByOwner: 'Por consultor y zona',
  curve: 'Bolsas vendidas',
  curveViews: 'Cómo se muestran las bolsas vendidas',
  perWeek: 'Por semana',
  cumulative: 'Acumulado',
  week: 'Semana',
  noSales: 'Todavía no hay ventas en esta temporada.',
  stock: 'Inventario en bolsas',
  stockByProduct: 'Inventario por producto',
  stockByDistributor: 'Inventario por distribuidor',
  product: 'Producto',
  distributor: 'Distribuidor',
  stockParts: ['Vendido', 'Comprometido', 'Disponible'],
  noStock: 'Todavía no hay inventario en esta temporada.',
  customers: 'Clientes que más compran',
  customer: 'Cliente',
  close: 'Cerrar temporada',
  closing: 'Pendiente para cerrar',
  closed: 'No queda nada pendiente: todo está entregado y convertido.',
} as const;
