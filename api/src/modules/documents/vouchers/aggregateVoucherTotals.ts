import type { VoucherTotals } from '@surco/shared/contract';
import { sql } from 'kysely';
import { joinConditions } from '../../../core/db/conditions';
import type { Db } from '../../../core/db/pool';
import type { CurrentUser } from '../../../core/http/currentUser';
import { voucherPartTables } from '../common/documentParts';
import { aggregateTotals, sumColumn, type TotalsRow } from '../common/dailySums';
import type { VoucherFilters } from '../common/documentFilters';
import { buildVoucherConditions, buildVoucherSumsConditions } from './repository';

type VoucherTotalsRow = TotalsRow & Pick<VoucherTotals, 'paid' | 'balance'>;

/** Returns the totals of all DKbonos that the filters select within the user's scope. */
export const aggregateVoucherTotals = (
  db: Db,
  user: CurrentUser,
  filters: VoucherFilters,
  today: string,
): Promise<VoucherTotals> => {
  const where = buildVoucherConditions(user, filters, today);
  // The daily sums have no balance: few DKbonos have one, and those are read by their index.
  const balance = sql`(select ${sumColumn(sql`s.balance`)} from vouchers s
    where ${joinConditions([sql`s.balance > 0`, ...where])})`;
  return aggregateTotals<VoucherTotalsRow>(db, {
    documents: sql`vouchers s`,
    where,
    sumsWhere: buildVoucherSumsConditions(user, filters, today),
    product: filters.productId ? { id: filters.productId, parts: voucherPartTables } : undefined,
    extraColumns: sql`, ${sumColumn(sql`s.paid`)} as paid, ${balance} as balance`,
  });
};
