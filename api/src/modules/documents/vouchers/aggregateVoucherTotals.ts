import type { VoucherTotals } from '@surco/shared/contract';
import { sql, type RawBuilder } from 'kysely';
import { joinConditions } from '../../../core/db/conditions';
import type { Db } from '../../../core/db/pool';
import type { CurrentUser } from '../../../core/http/currentUser';
import { voucherPartTables } from '../common/documentParts';
import { aggregateTotals, sumColumn, type TotalsRow } from '../common/dailySums';
import type { VoucherFilters } from '../common/documentFilters';
import { buildVoucherConditions, buildVoucherSumsConditions } from './repository';

type VoucherTotalsRow = TotalsRow & Pick<VoucherTotals, 'paid' | 'balance' | 'credit'>;

/** Returns the totals of all DKbonos that the filters select within the user's scope. */
export const aggregateVoucherTotals = (
  db: Db,
  user: CurrentUser,
  filters: VoucherFilters,
  today: string,
): Promise<VoucherTotals> => {
  const where = buildVoucherConditions(user, filters, today);
  // The daily sums have neither balance nor credit: few DKbonos have one, and those are read by their index.
  const sumAbove0 = (column: RawBuilder<unknown>) => sql`(select ${sumColumn(column)} from vouchers s
    where ${joinConditions([sql`${column} > 0`, ...where])})`;
  const credit = sumAbove0(sql`s.credit`);
  // What credit of a cancelled DKbono paid counts where it went: of the cancelled one, only what is left counts.
  const paid = sql`(${sumColumn(sql`case when s.status <> 'CANCELADO' then s.paid end`)} + ${credit})`;
  return aggregateTotals<VoucherTotalsRow>(db, {
    documents: sql`vouchers s`,
    where,
    sumsWhere: buildVoucherSumsConditions(user, filters, today),
    product: filters.productId ? { id: filters.productId, parts: voucherPartTables } : undefined,
    extraColumns: sql`, ${paid} as paid, ${sumAbove0(sql`s.balance`)} as balance, ${credit} as credit`,
  });
};
