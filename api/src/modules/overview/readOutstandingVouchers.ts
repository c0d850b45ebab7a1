import type { Comparison, OverviewVouchers } from '@surco/shared/contract';
import { expiryRanges } from '@surco/shared/domain';
import { sql } from 'kysely';
import { joinConditions } from '../../core/db/conditions';
import type { Db } from '../../core/db/pool';
import { singleRow } from '../../core/db/singleRow';
import type { CurrentUser } from '../../core/http/currentUser';
import { buildDocumentScope } from '../../core/scope/rowScope';
import { buildOutstandingCondition, outstandingCondition } from '../documents';

/** Returns the outstanding DKbonos of a season by expiry. */
export async function readOutstandingVouchers(
  db: Db,
  user: CurrentUser,
  comparison: Comparison,
  today: string,
): Promise<OverviewVouchers> {
  const { season } = comparison;
  const columns = expiryRanges.map((range) => {
    const condition = buildOutstandingCondition(range, today);
    return sql`count(*) filter (where ${condition}) as ${sql.ref(`${range}_count`)},
      coalesce(sum(s.balance) filter (where ${condition}), 0)::numeric(20, 2) as ${sql.ref(`${range}_balance`)}`;
  });
  const where = season
    ? [sql`s.season_id = ${season.id}`, outstandingCondition, ...buildDocumentScope(user)]
    : [sql`false`];
  const row = await singleRow(
    sql<Record<string, string | number>>`select ${sql.join(columns)} from vouchers s
      where ${joinConditions(where)}`.execute(db),
  );
  return {
    comparison,
    ranges: expiryRanges.map((range) => ({
      range,
      count: Number(row[`${range}_count`]),
      balance: String(row[`${range}_balance`]),
    })),
  };
}
