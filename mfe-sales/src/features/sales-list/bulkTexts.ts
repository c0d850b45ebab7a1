import { formatCount } from '@surco/shared/domain';

const formatSales = (count: number): string => formatCount(count, 'venta', 'ventas');
const formatVouchers = (count: number): string => formatCount(count, 'DKbono', 'DKbonos');

/** Texts of the actions on several sales or DKbonos. */
export const bulkTexts = {
  exportSelection: 'Exportar selección',
  pdf: 'PDF en un archivo',
  deliverTitle: (count: number): string =>
    `¿Marcar como ${count === 1 ? 'entregada' : 'entregadas'} ${formatSales(count)}?`,
  deliverText: 'Una venta entregada ya no se puede modificar ni eliminar.',
  delivered: (count: number): string =>
    count === 1 ? '1 venta quedó entregada' : `${formatSales(count)} quedaron entregadas`,
  cancelTitle: (count: number): string => `¿Cancelar ${formatVouchers(count)}?`,
  cancelText:
    'Sus bolsas vuelven a estar disponibles en el inventario y ya no se podrán abonar ni convertir. Lo abonado queda registrado como saldo a favor.',
  cancelled: (count: number): string =>
    count === 1 ? '1 DKbono quedó cancelado' : `${formatVouchers(count)} quedaron cancelados`,
} as const;
