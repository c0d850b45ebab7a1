import type { CallInput, FieldError, ProductPrice } from '@surco/shared/contract';
import { compareMoney, formatMoney, validatePriceDate } from '@surco/shared/domain';
import { sql } from 'kysely';
import { writeAuditEntries } from '../../../core/audit/writeAuditEntry';
import type { Tx } from '../../../core/db/transaction';
import type { CurrentUser } from '../../../core/http/currentUser';
import { assertNoFieldErrors, HttpError, requireFound } from '../../../core/http/httpError';
import { broadcastChange } from '../../notifications';
import { insertPrices, listPrices, setListPrice } from './repository';

type Body = CallInput<'POST /prices'>['body'];
type Change = Body['changes'][number];
type PricesByProduct = ReadonlyMap<string, ProductPrice>;

const getPricePath = (index: number): string => `changes.${index}.price`;

/** Locks the products until the transaction ends and returns their prices. */
async function lockPrices(tx: Tx, productIds: readonly string[], today: string): Promise<PricesByProduct> {
  await tx.selectFrom('products').select('id').where('id', 'in', productIds).orderBy('id').forUpdate().execute();
  const prices = await listPrices(tx, today);
  return new Map(prices.map((price) => [price.productId, price]));
}

function validateChanges({ validFrom, changes }: Body, today: string, prices: PricesByProduct): FieldError[] {
  const dateMessage = validatePriceDate(validFrom, today);
  const ids = changes.map(({ productId }) => productId);
  const lineErrors = ids.flatMap((id, index): FieldError[] => {
    if (!prices.has(id)) return [{ path: getPricePath(index), message: 'Este producto ya no existe.' }];
    return ids.indexOf(id) === index ? [] : [{ path: getPricePath(index), message: 'El producto está repetido.' }];
  });
  return dateMessage ? [{ path: 'validFrom', message: dateMessage }, ...lineErrors] : lineErrors;
}

/** @throws HttpError 409 when a price is not the one that the user saw */
function assertPricesAsSeen(changes: readonly Change[], prices: PricesByProduct): void {
  const details = changes.flatMap(({ productId, currentPrice }, index): FieldError[] => {
    const price = prices.get(productId)?.price ?? currentPrice;
    const message = `Otra persona lo cambió a ${formatMoney(price)}: revise el precio nuevo.`;
    return compareMoney(price, currentPrice) === 0 ? [] : [{ path: getPricePath(index), message }];
  });
  if (details.length > 0) throw new HttpError('VERSION_OBSOLETA', { details });
}

/** Removes the planned prices of products, all or those of one day. */
async function deletePlanned(
  tx: Tx,
  productIds: readonly string[],
  days: { after: string } | { on: string },
): Promise<void> {
  const condition = 'on' in days ? sql<boolean>`valid_from = ${days.on}` : sql<boolean>`valid_from > ${days.after}`;
  await tx.deleteFrom('product_prices').where('product_id', 'in', productIds).where(condition).execute();
}

/** Audits each product whose prices differ. @returns the prices of all products */
async function auditPrices(tx: Tx, user: CurrentUser, today: string, before: PricesByProduct): Promise<ProductPrice[]> {
  const after = await listPrices(tx, today);
  const select = ({ code, price, planned }: ProductPrice) => ({ code, basePrice: price, plannedPrices: planned });
  const events = after.flatMap((product) => {
    const former = before.get(product.productId);
    if (!former || JSON.stringify(select(former)) === JSON.stringify(select(product))) return [];
    const record = { action: 'UPDATE', entity: 'product', entityId: product.productId };
    return [{ ...record, before: select(former), after: select(product) }];
  });
  if (events.length > 0) await writeAuditEntries(tx, user, events);
  await broadcastChange(tx, 'referenceData');
  return after;
}

/**
 * Changes the prices of several products, all or none. From today on they apply at once, from a later day by the job
 * `prices`; a planned price replaces another one of the same day. Sales and DKbonos keep their prices.
 * @throws HttpError 400 with the paths of the fields, 409 when a price is not the one that the user saw
 */
export async function changePrices(tx: Tx, user: CurrentUser, body: Body, today: string): Promise<ProductPrice[]> {
  const { validFrom } = body;
  const productIds = body.changes.map(({ productId }) => productId);
  const before = await lockPrices(tx, productIds, today);
  assertNoFieldErrors(validateChanges(body, today, before));
  assertPricesAsSeen(body.changes, before);
  const isPlanned = validFrom > today;
  const changes = body.changes.filter(
    ({ price, currentPrice }) => isPlanned || compareMoney(price, currentPrice) !== 0,
  );
  if (isPlanned) await deletePlanned(tx, productIds, { on: validFrom });
  else for (const { productId, price } of changes) await setListPrice(tx, productId, price, user.id);
  await insertPrices(
    tx,
    changes.map(({ productId, price }) => ({ productId, price, validFrom, by: user.id })),
  );
  return auditPrices(tx, user, today, before);
}

/**
 * Cancels all planned prices of a product.
 * @throws HttpError 404 when there is no such product
 */
export async function cancelPlannedPrices(
  tx: Tx,
  user: CurrentUser,
  productId: string,
  today: string,
): Promise<ProductPrice[]> {
  const before = await lockPrices(tx, [productId], today);
  requireFound(before.get(productId));
  await deletePlanned(tx, [productId], { after: today });
  return auditPrices(tx, user, today, before);
}
