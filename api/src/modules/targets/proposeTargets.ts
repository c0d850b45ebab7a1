import type { CallInput, TargetProposal } from '@surco/shared/contract';
import { raiseTarget } from '@surco/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../core/db/pool';
import type { CurrentUser } from '../../core/http/currentUser';
import { selectSeasonSums } from '../documents';
import { requireSeason } from '../overview';
import { readTargetRows } from './readTargetGrid';
import { ownerSources } from './ownerSources';

type Query = CallInput<'GET /targets/proposal'>['query'];
type ProposedCell = TargetProposal['cells'][number];

/** Returns what each consultant or zone sold of each product in a season. */
async function readSold(db: Db, user: CurrentUser, { fromSeasonId, owner }: Query): Promise<ProposedCell[]> {
  const { column } = ownerSources[owner];
  const { rows } = await sql<ProposedCell>`
    select s.${column} as "ownerId", s.product_id as "productId", sum(s.bags)::integer as bags, sum(s.total) as total
    from ${selectSeasonSums('line', user, fromSeasonId)} s group by 1, 2 having sum(s.bags) > 0`.execute(db);
  return rows;
}

/** Returns the products of these cells that are no longer on sale, by code. */
async function readLeftOut(db: Db, cells: readonly ProposedCell[]): Promise<TargetProposal['leftOutProducts']> {
  const ids = new Set(cells.flatMap(({ productId }) => productId ?? []));
  const products = await db
    .selectFrom('products')
    .select(['id', 'code', 'name'])
    .where('enabled', '=', false)
    .orderBy('code')
    .execute();
  return products.filter(({ id }) => ids.has(id));
}

/**
 * Returns targets for another season: those of a season, or what was sold in it, plus a percentage.
 * @throws HttpError 404 when there is no such season
 */
export async function proposeTargets(db: Db, user: CurrentUser, query: Query): Promise<TargetProposal> {
  const { fromSeasonId, owner, source, percent } = query;
  await requireSeason(db, fromSeasonId);
  const rows = (await readTargetRows(db, user, fromSeasonId, owner)).filter(({ isActive }) => isActive);
  const active = new Set(rows.map(({ id }) => id));
  const cells = source === 'sales' ? await readSold(db, user, query) : rows.flatMap((row) => row.cells);
  const ofActive = cells.filter(({ ownerId }) => active.has(ownerId));
  const leftOutProducts = await readLeftOut(db, ofActive);
  const leftOut = new Set<string | null>(leftOutProducts.map(({ id }) => id));
  return {
    leftOutProducts,
    cells: ofActive
      .filter(({ productId }) => !leftOut.has(productId))
      .map(({ ownerId, productId, bags, total }) => ({
        ownerId,
        productId,
        ...raiseTarget({ bags, total }, percent),
      })),
  };
}
