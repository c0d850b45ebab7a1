import type { Inventory } from '@surco/shared/contract';
import { formatNumber, formatSigned } from '@surco/shared/domain';
import { inventoryColumns } from '@surco/shared/records/lists/inventories';

/** The five quantities of an inventory with their labels, in display order. */
export const quantities = [
  ['initial', inventoryColumns.initial.heading],
  ['adjustments', inventoryColumns.adjustments.heading],
  ['committed', inventoryColumns.committed.heading],
  ['sold', inventoryColumns.sold.heading],
  ['available', inventoryColumns.available.heading],
] as const satisfies readonly (readonly [keyof Inventory, string])[];

/** The five quantities as metrics of a detail page. */
export const getStockMetrics = (inventory: Inventory) =>
  quantities.map(([key, label]) => ({
    label,
    value: key === 'adjustments' ? formatSigned(inventory[key]) : formatNumber(inventory[key]),
  }));
