/** Schemas that many calls share. */
import { z } from 'zod';
import { limits } from '../../domain/limits';
import { formatNumber } from '../../domain/text/formats';
import { id, list, queryBoolean, requiredText, text, version } from '../primitives';

/** Path parameter of a single record. */
export const idParams = z.object({ id });

/** Query of a file that the browser shows, unless `download` is set. */
export const downloadQuery = z.strictObject({ download: queryBoolean.optional() });

/** Free-text search of a list: at most 100 characters. */
export const searchText = text().trim().max(100).optional();

/** Body of a status change. With `version`, the change is rejected with 409 if the record has changed since. */
export const statusChangeBody = z.strictObject({ version: z.optional(version) }).nullish();

/** Body of a status change that needs a reason, e.g. a rejection. */
export const reasonBody = z.strictObject({
  reason: requiredText(limits.reason.maxLength),
  version: z.optional(version),
});

/** Response to a deletion: the id of the deleted record. */
export const deletedRecord = z.strictObject({ id });

/** Ids of selected records, each once: at least one, at most `max`. */
export const selectedIds = (max: number) =>
  z.pipe(
    list(id, max, 'Seleccione al menos un registro.', `Seleccione ${formatNumber(max)} registros como máximo.`),
    z.transform((ids: string[]) => [...new Set(ids)]),
  );
