import * as z from 'zod/mini';
import { moneyPattern } from '../domain/money/moneyText';
import { list, optionalReference, recordDate } from './inputTypes';
import { moneyInput } from './moneyInput';

/** A price in MXN per bag. */
export const priceInput = moneyInput('0.01', 'Escriba un precio mayor que cero, con dos decimales como máximo.');

/** At most this many products change their price at once. */
const maxPriceChanges = 1_000;

/**
 * New prices of products in a list from a day on; null takes a product out of the list. `currentPrice` is the price that
 * the user saw: another price meanwhile is rejected with 409.
 */
export const priceChangesInput = z.strictObject({
  validFrom: recordDate('Escriba la fecha de inicio.'),
  seasonId: optionalReference,
  zoneId: optionalReference,
  changes: list(
    z.strictObject({
      productId: z.uuid(),
      currentPrice: z.string().check(z.regex(moneyPattern)),
      price: z.nullable(priceInput),
    }),
    maxPriceChanges,
    'Escriba al menos un precio nuevo.',
  ),
});
