import type { VoucherTotals } from '@surco/shared/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/pool';
import type { CurrentUser } from '../../http/currentUser';
import { voucherSums } from '../documents/sums';
import { addUp, sumOf, type SumsRow } from '../documents/totals';
import { voucherConditions, voucherSumsConditions, type VoucherFilters } from './repository';

type Row = SumsRow & Pick<VoucherTotals, 'paid' | 'balance'>;

const more = sql`, ${sumOf(sql`s.paid`)} as paid, ${sumOf(sql`s.total - s.paid`)} as balance`;

/** What the DKbonos of this filter add up to, all pages together. */
export const vouchersTotals = (
  db: Db,
  user: CurrentUser,
  filters: VoucherFilters,
  today: string,
): Promise<VoucherTotals> =>
  addUp<Row>(db, {
    documents: sql`vouchers s`,
    where: voucherConditions(user, filters, today),
    sums: voucherSums,
    kept: voucherSumsConditions(user, filters),
    more,
  });
