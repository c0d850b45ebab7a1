import type { NewRow } from '../core/db/schema/database';
import { getFirstDay, toInstant, type DemoSeason } from './calendar';
import { distributorIds } from './partners';
import type { SeedContext } from './documents';
import type { DemoSale } from './sales';
import {
  buildSaleChanges,
  buildStockKey,
  buildVoucherChanges,
  groupByStockKey,
  type DemoStockChange,
} from './stockChanges';
import type { DemoVoucher } from './vouchers';

/** Returns the maximum of bags sold and committed at one time, which is the stock required. */
function findPeakDemand(changes: readonly DemoStockChange[]): number {
  let used = 0;
  return changes.reduce((peak, { committed, sold }) => Math.max(peak, (used += committed + sold)), 0);
}

const sumField = (changes: readonly DemoStockChange[], field: 'committed' | 'sold') =>
  changes.reduce((sum, change) => sum + change[field], 0);

/** Inventories that show the warnings of the list: no stock left, and less than a tenth left. */
const scarceStock: Readonly<Record<string, 'EXHAUSTED' | 'LOW'>> = {
  [`${distributorIds.sureste} DKX-T45`]: 'EXHAUSTED',
  [`${distributorIds.norte} DKX-700`]: 'LOW',
  [`${distributorIds.bajio} DKX-B10`]: 'LOW',
};

const roundUpToTen = (value: number) => Math.ceil(value / 10) * 10;

interface InitialStock {
  initial: number;
  adjustments: number;
  reason: string | null;
}

function chooseInitialStock(
  { random }: SeedContext,
  season: DemoSeason,
  scarcity: 'EXHAUSTED' | 'LOW' | undefined,
  changes: readonly DemoStockChange[],
): InitialStock {
  const peak = findPeakDemand(changes);
  const used = sumField(changes, 'committed') + sumField(changes, 'sold');
  if (season.isOpen && scarcity && peak > 0) {
    const left = scarcity === 'EXHAUSTED' ? 0 : Math.max(1, Math.floor(used * 0.05));
    return {
      initial: peak + left,
      adjustments: used - peak,
      reason: used === peak ? null : 'Diferencia en conteo físico.',
    };
  }
  const initial = roundUpToTen(peak * 1.12 + random.nextInteger(60, 240)) + (season.isOpen ? 400 : 0);
  if (random.nextBoolean(0.15))
    return { initial, adjustments: random.nextInteger(4, 12) * 10, reason: 'Reposición del proveedor.' };
  return random.nextBoolean(0.12)
    ? { initial, adjustments: -random.nextInteger(1, 9), reason: 'Bolsas dañadas por humedad.' }
    : { initial, adjustments: 0, reason: null };
}

interface StockLedger {
  inventories: NewRow<'inventories'>[];
  movements: NewRow<'stock_movements'>[];
}

/** Builds the inventories of every season, product and distributor, and the movements that add up to them. */
export function buildStockLedger(
  context: SeedContext,
  seasons: readonly DemoSeason[],
  sales: readonly DemoSale[],
  vouchers: readonly DemoVoucher[],
  recordedBy: string,
): StockLedger {
  const { random, today } = context;
  const all = [
    ...vouchers.flatMap((voucher) => buildVoucherChanges(voucher, today)),
    ...sales.flatMap((sale) => buildSaleChanges(sale, today)),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
  const byKey = groupByStockKey(all);
  const registered = toInstant(getFirstDay(today), today, 30);
  const ledger: StockLedger = { inventories: [], movements: [] };
  for (const season of seasons) {
    for (const distributor_id of Object.values(distributorIds)) {
      for (const product of context.products) {
        const changes = byKey.get(buildStockKey(season.id, distributor_id, product.id)) ?? [];
        const id = random.nextUuid();
        const { initial, adjustments, reason } = chooseInitialStock(
          context,
          season,
          scarceStock[`${distributor_id} ${product.code}`],
          changes,
        );
        const sums = {
          initial,
          adjustments,
          committed: sumField(changes, 'committed'),
          sold: sumField(changes, 'sold'),
        };
        ledger.inventories.push({
          id,
          season_id: season.id,
          product_id: product.id,
          distributor_id,
          ...sums,
          created_at: registered,
          created_by: recordedBy,
        });
        ledger.movements.push(
          buildMovementRow(context, id, { event: 'REGISTER', initial, at: registered, by: recordedBy }),
          ...changes.map(({ stockKey: _key, ...change }) => buildMovementRow(context, id, change)),
          ...(adjustments === 0
            ? []
            : [
                buildMovementRow(context, id, {
                  event: 'ADJUST',
                  adjustment: adjustments,
                  reason,
                  at: toInstant(today, today, 1),
                  by: recordedBy,
                }),
              ]),
        );
      }
    }
  }
  return ledger;
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
