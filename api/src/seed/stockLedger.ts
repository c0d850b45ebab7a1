import { calculateStockChange, type StockEvent } from '@surco/shared/domain';
import type { NewRow } from '../core/db/schema/database';
import { eventMinutes, getFirstDay, toInstant, type DemoSeason } from './calendar';
import { getDistributorId, type SeedContext } from './documents';
import { distributorIds } from './partners';
import type { DemoSale } from './sales';
import type { DemoVoucher } from './vouchers';

/** A change of one inventory, before the inventory has an id. */
interface StockChange {
  stockKey: string;
  at: string;
  event: StockEvent;
  committed: number;
  sold: number;
  sale_id: string | null;
  voucher_id: string | null;
  by: string;
}

const buildStockKey = (seasonId: string, distributorId: string, productId: string) =>
  `${seasonId} ${distributorId} ${productId}`;

/** Builds the changes of one event by the rules of the domain, which the API uses too. */
const buildStockChanges = (
  document: DemoSale | DemoVoucher,
  references: Pick<StockChange, 'sale_id' | 'voucher_id'>,
  event: StockEvent,
  at: string,
): StockChange[] =>
  document.lines.map(({ product_id, quantity }) => ({
    stockKey: buildStockKey(document.season.id, getDistributorId(document), product_id),
    at,
    event,
    ...calculateStockChange(event, { voucher: quantity, sale: quantity }),
    ...references,
    by: document.customer.consultantId,
  }));

/** The reservation of a DKbono, and its end if it expired or was cancelled. A conversion is a change of the sale. */
function buildVoucherChanges(voucher: DemoVoucher, today: string): StockChange[] {
  const { id, status, date, minute, closedOn } = voucher;
  const references = { sale_id: null, voucher_id: id };
  const created = buildStockChanges(voucher, references, 'CREATE_VOUCHER', toInstant(date, today, minute));
  const ending = status === 'VENCIDO' ? 'EXPIRE_VOUCHER' : status === 'CANCELADO' ? 'CANCEL_VOUCHER' : null;
  if (!ending || !closedOn) return created;
  const closed = toInstant(closedOn, today, eventMinutes.voucherClosed);
  return [...created, ...buildStockChanges(voucher, references, ending, closed)];
}

/** A sale and, if it was deleted, its reversal. */
function buildSaleChanges(sale: DemoSale, today: string): StockChange[] {
  const { id, status, date, minute, closedOn, voucherId } = sale;
  const references = { sale_id: id, voucher_id: voucherId };
  const event = voucherId ? 'CONVERT' : 'DIRECT_SALE';
  const sold = buildStockChanges(sale, references, event, toInstant(date, today, minute));
  if (status !== 'ELIMINADA' || !closedOn) return sold;
  const deleted = toInstant(closedOn, today, eventMinutes.saleClosed);
  return [...sold, ...buildStockChanges(sale, references, 'DELETE_SALE', deleted)];
}

/** Returns the maximum of bags sold and committed at one time, which is the stock required. */
function findPeakDemand(changes: readonly StockChange[]): number {
  let used = 0;
  return changes.reduce((peak, { committed, sold }) => Math.max(peak, (used += committed + sold)), 0);
}

const sumField = (changes: readonly StockChange[], field: 'committed' | 'sold') =>
  changes.reduce((sum, change) => sum + change[field], 0);

/** Inventories that show the warnings of the list: no stock left, and less than a tenth left. */
const scarceStock: Readonly<Record<string, 'EXHAUSTED' | 'LOW'>> = {
  [`${distributorIds.sureste} DKX-T45`]: 'EXHAUSTED',
  [`${distributorIds.norte} DKX-700`]: 'LOW',
  [`${distributorIds.bajio} DKX-B10`]: 'LOW',
};

const roundUpToTen = (value: number) => Math.ceil(value / 10) * 10;

/** The initial stock, and a later adjustment with its reason. */
function chooseInitialStock(
  { random }: SeedContext,
  season: DemoSeason,
  scarcity: 'EXHAUSTED' | 'LOW' | undefined,
  changes: readonly StockChange[],
) {
  const peak = findPeakDemand(changes);
  const used = sumField(changes, 'committed') + sumField(changes, 'sold');
  if (season.isOpen && scarcity && peak > 0) {
    const left = scarcity === 'EXHAUSTED' ? 0 : Math.max(1, Math.floor(used * 0.05));
    return { initial: peak + left, adjustments: used - peak, reason: 'Diferencia en conteo físico.' };
  }
  const initial = roundUpToTen(peak * 1.12 + random.nextInteger(60, 240)) + (season.isOpen ? 400 : 0);
  if (random.nextBoolean(0.15))
    return { initial, adjustments: random.nextInteger(4, 12) * 10, reason: 'Reposición del proveedor.' };
  return random.nextBoolean(0.12)
    ? { initial, adjustments: -random.nextInteger(1, 9), reason: 'Bolsas dañadas por humedad.' }
    : { initial, adjustments: 0, reason: null };
}

/** Builds the inventories of every season, product and distributor, and the movements that add up to them. */
export function buildStockLedger(
  context: SeedContext,
  seasons: readonly DemoSeason[],
  sales: readonly DemoSale[],
  vouchers: readonly DemoVoucher[],
  recordedBy: string,
) {
  const { random, today } = context;
  const byKey = new Map<string, StockChange[]>();
  const all = [
    ...vouchers.flatMap((voucher) => buildVoucherChanges(voucher, today)),
    ...sales.flatMap((sale) => buildSaleChanges(sale, today)),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
  for (const change of all) byKey.set(change.stockKey, [...(byKey.get(change.stockKey) ?? []), change]);
  const registered = toInstant(getFirstDay(today), today, 30);
  const inventories: NewRow<'inventories'>[] = [];
  const movements: NewRow<'stock_movements'>[] = [];
  for (const season of seasons)
    for (const distributor_id of Object.values(distributorIds))
      for (const product of context.products) {
        const changes = byKey.get(buildStockKey(season.id, distributor_id, product.id)) ?? [];
        const id = random.nextUuid();
        const scarcity = scarceStock[`${distributor_id} ${product.code}`];
        const { initial, adjustments, reason } = chooseInitialStock(context, season, scarcity, changes);
        inventories.push({
          id,
          season_id: season.id,
          product_id: product.id,
          distributor_id,
          initial,
          adjustments,
          committed: sumField(changes, 'committed'),
          sold: sumField(changes, 'sold'),
          created_at: registered,
          created_by: recordedBy,
        });
        const adjusted = { adjustment: adjustments, reason, at: toInstant(today, today, 1), by: recordedBy };
        movements.push(
          buildMovementRow(context, id, { event: 'REGISTER', initial, at: registered, by: recordedBy }),
          ...changes.map(({ stockKey: _key, ...change }) => buildMovementRow(context, id, change)),
          ...(adjustments === 0 ? [] : [buildMovementRow(context, id, { event: 'ADJUST', ...adjusted })]),
        );
      }
  return { inventories, movements };
}

const buildMovementRow = (
  { random }: SeedContext,
  inventory_id: string,
  values: Omit<NewRow<'stock_movements'>, 'id' | 'inventory_id'>,
): NewRow<'stock_movements'> => ({
  id: random.nextUuid(),
  inventory_id,
  initial: 0,
  adjustment: 0,
  committed: 0,
  sold: 0,
  sale_id: null,
  voucher_id: null,
  reason: null,
  ...values,
});
