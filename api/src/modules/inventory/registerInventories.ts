import type { CallData, CallInput, FieldError } from '@surco/shared/contract';
import { inventoryFields } from '@surco/shared/records/inventory';
import { toColumns } from '../../core/db/recordColumns';
import type { Tx } from '../../core/db/transaction';
import type { CurrentUser } from '../../core/http/currentUser';
import { HttpError, assertNoFieldErrors } from '../../core/http/httpError';
import { writeAuditEntries } from '../../core/audit/writeAuditEntry';
import { listActiveDistributors } from '../partners';
import { findInventoriesById } from './repository';

type Body = CallInput<'POST /inventories'>['body'];
type InventoryInput = Extract<Body, { seasonId: string }>;

const formatInventoryKey = ({ seasonId, productId, distributorId }: InventoryInput): string =>
  [seasonId, productId, distributorId].join(' ');

/** Returns the ids of the seasons, enabled products and active distributors that the rows may refer to. */
async function readSelectableIds(tx: Tx, user: CurrentUser, rows: readonly InventoryInput[]) {
  const seasonIds = rows.map((row) => row.seasonId);
  const productIds = rows.map((row) => row.productId);
  const seasons = await tx.selectFrom('seasons').select('id').where('id', 'in', seasonIds).execute();
  const products = await tx
    .selectFrom('products')
    .select('id')
    .where('id', 'in', productIds)
    .where('enabled', '=', true)
    .execute();
  const distributors = await listActiveDistributors(tx, user);
  return new Set([...seasons, ...products, ...distributors].map(({ id }) => id));
}

const requiredChoices = [
  ['seasonId', inventoryFields.seasonId.missing],
  ['productId', 'Elija un producto habilitado.'],
  ['distributorId', 'Elija un distribuidor activo.'],
] as const;

async function validateRows(
  tx: Tx,
  user: CurrentUser,
  rows: readonly InventoryInput[],
  getRowPath: (index: number) => string,
): Promise<FieldError[]> {
  const selectableIds = await readSelectableIds(tx, user, rows);
  const checkedKeys = new Set<string>();
  return rows.flatMap((row, index) => {
    const missing = requiredChoices
      .filter(([field]) => !selectableIds.has(row[field]))
      .map(([field, message]) => ({ path: getRowPath(index) + field, message }));
    const isRepeated = checkedKeys.has(formatInventoryKey(row));
    checkedKeys.add(formatInventoryKey(row));
    const repeated = {
      path: `${getRowPath(index)}productId`,
      message: 'Este producto está dos veces en la misma lista.',
    };
    return isRepeated ? [...missing, repeated] : missing;
  });
}

/**
 * Checks that every row was inserted. The unique index rejects inventories that exist, also those of a concurrent
 * request.
 * @throws HttpError 409 with a field error for each row that exists
 */
function assertNotRegistered(
  rows: readonly InventoryInput[],
  insertedKeys: ReadonlySet<string>,
  getRowPath: (index: number) => string,
): void {
  const details = rows.flatMap((row, index) =>
    insertedKeys.has(formatInventoryKey(row))
      ? []
      : [
          {
            path: `${getRowPath(index)}productId`,
            message:
              'Este producto ya tiene inventario en esta temporada y distribuidor. Ajústelo en lugar de registrarlo.',
          },
        ],
  );
  if (details.length > 0) throw new HttpError('DUPLICADO', { text: details[0]?.message ?? '', details });
}

/**
 * Registers the initial stock of one product, or of many in `rows`, each with its first stock movement; all or none.
 * @returns the inventories in the form of the request: one, or a list
 * @throws HttpError 400 for invalid rows, 409 for products that have an inventory already
 */
export async function registerInventories(
  tx: Tx,
  user: CurrentUser,
  body: Body,
): Promise<CallData<'POST /inventories'>> {
  const isList = 'rows' in body;
  const rows = isList ? body.rows : [body];
  const getRowPath = (index: number): string => (isList ? `rows.${index}.` : '');
  assertNoFieldErrors(await validateRows(tx, user, rows, getRowPath));
  const inserted = await tx
    .insertInto('inventories')
    .values(
      rows.map((row) => ({
        ...toColumns(inventoryFields, row),
        created_by: user.id,
        updated_by: user.id,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'initial', 'season_id as seasonId', 'product_id as productId', 'distributor_id as distributorId'])
    .execute();
  assertNotRegistered(rows, new Set(inserted.map(formatInventoryKey)), getRowPath);
  await tx
    .insertInto('stock_movements')
    .values(inserted.map(({ id, initial }) => ({ inventory_id: id, event: 'REGISTER', initial, by: user.id })))
    .execute();
  const inventories = await findInventoriesById(
    tx,
    user,
    inserted.map(({ id }) => id),
  );
  const created = { action: 'CREATE', entity: 'inventory' };
  await writeAuditEntries(
    tx,
    user,
    inventories.map((after) => ({ ...created, entityId: after.id, after })),
  );
  const [single] = inventories;
  return isList || !single ? inventories : single;
}
