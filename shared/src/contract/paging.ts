import { z } from 'zod';

/** E-04, K-01: page 1 and size 10 by default; size `all` fetches the whole list. */
export const pageDefaults = { page: 1, size: 10, maxSize: 100 } as const;

const page = z.coerce.number().int().min(1).max(1_000_000).default(pageDefaults.page);
const size = z
  .union([z.literal('all'), z.coerce.number().int().min(1).max(pageDefaults.maxSize)], {
    error: 'El tamaño de página debe estar entre 1 y 100, o ser "all".',
  })
  .default(pageDefaults.size);

type Sort<F extends string> = F | `-${F}`;

const sortOf = <const F extends string>(fields: readonly F[]) => {
  const values = fields.flatMap((field): Sort<F>[] => [field, `-${field}`]);
  return z.enum(values, { error: `Solo se puede ordenar por: ${fields.join(', ')}.` }).optional();
};

/** The query of a list: page, size, sort by the offered fields, and its own filters; any other name is refused. */
export const listQuery = <const F extends string, S extends z.ZodRawShape>(fields: readonly F[], filters: S) =>
  z.strictObject({ page, size, sort: sortOf(fields), ...filters });

/** A list as it travels (E-04). */
export interface Paged<T> {
  data: T[];
  page: number;
  /** What was asked for: a number, or all that there are. */
  size: number | 'all';
  totalPages: number;
  totalRecords: number;
}

export const pagedOf = <T extends z.ZodType>(row: T) =>
  z.strictObject({
    data: z.array(row),
    page: z.number(),
    size: z.union([z.number(), z.literal('all')]),
    totalPages: z.number(),
    totalRecords: z.number(),
  });
