import type { Inventory } from '@surco/shared/contract';
import { formatNumber } from '@surco/shared/domain/formats';
import { quantities, signed } from './bags';

/** The five quantities, as figures of a page. */
export const stockFigures = (inventory: Inventory) =>
  quantities.map(([key, label]) => ({
    label,
    value: key === 'adjustments' ? signed(inventory[key]) : formatNumber(inventory[key]),
  }));
