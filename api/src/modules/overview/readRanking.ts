import type { Comparison, OverviewRanking, RankingDimension } from '@surco/shared/contract';
import { sql, type RawBuilder } from 'kysely';
import { productNameSql, userNameSql } from '../../core/db/nameSql';
import type { Db } from '../../core/db/pool';
import type { CurrentUser } from '../../core/http/currentUser';
import { getSalesKind, type SumsKind } from '../documents';
import { buildComparedSums, comparedFigureColumns, toComparedFigures, type ComparedFiguresRow } from './figures';

interface Dimension {
  kind: (user: CurrentUser) => SumsKind;
  key: RawBuilder<unknown>;
  /** The table of the names, aliased `r`, with `id` and `name`. */
  records: RawBuilder<unknown>;
}

const dimensions: Readonly<Record<RankingDimension, Dimension>> = {
  zone: { kind: getSalesKind, key: sql`s.zone_id`, records: sql`zones r` },
  consultant: {
    kind: () => 'sale',
    key: sql`s.consultant_id`,
    records: sql`(select u.id, ${userNameSql} as name from users u) r`,
  },
  distributor: { kind: () => 'sale', key: sql`s.distributor_id`, records: sql`partners r` },
  product: {
    kind: () => 'line',
    key: sql`s.product_id`,
    records: sql`(select p.id, ${productNameSql} as name from products p) r`,
  },
};

type RankingRow = ComparedFiguresRow & { id: string; name: string };

/** Returns what was sold by each zone, consultant, distributor or product, the one with most bags this season first. */
export async function readRanking(
  db: Db,
  user: CurrentUser,
  comparison: Comparison,
  by: RankingDimension,
): Promise<OverviewRanking> {
  const { kind, key, records } = dimensions[by];
  const { rows } = await sql<RankingRow>`
    select x.*, r.id, r.name
    from (select ${key} as key, ${comparedFigureColumns} from ${buildComparedSums(kind(user), user, comparison)} s
      group by 1 having sum(s.bags) <> 0) x
    join ${records} on r.id = x.key
    order by x.bags desc, x.previous_bags desc, r.name`.execute(db);
  return { comparison, rows: rows.map((row) => ({ id: row.id, name: row.name, ...toComparedFigures(row) })) };
}
