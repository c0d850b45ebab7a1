import type { CallData, CallInput } from '@surco/shared/contract';
import type { Problem } from '@surco/shared/domain/problem';
import type { Tx } from '../../db/transaction';
import type { CurrentUser } from '../../http/currentUser';
import { Failure, refuse } from '../../http/failure';
import { audit } from '../documents/audit';
import { distributors } from '../partners/repository';
import { inventoriesById } from './repository';

type Body = CallInput<'POST /inventories'>['body'];
type Row = Extract<Body, { seasonId: string }>;

const keyOf = ({ seasonId, productId, distributorId }: Row): string => [seasonId, productId, distributorId].join(' ');

/** Which ids are there to be chosen. */
async function known(tx: Tx, user: CurrentUser, rows: readonly Row[]) {
  const [seasons, products, sources] = await Promise.all([
    tx
      .selectFrom('seasons')
      .select('id')
      .where(
        'id',
        'in',
        rows.map((row) => row.seasonId),
      )
      .execute(),
    tx
      .selectFrom('products')
      .select('id')
      .where(
        'id',
        'in',
        rows.map((row) => row.productId),
      )
      .where('enabled', '=', true)
      .execute(),
    distributors(tx, user),
  ]);
  return new Set([...seasons, ...products, ...sources].map(({ id }) => id));
}

const choices = [
  ['seasonId', 'Elija una temporada.'],
  ['productId', 'Elija un producto habilitado.'],
  ['distributorId', 'Elija un distribuidor activo.'],
] as const;

async function problemsOf(
  tx: Tx,
  user: CurrentUser,
  rows: readonly Row[],
  at: (index: number) => string,
): Promise<Problem[]> {
  const there = await known(tx, user, rows);
  const seen = new Set<string>();
  return rows.flatMap((row, index) => {
    const missing = choices
      .filter(([field]) => !there.has(row[field]))
      .map(([field, message]) => ({ path: at(index) + field, message }));
    const twice = seen.has(keyOf(row));
    seen.add(keyOf(row));
    const again = { path: `${at(index)}productId`, message: 'Este producto está dos veces en la misma lista.' };
    return twice ? [...missing, again] : missing;
  });
}

/** What is registered already, as a 409 at its row; the unique index decides, so that two at once do not both get in. */
function refuseTaken(rows: readonly Row[], written: ReadonlySet<string>, at: (index: number) => string): void {
  const details = rows.flatMap((row, index) =>
    written.has(keyOf(row))
      ? []
      : [
          {
            path: `${at(index)}productId`,
            message:
              'Este producto ya tiene inventario en esta temporada y distribuidor. Ajústelo en lugar de registrarlo.',
          },
        ],
  );
  if (details.length > 0) throw new Failure('DUPLICADO', { text: details[0]?.message ?? '', details });
}

/** What a season starts with: one product or many, all or nothing, each with the first row of its ledger. */
export async function registerInventories(
  tx: Tx,
  user: CurrentUser,
  body: Body,
): Promise<CallData<'POST /inventories'>> {
  const many = 'rows' in body;
  const rows = many ? body.rows : [body];
  const at = (index: number): string => (many ? `rows.${index}.` : '');
  refuse(await problemsOf(tx, user, rows, at));
  const made = await tx
    .insertInto('inventories')
    .values(
      rows.map((row) => ({
        season_id: row.seasonId,
        product_id: row.productId,
        distributor_id: row.distributorId,
        initial: row.initial,
        created_by: user.id,
        updated_by: user.id,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'initial', 'season_id as seasonId', 'product_id as productId', 'distributor_id as distributorId'])
    .execute();
  refuseTaken(rows, new Set(made.map(keyOf)), at);
  await tx
    .insertInto('stock_movements')
    .values(made.map(({ id, initial }) => ({ inventory_id: id, event: 'REGISTER', initial, by: user.id })))
    .execute();
  const inventories = await inventoriesById(
    tx,
    user,
    made.map(({ id }) => id),
  );
  for (const after of inventories) {
    await audit(tx, user, { action: 'CREATE', entity: 'inventory', entityId: after.id, after });
  }
  const [only] = inventories;
  return many || !only ? inventories : only;
}
