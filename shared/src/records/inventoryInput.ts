import * as z from 'zod/mini';
import { formatNumber } from '../domain/text/formats';
import { list, reference, requiredInteger, requiredText, version } from './inputTypes';
import { adjustmentFields, inventoryFields as fields } from './inventory';

const describeBags = (min: number): string =>
  `Escriba bolsas enteras, de ${min} a ${formatNumber(fields.initial.max)}.`;

/** What all rows of a registration share. */
export const inventoryPlaceInput = z.strictObject({
  seasonId: reference(fields.seasonId.missing),
  distributorId: reference('Elija un distribuidor.'),
});

/** The initial bags of one product in a season at a distributor. */
export const inventoryInput = z.extend(inventoryPlaceInput, {
  productId: reference('Elija un producto.'),
  initial: requiredInteger(fields.initial, describeBags(0), describeBags(0)),
});

/** At most this many inventories are registered at once. */
export const maxInventoryRows = 500;

export const inventoryRowsInput = z.strictObject({
  rows: list(
    inventoryInput,
    maxInventoryRows,
    'Escriba las bolsas de al menos un producto.',
    `Se registran ${maxInventoryRows} productos a la vez como máximo.`,
  ),
});

/** One inventory, or many at once, all or nothing; the path of an error is then `rows.N.field`. */
export const inventoriesInput = z.union([inventoryInput, inventoryRowsInput]);

const missingBags = 'Escriba cuántas bolsas se suman o se restan.';

export const adjustmentInput = z.strictObject({
  adjustment: requiredInteger(adjustmentFields.adjustment, missingBags, describeBags(1)).check(
    z.refine((bags) => bags !== 0, missingBags),
  ),
  reason: requiredText(adjustmentFields.reason.maxLength, 'Escriba el motivo del ajuste.'),
});
export const adjustmentUpdate = z.extend(adjustmentInput, { version });
