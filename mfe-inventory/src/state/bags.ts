import type { Inventory } from '@surco/shared/contract';
import { formatNumber } from '@surco/shared/domain/formats';

/** The five quantities of an inventory, in the order and with the words of the trade. */
export const quantities = [
  ['initial', 'Inicial'],
  ['adjustments', 'Ajustes'],
  ['committed', 'Comprometido'],
  ['sold', 'Vendido'],
  ['available', 'Disponible'],
] as const satisfies readonly (readonly [keyof Inventory, string])[];

/** 40 → "+40", −5 → "−5": bags that were added or taken. */
export const signed = (bags: number): string =>
  bags === 0 ? '0' : `${bags > 0 ? '+' : '−'}${formatNumber(Math.abs(bags))}`;
