import type { Inventory } from '@surco/shared/contract';
import { formatNumber, formatSigned } from '@surco/shared/domain';

/** The five quantities of an inventory with their labels, in display order. */
export const quantities = [
  ['initial', 'Inicial'],
  ['adjustments', 'Ajustes'],
  ['committed', 'Comprometido'],
  ['sold', 'Vendido'],
  ['available', 'Disponible'],
] as const satisfies readonly (readonly [keyof Inventory, string])[];

/** The five quantities as metrics of a detail page. */
export const getStockMetrics = (inventory: Inventory) =>
  quantities.map(([key, label]) => ({
    label,
    value: key === 'adjustments' ? formatSigned(inventory[key]) : formatNumber(inventory[key]),
  }));
