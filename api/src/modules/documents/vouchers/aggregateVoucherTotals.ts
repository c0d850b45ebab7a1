import type { VoucherTotals } from '@surco/shared/contract';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/pool';
import type { CurrentUser } from '../../../core/http/currentUser';
import { voucherPeriodTotals } from '../common/periodTotals';
import { voucherPartTables } from '../common/documentParts';
import { aggregateTotals, sumColumn, type TotalsRow } from '../common/aggregateTotals';
import type { VoucherFilters } from '../common/documentFilters';
import { buildVoucherConditions, buildVoucherPeriodTotalsConditions } from './repository';

type VoucherTotalsRow = TotalsRow & Pick<VoucherTotals, 'paid' | 'balance'>;

const paymentTotalColumns = sql`, ${sumColumn(sql`s.paid`)} as paid, ${sumColumn(sql`s.total - s.paid`)} as balance`;

/** Returns the totals of all DKbonos that the filters select within the user's scope. */
export const aggregateVoucherTotals = (
  db: Db,
  user: CurrentUser,
  filters: VoucherFilters,
  today: string,
): Promise<VoucherTotals> =>
  aggregateTotals<VoucherTotalsRow>(db, {
    documents: sql`vouchers s`,
    where: buildVoucherConditions(user, filters, today),
    periodTotals: voucherPeriodTotals,
    periodConditions: buildVoucherPeriodTotalsConditions(user, filters, today),
    product: filters.productId ? { id: filters.productId, parts: voucherPartTables } : undefined,
    extraColumns: paymentTotalColumns,
  });
