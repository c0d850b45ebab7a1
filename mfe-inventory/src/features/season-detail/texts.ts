import { formatCount, formatDate, formatMoney, formatPercent, withoutBreaks } from '@surco/shared/domain';

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
  closing: 'Pendiente para cerrar',
  closed: 'No queda nada pendiente: todo está entregado y convertido.',
  undelivered: (count: number) =>
    count === 0 ? 'Todas las ventas están entregadas' : formatCount(count, 'venta sin entregar', 'ventas sin entregar'),
  open: (count: number) =>
    count === 0 ? 'Ningún DKbono abierto' : formatCount(count, 'DKbono abierto', 'DKbonos abiertos'),
  partlyPaid: (count: number) =>
    count === 0 ? 'Ningún DKbono con abonos' : formatCount(count, 'DKbono con abonos', 'DKbonos con abonos'),
  settled: (count: number) =>
    count === 0
      ? 'Ningún DKbono liquidado sin convertir'
      : formatCount(count, 'DKbono liquidado sin convertir', 'DKbonos liquidados sin convertir'),
  balance: (balance: string) => `Saldo ${formatMoney(balance)}`,
} as const;
