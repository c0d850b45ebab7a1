import type { CallInput, ProductDetail } from '@surco/shared/contract';
import { compareMoney } from '@surco/shared/domain/money';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { CurrentUser } from '../../http/currentUser';
import { found } from '../../http/failure';
import { audit } from '../documents/audit';
import { announce } from '../notifications/announce';
import { unlessTaken } from '../taken';
import { sameVersion } from '../versioned';
import { findProduct } from './repository';

type Body = CallInput<'POST /products'>['body'];

const sameCode = { path: 'code', message: 'Ya hay un producto con esta clave.' };
const taken = { products_code_key: sameCode, products_folded_code: sameCode };

/** What its packing does not need is dropped, so that a product is sown one way only. */
const columnsOf = (body: Body) => {
  const bySeeds = body.packaging === 'SEMILLAS';
  return {
    code: body.code,
    name: body.name,
    crop: body.crop,
    use: body.use,
    environment: body.environment,
    packaging: body.packaging,
    seeds_per_bag: bySeeds ? (body.seedsPerBag ?? null) : null,
    density_plants_ha: bySeeds ? (body.densityPlantsHa ?? null) : null,
    kg_per_bag: bySeeds ? null : (body.kgPerBag ?? null),
    kg_per_ha: bySeeds ? null : (body.kgPerHa ?? null),
    yield_mv: body.yieldMV,
    dry_matter: body.dryMatter,
    base_price: body.basePrice,
    max_discount: body.maxDiscount,
    tax_rate: body.taxRate,
    seed_category: body.seedCategory,
    treatment: body.treatment,
    enabled: body.enabled,
  };
};

const recordPrice = (tx: Tx, productId: string, price: string, by: string) =>
  tx.insertInto('product_prices').values({ product_id: productId, price, by }).execute();

export async function createProduct(tx: Tx, user: CurrentUser, body: Body): Promise<ProductDetail> {
  const { id } = await unlessTaken(
    tx
      .insertInto('products')
      .values({ ...columnsOf(body), created_by: user.id, updated_by: user.id })
      .returning('id')
      .executeTakeFirstOrThrow(),
    taken,
  );
  await recordPrice(tx, id, body.basePrice, user.id);
  const after = found(await findProduct(tx, id));
  await audit(tx, user, { action: 'CREATE', entity: 'product', entityId: id, after });
  await announce(tx, 'catalogue');
  return after;
}

/** A change of one product; sales and DKbonos keep the price they were made at. */
export async function updateProduct(
  tx: Tx,
  user: CurrentUser,
  id: string,
  { version, ...body }: CallInput<'PUT /products/{id}'>['body'],
): Promise<ProductDetail> {
  await tx.selectFrom('products').select('id').where('id', '=', id).forUpdate().execute();
  const before = found(await findProduct(tx, id));
  sameVersion(before, version);
  await unlessTaken(
    tx
      .updateTable('products')
      .set({ ...columnsOf(body), version: sql`version + 1`, updated_at: sql`now()`, updated_by: user.id })
      .where('id', '=', id)
      .execute(),
    taken,
  );
  if (compareMoney(before.basePrice, body.basePrice) !== 0) await recordPrice(tx, id, body.basePrice, user.id);
  const after = found(await findProduct(tx, id));
  await audit(tx, user, { action: 'UPDATE', entity: 'product', entityId: id, before, after });
  await announce(tx, 'catalogue');
  return after;
}
