import type { VoucherTotals } from '@surco/shared/contract';
import { sql } from 'kysely';
import { allOf } from '../../db/page';
import type { Db } from '../../db/pool';
import { one } from '../../db/one';
import type { CurrentUser } from '../../http/currentUser';
import { sumColumns, toTotals, type SumsRow } from '../documents/totals';
import { voucherConditions, type VoucherFilters } from './repository';

type Row = SumsRow & Pick<VoucherTotals, 'paid' | 'balance'>;

const columns = sql`${sumColumns}, coalesce(sum(s.paid), 0.00) as paid, coalesce(sum(s.balance), 0.00) as balance`;

/** What the DKbonos of this filter add up to, all pages together. */
export async function vouchersTotals(
  db: Db,
  user: CurrentUser,
  filters: VoucherFilters,
  today: string,
): Promise<VoucherTotals> {
  const where = allOf(voucherConditions(user, filters, today));
  return toTotals(await one(sql<Row>`select ${columns} from vouchers s where ${where}`.execute(db)));
}
