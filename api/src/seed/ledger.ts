import { stockChange, type StockEvent } from '@surco/shared/domain/stock';
import type { NewRow } from '../db/types';
import { firstDay, instant, type DemoSeason } from './calendar';
import { distributorIds } from './partners';
import { distributorOf, type World } from './documents';
import type { SaleDraft } from './sales';
import type { VoucherDraft } from './vouchers';

/** One change of one inventory, before it is known which row that is. */
interface Change {
  key: string;
  at: string;
  event: StockEvent;
  committed: number;
  sold: number;
  sale_id: string | null;
  voucher_id: string | null;
  by: string;
}

const keyOf = (seasonId: string, distributorId: string, productId: string) =>
  `${seasonId} ${distributorId} ${productId}`;

interface Happening {
  event: StockEvent;
  on: string;
  minute: number;
  saleId?: string;
  voucherId?: string;
}

/** The ledger knows no other rules than the API's: every change is looked up in the table of the domain. */
function changes(
  made: SaleDraft | VoucherDraft,
  today: string,
  { event, on, minute, saleId, voucherId }: Happening,
): Change[] {
  return made.lines.map(({ product_id, quantity }) => ({
    key: keyOf(made.season.id, distributorOf(made), product_id),
    at: instant(on, today, minute),
    event,
    ...stockChange(event, { voucher: quantity, sale: quantity }),
    sale_id: saleId ?? null,
    voucher_id: voucherId ?? null,
    by: made.client.consultantId,
  }));
}

const ofVoucher = (made: VoucherDraft, today: string): Change[] => {
  const created = changes(made, today, {
    event: 'CREATE_VOUCHER',
    on: made.date,
    minute: made.minute,
    voucherId: made.id,
  });
  const ending = made.status === 'VENCIDO' ? 'EXPIRE_VOUCHER' : made.status === 'CANCELADO' ? 'CANCEL_VOUCHER' : null;
  if (!ending || !made.closedOn) return created;
  return [...created, ...changes(made, today, { event: ending, on: made.closedOn, minute: 598, voucherId: made.id })];
};

const ofSale = (made: SaleDraft, today: string): Change[] => {
  const sold = made.voucherId
    ? changes(made, today, {
        event: 'CONVERT',
        on: made.date,
        minute: made.minute,
        saleId: made.id,
        voucherId: made.voucherId,
      })
    : changes(made, today, { event: 'DIRECT_SALE', on: made.date, minute: made.minute, saleId: made.id });
  if (made.status !== 'ELIMINADA' || !made.closedOn) return sold;
  return [...sold, ...changes(made, today, { event: 'DELETE_SALE', on: made.closedOn, minute: 597, saleId: made.id })];
};

/** The most that was ever taken at once: what had to be there. */
function peakOf(list: readonly Change[]): number {
  let taken = 0;
  return list.reduce((peak, { committed, sold }) => Math.max(peak, (taken += committed + sold)), 0);
}

const total = (list: readonly Change[], field: 'committed' | 'sold') =>
  list.reduce((sum, change) => sum + change[field], 0);

/** Inventories that show what the list warns of: nothing left, and under a tenth left. */
const scarce: Readonly<Record<string, 'EXHAUSTED' | 'LOW'>> = {
  [`${distributorIds.sureste} DKX-T45`]: 'EXHAUSTED',
  [`${distributorIds.norte} DKX-700`]: 'LOW',
  [`${distributorIds.bajio} DKX-B10`]: 'LOW',
};

const upToTen = (value: number) => Math.ceil(value / 10) * 10;

interface Amounts {
  initial: number;
  adjustments: number;
  reason: string | null;
}

function amounts(
  { chance }: World,
  season: DemoSeason,
  scarcity: 'EXHAUSTED' | 'LOW' | undefined,
  list: readonly Change[],
): Amounts {
  const peak = peakOf(list);
  const taken = total(list, 'committed') + total(list, 'sold');
  if (season.isOpen && scarcity && peak > 0) {
    const left = scarcity === 'EXHAUSTED' ? 0 : Math.max(1, Math.floor(taken * 0.05));
    return {
      initial: peak + left,
      adjustments: taken - peak,
      reason: taken === peak ? null : 'Diferencia en conteo físico.',
    };
  }
  const initial = upToTen(peak * 1.12 + chance.int(60, 240)) + (season.isOpen ? 400 : 0);
  if (chance.happens(0.15))
    return { initial, adjustments: chance.int(4, 12) * 10, reason: 'Reposición del proveedor.' };
  return chance.happens(0.12)
    ? { initial, adjustments: -chance.int(1, 9), reason: 'Bolsas dañadas por humedad.' }
    : { initial, adjustments: 0, reason: null };
}

interface Ledger {
  inventories: NewRow<'inventories'>[];
  movements: NewRow<'stock_movements'>[];
}

/** Inventories of every season, product and distributor, with the movements that their figures are the sums of. */
export function demoLedger(
  world: World,
  seasons: readonly DemoSeason[],
  sales: readonly SaleDraft[],
  vouchers: readonly VoucherDraft[],
  recordedBy: string,
): Ledger {
  const { chance, today } = world;
  const all = [
    ...vouchers.flatMap((made) => ofVoucher(made, today)),
    ...sales.flatMap((made) => ofSale(made, today)),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
  const byKey = grouped(all);
  const registered = instant(firstDay(today), today, 30);
  const ledger: Ledger = { inventories: [], movements: [] };
  for (const season of seasons) {
    for (const distributor_id of Object.values(distributorIds)) {
      for (const product of world.products) {
        const list = byKey.get(keyOf(season.id, distributor_id, product.id)) ?? [];
        const id = chance.uuid();
        const { initial, adjustments, reason } = amounts(
          world,
          season,
          scarce[`${distributor_id} ${product.code}`],
          list,
        );
        const sums = { initial, adjustments, committed: total(list, 'committed'), sold: total(list, 'sold') };
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
          movement(world, id, { event: 'REGISTER', initial, at: registered, by: recordedBy }),
          ...list.map(({ key: _key, ...change }) => movement(world, id, change)),
          ...(adjustments === 0
            ? []
            : [
                movement(world, id, {
                  event: 'ADJUST',
                  adjustment: adjustments,
                  reason,
                  at: instant(today, today, 1),
                  by: recordedBy,
                }),
              ]),
        );
      }
    }
  }
  return ledger;
}

const movement = (
  { chance }: World,
  inventory_id: string,
  what: Omit<NewRow<'stock_movements'>, 'id' | 'inventory_id'>,
): NewRow<'stock_movements'> => ({
  id: chance.uuid(),
  inventory_id,
  initial: 0,
  adjustment: 0,
  committed: 0,
  sold: 0,
  sale_id: null,
  voucher_id: null,
  reason: null,
  ...what,
});

function grouped(list: readonly Change[]): Map<string, Change[]> {
  const groups = new Map<string, Change[]>();
  for (const change of list) {
    const group = groups.get(change.key);
    if (group) group.push(change);
    else groups.set(change.key, [change]);
  }
  return groups;
}
