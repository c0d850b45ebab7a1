import type { SaleTotals } from '@surco/shared/contract';
import { sql } from 'kysely';

/** Sums over sales or DKbonos, aliased `s`. */
export const sumColumns = sql`count(*) as count, coalesce(sum(s.bags), 0) as bags, coalesce(sum(s.hectares), 0) as hectares,
  coalesce(sum(s.subtotal), 0.00) as subtotal, coalesce(sum(s.tax), 0.00) as tax, coalesce(sum(s.total), 0.00) as total`;

/** As the database answers: counts are numbers, decimals texts. */
export type SumsRow = Omit<SaleTotals, 'hectares'> & { hectares: string };

export const toTotals = <R extends SumsRow>(row: R) => ({
  ...row,
  bags: Number(row.bags),
  hectares: Number(row.hectares),
});
