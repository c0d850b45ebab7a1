import { z } from 'zod';
import { formatNumber } from '../domain/text/formats';
import { pageLimits } from './pageLimits';

const page = z.coerce.number().int().min(1).max(1_000_000).default(1);

const sizeRange = `El tamaño de página debe estar entre 1 y ${formatNumber(pageLimits.maxSize)}`;
const pagedOnlyMessage = `${sizeRange}. Para descargar toda la lista use Exportar.`;

const pagedSize = z.coerce
  .number({ error: pagedOnlyMessage })
  .int({ error: pagedOnlyMessage })
  .min(1, { error: pagedOnlyMessage })
  .max(pageLimits.maxSize, { error: pagedOnlyMessage })
  .default(pageLimits.defaultSize);

const choiceSize = z
  .union([z.literal('all'), z.coerce.number().int().min(1).max(pageLimits.maxSize)], {
    error: `${sizeRange}, o ser "all".`,
  })
  .default(pageLimits.defaultSize);

type SortValue<F extends string> = F | `-${F}`;

/** The sort of a list by one of its fields, `-` first for descending order. */
export const sortSchema = <const F extends string>(fields: readonly F[]) => {
  const values = fields.flatMap((field): SortValue<F>[] => [field, `-${field}`]);
  return z.enum(values, { error: `Solo se puede ordenar por: ${fields.join(', ')}.` }).optional();
};

/** The query of a list: page, size, sort by the given fields, and the given filters. Any other name is an error. */
export const listQuery = <const F extends string, S extends z.ZodRawShape>(fields: readonly F[], filters: S) =>
  z.strictObject({ page, size: pagedSize, sort: sortSchema(fields), ...filters });

/**
 * The query of a list that feeds choices: like {@link listQuery}, and size `all` returns it whole. The API rejects
 * `all` for a list of more than `pageLimits.maxUnpagedRows` rows.
 */
export const choiceListQuery = <const F extends string, S extends z.ZodRawShape>(fields: readonly F[], filters: S) =>
  z.strictObject({ page, size: choiceSize, sort: sortSchema(fields), ...filters });

/** A page of a list (E-04). */
export interface Paged<T> {
  data: T[];
  page: number;
  /** The requested page size, or `all`. */
  size: number | 'all';
  totalPages: number;
  totalRecords: number;
}

/** The schema of one page of records of the given schema, with its place among all pages. */
export const pagedSchema = <T extends z.ZodType>(row: T) =>
  z.strictObject({
    data: z.array(row),
    page: z.number(),
    size: z.union([z.number(), z.literal('all')]),
    totalPages: z.number(),
    totalRecords: z.number(),
  });
