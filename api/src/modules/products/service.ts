import type { CallInput, ProductDetail } from '@surco/shared/contract';
import { compareMoney, generalPriceList, keepSowingData } from '@surco/shared/domain';
import { productFields } from '@surco/shared/records/product';
import { changedBy, toColumns } from '../../core/db/recordColumns';
import type { Tx } from '../../core/db/transaction';
import type { CurrentUser } from '../../core/http/currentUser';
import { requireFound } from '../../core/http/httpError';
import { writeAuditEntry } from '../../core/audit/writeAuditEntry';
import { broadcastChange } from '../notifications';
import { mapUniqueViolation } from '../../core/http/uniqueViolation';
import { assertVersion } from '../../core/http/assertVersion';
import { insertPrices } from './prices/repository';
import { findProduct } from './repository';

type Body = CallInput<'POST /products'>['body'];

const duplicateCodeError = { path: 'code', message: 'Ya hay un producto con esta clave.' };
const productUniqueErrors = { products_code_key: duplicateCodeError, products_folded_code: duplicateCodeError };

/** Values of the other packaging are dropped. */
const toProductColumns = (body: Body) => toColumns(productFields, keepSowingData(body));

/**
 * Creates a product.
 * @throws HttpError 409 for a code that exists
 */
export async function createProduct(tx: Tx, user: CurrentUser, body: Body, today: string): Promise<ProductDetail> {
  const { id } = await mapUniqueViolation(
    tx
      .insertInto('products')
      .values({ ...toProductColumns(body), created_by: user.id, updated_by: user.id })
      .returning('id')
      .executeTakeFirstOrThrow(),
    productUniqueErrors,
  );
  await insertPrices(tx, generalPriceList, [{ productId: id, price: body.basePrice, validFrom: today, by: user.id }]);
  const after = requireFound(await findProduct(tx, id));
  await writeAuditEntry(tx, user, { action: 'CREATE', entity: 'product', entityId: id, after });
  await broadcastChange(tx, 'referenceData');
  return after;
}

/**
 * Changes a product; existing sales and DKbonos keep their prices.
 * @throws HttpError 404 when there is none, 409 for another version or a code that exists
 */
export async function updateProduct(
  tx: Tx,
  user: CurrentUser,
  id: string,
  { version, ...body }: CallInput<'PUT /products/{id}'>['body'],
  today: string,
): Promise<ProductDetail> {
  await tx.selectFrom('products').select('id').where('id', '=', id).forUpdate().execute();
  const before = requireFound(await findProduct(tx, id));
  assertVersion(before, version);
  await mapUniqueViolation(
    tx
      .updateTable('products')
      .set({ ...toProductColumns(body), ...changedBy(user.id) })
      .where('id', '=', id)
      .execute(),
    productUniqueErrors,
  );
  if (compareMoney(before.basePrice, body.basePrice) !== 0)
    await insertPrices(tx, generalPriceList, [{ productId: id, price: body.basePrice, validFrom: today, by: user.id }]);
  const after = requireFound(await findProduct(tx, id));
  await writeAuditEntry(tx, user, { action: 'UPDATE', entity: 'product', entityId: id, before, after });
  await broadcastChange(tx, 'referenceData');
  return after;
}
