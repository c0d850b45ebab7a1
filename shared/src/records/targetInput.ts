import * as z from 'zod/mini';
import { targetOwners } from '../domain/targets/targets';
import { formatNumber } from '../domain/text/formats';
import { list, requiredInteger, text, version } from './inputTypes';
import { moneyInput } from './moneyInput';
import { targetFields as fields } from './target';

const describeBags = `Escriba bolsas enteras, de 0 a ${formatNumber(fields.bags.max)}.`;

const totalMessage = 'Escriba un importe de 0 o más, con dos decimales como máximo.';

/** Null is no target. The pattern of the amount gives the documentation its example. */
const valueFields = {
  bags: z.nullable(requiredInteger(fields.bags, describeBags, describeBags)),
  total: z.nullable(z.pipe(text(totalMessage).check(z.regex(/\d/, totalMessage)), moneyInput('0', totalMessage))),
};
export const targetValueInput = z.strictObject(valueFields);

export const nothingChangedMessage = 'Cambie al menos una meta.';

/** At most this many targets are changed at once. */
const maxCells = 5_000;

/**
 * Changed targets. `version` is that of the cell that the user saw, null when it was empty; another version is rejected
 * with 409, the current grid in `data` and the paths of the cells in `details`. A cell with neither bags nor total is
 * removed.
 */
export const targetsInput = z.strictObject({
  seasonId: z.uuid(),
  owner: z.enum(targetOwners),
  cells: list(
    z.strictObject({
      ownerId: z.uuid(),
      productId: z.nullable(z.uuid()),
      ...valueFields,
      version: z.nullable(version),
    }),
    maxCells,
    nothingChangedMessage,
  ),
});
