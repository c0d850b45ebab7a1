import type { TargetGrid } from '@surco/shared/contract';
import type { TargetOwner } from '@surco/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../core/db/pool';
import type { Tx } from '../../core/db/transaction';
import type { CurrentUser } from '../../core/http/currentUser';
import { requireSeason } from '../overview';
import { ownerSources } from './ownerSources';

/** A row of the grid with its cells; `email` finds a consultant in a file. */
export interface TargetRow {
  id: string;
  name: string;
  email: string | null;
  isActive: boolean;
  cells: TargetGrid['cells'];
}

/** Returns the rows that the user may see, by name: the active ones, and the others while they have a target. */
export async function readTargetRows(
  db: Db | Tx,
  user: CurrentUser,
  seasonId: string | null,
  owner: TargetOwner,
): Promise<TargetRow[]> {
  const { column, owners } = ownerSources[owner];
  const { rows } = await sql<TargetRow>`
    select o.id, o.name, o.email, o.is_active as "isActive", coalesce(x.cells, '[]') as cells
    from ${owners(user)} o
    left join (select g.${column} as owner_id, json_agg(json_build_object('ownerId', g.${column},
        'productId', g.product_id, 'bags', g.bags, 'total', g.total::text, 'version', g.version)
        order by g.product_id nulls first) as cells
      from targets g where g.season_id = ${seasonId} and g.${column} is not null group by 1) x on x.owner_id = o.id
    where o.is_active or x.owner_id is not null
    order by fold(o.name), o.id`.execute(db);
  return rows;
}

/** Returns the products on sale, and those with a target in the season, by code. */
async function readProducts(db: Db | Tx, seasonId: string): Promise<TargetGrid['products']> {
  const { rows } = await sql<TargetGrid['products'][number]>`
    select p.id, p.code, p.name, p.enabled from products p
    where p.enabled or p.id in (select g.product_id from targets g where g.season_id = ${seasonId})
    order by p.code`.execute(db);
  return rows;
}

/**
 * Returns the targets of a season that the user may see.
 * @throws HttpError 404 when there is no such season
 */
export async function readTargetGrid(
  db: Db | Tx,
  user: CurrentUser,
  seasonId: string,
  owner: TargetOwner,
): Promise<TargetGrid> {
  const season = await requireSeason(db, seasonId);
  const rows = await readTargetRows(db, user, seasonId, owner);
  return {
    season,
    owner,
    products: await readProducts(db, seasonId),
    rows: rows.map(({ id, name, isActive }) => ({ id, name, isActive })),
    cells: rows.flatMap(({ cells }) => cells),
  };
}
