import type { CallInput, FieldError, TargetGrid } from '@surco/shared/contract';
import { sql } from 'kysely';
import { writeAuditEntry } from '../../core/audit/writeAuditEntry';
import type { Tx } from '../../core/db/transaction';
import type { CurrentUser } from '../../core/http/currentUser';
import { assertNoFieldErrors, HttpError, requireFound } from '../../core/http/httpError';
import { readTargetGrid } from './readTargetGrid';
import { ownerSources } from './ownerSources';

type Body = CallInput<'PUT /targets'>['body'];
type Cell = Body['cells'][number];

const getCellKey = ({ ownerId, productId }: Pick<Cell, 'ownerId' | 'productId'>): string =>
  `${ownerId} ${productId ?? ''}`;
const isRemoval = ({ bags, total }: Cell): boolean => bags === null && total === null;
const getCellPath = (index: number): string => `cells.${index}`;

/** @throws HttpError 404 when a consultant or zone is not within the user's scope */
function assertOwnersVisible({ cells }: Body, { rows }: TargetGrid): void {
  const visible = new Set(rows.map(({ id }) => id));
  for (const { ownerId } of cells) requireFound(visible.has(ownerId) || null);
}

/** Returns an error for each cell that is repeated, or whose product or consultant may get no target. */
function validateCells({ cells }: Body, { rows, products }: TargetGrid): FieldError[] {
  const inactiveIds = new Set(rows.filter(({ isActive }) => !isActive).map(({ id }) => id));
  const productIds = new Set(products.map(({ id }) => id));
  const seen = new Set<string>();
  return cells.flatMap((cell, index): FieldError[] => {
    const key = getCellKey(cell);
    const message = seen.has(key)
      ? 'La meta está repetida.'
      : cell.productId !== null && !productIds.has(cell.productId)
        ? 'Este producto ya no está a la venta.'
        : inactiveIds.has(cell.ownerId) && !isRemoval(cell)
          ? 'El consultor ya no está activo: su meta solo se puede quitar.'
          : null;
    seen.add(key);
    return message ? [{ path: getCellPath(index), message }] : [];
  });
}

/** @throws HttpError 409 with the current grid when a cell is not the one that the user saw */
function assertCellsAsSeen({ cells }: Body, grid: TargetGrid): void {
  const versions = new Map(grid.cells.map((cell) => [getCellKey(cell), cell.version]));
  const details = cells.flatMap((cell, index): FieldError[] =>
    (versions.get(getCellKey(cell)) ?? null) === cell.version
      ? []
      : [{ path: getCellPath(index), message: 'Otra persona cambió esta meta.' }],
  );
  if (details.length > 0) throw new HttpError('VERSION_OBSOLETA', { details, data: grid });
}

async function writeCells(tx: Tx, user: CurrentUser, { seasonId, owner, cells }: Body): Promise<void> {
  const { column } = ownerSources[owner];
  const values = cells.map(
    (cell) => sql`(${cell.ownerId}::uuid, ${cell.productId}::uuid, ${cell.bags}::integer, ${cell.total}::numeric)`,
  );
  await sql`
    with cells (owner_id, product_id, bags, total) as (values ${sql.join(values)}),
    removed as (delete from targets g using cells x
      where g.season_id = ${seasonId} and g.${column} = x.owner_id and g.product_id is not distinct from x.product_id
        and x.bags is null and x.total is null)
    insert into targets as stored (season_id, ${column}, product_id, bags, total, created_by, updated_by)
    select ${seasonId}::uuid, x.owner_id, x.product_id, x.bags, x.total, ${user.id}::uuid, ${user.id}::uuid
    from cells x where x.bags is not null or x.total is not null
    on conflict on constraint targets_key do update set bags = excluded.bags, total = excluded.total,
      version = stored.version + 1, updated_at = now(), updated_by = excluded.updated_by`.execute(tx);
}

/** The targets that a change is about, with the names that the audit log shows. */
function toAuditRecord({ season, rows, products, cells }: TargetGrid, body: Body) {
  const changed = new Set(body.cells.map(getCellKey));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const codes = new Map(products.map(({ id, code }) => [id, code]));
  const targets = cells
    .filter((cell) => changed.has(getCellKey(cell)))
    .map(({ ownerId, productId, bags, total }) => ({
      ownerId,
      name: names.get(ownerId) ?? null,
      productId,
      product: productId === null ? null : (codes.get(productId) ?? null),
      bags,
      total,
    }));
  return { name: season.name, owner: body.owner, targets };
}

/**
 * Changes targets of a season, all or none. Changes of the same season wait for each other, so that a version is read
 * and replaced by one of them.
 * @throws HttpError 400 with the paths of the cells, 404 for a season, consultant or zone outside the scope, 409 when a
 * cell is not the one that the user saw
 */
export async function changeTargets(tx: Tx, user: CurrentUser, body: Body): Promise<TargetGrid> {
  const { seasonId, owner } = body;
  // Unlike `for update`, it does not wait for sales of the season.
  await tx.selectFrom('seasons').select('id').where('id', '=', seasonId).forNoKeyUpdate().execute();
  const before = await readTargetGrid(tx, user, seasonId, owner);
  assertOwnersVisible(body, before);
  assertNoFieldErrors(validateCells(body, before));
  assertCellsAsSeen(body, before);
  await writeCells(tx, user, body);
  const after = await readTargetGrid(tx, user, seasonId, owner);
  await writeAuditEntry(tx, user, {
    action: 'UPDATE',
    entity: 'target',
    entityId: seasonId,
    before: toAuditRecord(before, body),
    after: toAuditRecord(after, body),
  });
  return after;
}
