import type { Comparison, OverviewSummary } from '@surco/shared/contract';
import { sql } from 'kysely';
import type { Db } from '../../core/db/pool';
import { singleRow } from '../../core/db/singleRow';
import type { CurrentUser } from '../../core/http/currentUser';
import { getSalesKind } from '../documents';
import { buildComparedSums, comparedFigureColumns, toComparedFigures, type ComparedFiguresRow } from './figures';

interface SummaryRow extends ComparedFiguresRow {
  count: number;
  previous_count: number;
}

/** Returns what was sold in a season until today, and in the previous one until the same day. */
export async function readSummary(db: Db, user: CurrentUser, comparison: Comparison): Promise<OverviewSummary> {
  const row = await singleRow(
    sql<SummaryRow>`select ${comparedFigureColumns},
      coalesce(sum(s.count) filter (where s.is_current), 0) as count,
      coalesce(sum(s.count) filter (where not s.is_current), 0) as previous_count
    from ${buildComparedSums(getSalesKind(user), user, comparison)} s`.execute(db),
  );
  const { current, previous } = toComparedFigures(row);
  return {
    comparison,
    current: { count: row.count, ...current },
    previous: { count: row.previous_count, ...previous },
  };
}
