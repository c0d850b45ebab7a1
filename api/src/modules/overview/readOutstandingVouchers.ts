import type { Comparison, OverviewVouchers } from '@surco/shared/contract';
import { expiryRanges } from '@surco/shared/domain';
import { sql } from 'kysely';
import { joinConditions } from '../../core/db/conditions';
import type { Db } from '../../core/db/pool';
import { singleRow } from '../../core/db/singleRow';
import type { CurrentUser } from '../../core/http/currentUser';
import { buildDocumentScope } from '../../core/scope/rowScope';
import { buildOutstandingCondition } from '../documents';

/** Returns the outstanding DKbonos of a season by expiry, and those that became a sale with a rest to pay. */
export async function readOutstandingVouchers(
  db: Db,
  user: CurrentUser,
  comparison: Comparison,
  today: string,
): Promise<OverviewVouchers> {
  const { season } = comparison;
  const groups = [
    ...expiryRanges.map((range) => ({ name: range, condition: buildOutstandingCondition(range, today) })),
    { name: 'CONVERTED', condition: sql`s.status = 'CONVERTIDO'` },
  ] as const;
  const columns = groups.map(
    ({ name, condition }) => sql`json_build_object('count', count(*) filter (where ${condition}),
      'balance', coalesce(sum(s.balance) filter (where ${condition}), 0)::numeric(20, 2)::text) as ${sql.ref(name)}`,
  );
  const where = season
    ? [sql`s.season_id = ${season.id}`, sql`s.balance > 0`, ...buildDocumentScope(user)]
    : [sql`false`];
  const row = await singleRow(
    sql<Record<(typeof groups)[number]['name'], { count: number; balance: string }>>`
      select ${sql.join(columns)} from vouchers s where ${joinConditions(where)}`.execute(db),
  );
  return {
    comparison,
    ranges: expiryRanges.map((range) => ({ range, ...row[range] })),
    converted: row.CONVERTED,
  };
}
