import type { CallInput, FieldError, ProductPrice } from '@surco/shared/contract';
import {
  compareMoney,
  formatMoney,
  generalPriceList,
  isSamePriceList,
  type PriceListKey,
  validatePriceDate,
} from '@surco/shared/domain';
import { sql } from 'kysely';
import { writeAuditEntries } from '../../../core/audit/writeAuditEntry';
import type { Tx } from '../../../core/db/transaction';
import type { CurrentUser } from '../../../core/http/currentUser';
import { assertNoFieldErrors, HttpError, requireFound } from '../../../core/http/httpError';
import { broadcastChange } from '../../notifications';
import { listPrices } from './listPrices';
import { findPriceListName } from './findPriceListName';
import { toPriceListKey } from './toPriceListKey';
import { insertPrices, setGeneralPrice } from './repository';

type Body = CallInput<'POST /prices'>['body'];
type Change = Body['changes'][number];
type PricesByProduct = ReadonlyMap<string, ProductPrice>;

/** What a change applies to. */
interface PriceListContext {
  list: PriceListKey;
  /** Name of the list; null for the general one. */
  name: string | null;
  /** `YYYY-MM-DD`. */
  today: string;
}

const getPricePath = (index: number): string => `changes.${index}.price`;

/** Locks the products until the transaction ends and returns the prices of a list. */
async function lockPrices(
  tx: Tx,
  productIds: readonly string[],
  { list, today }: Pick<PriceListContext, 'list' | 'today'>,
): Promise<PricesByProduct> {
  await tx.selectFrom('products').select('id').where('id', 'in', productIds).orderBy('id').forUpdate().execute();
  const prices = await listPrices(tx, list, today);
  return new Map(prices.map((price) => [price.productId, price]));
}

function validateChanges(
  { validFrom, changes }: Body,
  { name, today }: PriceListContext,
  prices: PricesByProduct,
): FieldError[] {
  const dateMessage = validatePriceDate(validFrom, today);
  const ids = changes.map(({ productId }) => productId);
  const lineErrors = changes.flatMap(({ productId: id, price }, index): FieldError[] => {
    if (price === null && name === null)
      return [{ path: getPricePath(index), message: 'Un producto no se quita de la lista general.' }];
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

/** Removes the planned prices of products in a list, all or those of one day. */
async function deletePlanned(
  tx: Tx,
  { seasonId, zoneId }: PriceListKey,
  productIds: readonly string[],
  days: { after: string } | { on: string },
): Promise<void> {
  const condition = 'on' in days ? sql<boolean>`valid_from = ${days.on}` : sql<boolean>`valid_from > ${days.after}`;
  await tx
    .deleteFrom('product_prices')
    .where('product_id', 'in', productIds)
    .where('season_id', 'is not distinct from', seasonId)
    .where('zone_id', 'is not distinct from', zoneId)
    .where(condition)
    .execute();
}

/** The price of a product in a list, as the audit log stores it. */
function toAuditRecord({ list, name }: PriceListContext, { code, price, planned, list: from }: ProductPrice) {
  if (name === null) return { code, basePrice: price, plannedPrices: planned };
  const listPrice = isSamePriceList(from, list) ? { list: name, price } : null;
  return { code, listPrice, plannedPrices: planned.map((plannedPrice) => ({ list: name, ...plannedPrice })) };
}

/** Audits each product whose prices differ. @returns the prices of all products in the list */
async function auditPrices(
  tx: Tx,
  user: CurrentUser,
  context: PriceListContext,
  before: PricesByProduct,
): Promise<ProductPrice[]> {
  const after = await listPrices(tx, context.list, context.today);
  const events = after.flatMap((product) => {
    const former = before.get(product.productId);
    if (!former || JSON.stringify(former) === JSON.stringify(product)) return [];
    const record = { action: 'UPDATE', entity: 'product', entityId: product.productId };
    return [{ ...record, before: toAuditRecord(context, former), after: toAuditRecord(context, product) }];
  });
  if (events.length > 0) await writeAuditEntries(tx, user, events);
  await broadcastChange(tx, 'referenceData');
  return after;
}

/** Whether a change has an effect today: on the price, or on whether the list has the product. */
function isChange({ productId, price, currentPrice }: Change, list: PriceListKey, prices: PricesByProduct): boolean {
  const from = prices.get(productId)?.list ?? generalPriceList;
  const isInList = isSamePriceList(from, list);
  return price === null ? isInList : !isInList || compareMoney(price, currentPrice) !== 0;
}

/**
 * Changes the prices of several products in a list, all or none; null takes a product out of the list. Prices that start
 * today apply at once. The job `prices` applies a planned general price; a planned price of another list is read by its
 * day. A planned price replaces another one of the same day. Sales and DKbonos keep their prices.
 * @throws HttpError 400 with the paths of the fields, 409 when a price is not the one that the user saw
 */
export async function changePrices(tx: Tx, user: CurrentUser, body: Body, today: string): Promise<ProductPrice[]> {
  const { validFrom } = body;
  const list = toPriceListKey(body);
  const context: PriceListContext = { list, name: await findPriceListName(tx, list), today };
  const productIds = body.changes.map(({ productId }) => productId);
  const before = await lockPrices(tx, productIds, context);
  assertNoFieldErrors(validateChanges(body, context, before));
  assertPricesAsSeen(body.changes, before);
  const isPlanned = validFrom > today;
  const changes = body.changes.filter((change) => isPlanned || isChange(change, list, before));
  if (isPlanned) await deletePlanned(tx, list, productIds, { on: validFrom });
  else if (context.name === null)
    for (const { productId, price } of changes)
      if (price !== null) await setGeneralPrice(tx, productId, price, user.id);
  await insertPrices(
    tx,
    list,
    changes.map(({ productId, price }) => ({ productId, price, validFrom, by: user.id })),
  );
  return auditPrices(tx, user, context, before);
}

/**
 * Cancels all planned prices of a product in a list.
 * @throws HttpError 400 for an unknown list, 404 when there is no such product
 */
export async function cancelPlannedPrices(
  tx: Tx,
  user: CurrentUser,
  { productId, list }: { productId: string; list: PriceListKey },
  today: string,
): Promise<ProductPrice[]> {
  const context: PriceListContext = { list, name: await findPriceListName(tx, list), today };
  const before = await lockPrices(tx, [productId], context);
  requireFound(before.get(productId));
  await deletePlanned(tx, list, [productId], { after: today });
  return auditPrices(tx, user, context, before);
}
