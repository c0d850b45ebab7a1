import { z } from 'zod';
import { limits } from '../../domain/limits';
import { defineCall } from './callSpec';
import { STAFF_ROLES } from '../permissions';
import { chartedLists, exportedLists } from '../exportedLists';
import { dictionary, fileData, id, list, requiredName, text, xlsxMediaType } from '../primitives';

const listFilters = dictionary(
  text().max(40),
  z.union([text().max(300), z.number(), z.boolean()]),
  40,
  'Son demasiados filtros.',
);

export const exportCalls = {
  'POST /exports': defineCall({
    summary: 'Download a list as a workbook, with the given columns in the given order',
    access: STAFF_ROLES,
    body: z.strictObject({
      list: z.enum(exportedLists),
      columns: list(text().max(40), 40, 'Elija al menos una columna.'),
      /** Filters and sort, as in the query of the list; without page and size. */
      query: listFilters,
      /** Only these records, whether or not the filters select them. */
      ids: z.optional(list(id, limits.selection.exportMax, 'Elija al menos un registro.')),
    }),
    maxBodyBytes: 128 * 1024,
    file: xlsxMediaType,
    data: fileData,
  }),
  'POST /exports/charts': defineCall({
    summary: 'Record in the audit log that the browser saves the values of a chart',
    access: STAFF_ROLES,
    body: z.strictObject({
      /** The list whose totals the values are, with its filters. */
      list: z.enum(chartedLists),
      filters: listFilters,
      /** Name of the file. */
      name: requiredName(150),
      rows: z.number().int().min(0).max(10_000),
    }),
    data: z.null(),
  }),
};
