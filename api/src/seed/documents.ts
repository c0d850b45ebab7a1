import { addDays, daysBetween } from '@surco/shared/domain/calendar';
import { documentTotals, lineSums, lineTotal } from '@surco/shared/domain/pricing';
import type { Product } from '@surco/shared/domain/product';
import { defaultHectares } from '@surco/shared/domain/sowing';
import { idAt } from '../db/orderedId';
import type { NewRow } from '../db/types';
import type { DemoSeason } from './calendar';
import type { DemoClient } from './clients';
import { notes } from './names';
import { distributorIds } from './partners';
import { seasonPrice } from './prices';
import type { Chance } from './random';

export type DemoLine = Omit<NewRow<'sale_lines'>, 'sale_id' | 'id' | 'position'> & {
  quantity: number;
  total: string;
  hectares: number;
  tax_rate: number;
};

/** What sales and DKbonos have in common while they are made up; ids and folios come afterwards, in order of date. */
export interface Draft {
  client: DemoClient;
  season: DemoSeason;
  date: string;
  lines: DemoLine[];
  minute: number;
  notes: string | null;
}

export interface World {
  chance: Chance;
  today: string;
  products: readonly Product[];
  buyers: readonly DemoClient[];
}

const discounts = [0, 0, 0, 0, 0.02, 0.03, 0.05, 0.05, 0.075, 0.1];
const emergence = 0.92;

/** Seed for part of the customer's land, as somebody with that much land would buy. */
function quantityFor(product: Product, client: DemoClient, chance: Chance): number {
  const perBag = defaultHectares(1, product, emergence) || 1;
  const land = Math.min(client.hectares, 160) * (0.15 + chance.next() * 0.55);
  return Math.min(180, Math.max(1, Math.round(land / perBag)));
}

function line(product: Product, client: DemoClient, season: DemoSeason, { chance }: World): DemoLine {
  const quantity = quantityFor(product, client, chance);
  const discount = Math.min(chance.pick(discounts), product.maxDiscount);
  const base_price = seasonPrice(product, season);
  return {
    product_id: product.id,
    quantity,
    base_price,
    discount,
    tax_rate: product.taxRate,
    total: lineTotal({ quantity, basePrice: base_price, discount }),
    hectares: defaultHectares(quantity, product, emergence),
    product_yield: product.yieldMV,
    lot: chance.happens(0.3) ? `L${chance.int(10, 99)}-${chance.int(1000, 9999)}` : null,
  };
}

/** Somebody buys something on some day of a span, at the prices of the season. */
export function draft(world: World, season: DemoSeason, from: string, to: string): Draft {
  const { chance, buyers, products } = world;
  const date = addDays(from, chance.int(0, daysBetween(from, to)));
  let client = chance.pick(buyers);
  while (client.since > date) client = chance.pick(buyers);
  const usual = client.zone.products;
  const codes = chance.some(usual, chance.pick([1, 1, 1, 1, 1, 2, 2, 2, 3]));
  const chosen = codes.flatMap((code) => products.filter((product) => product.code === code));
  return {
    client,
    season,
    date,
    minute: chance.int(0, 599),
    notes: chance.happens(0.08) ? chance.pick(notes) : null,
    lines: chosen.map((product) => line(product, client, season, world)),
  };
}

/** Of its moment, so that what was sold later sorts later. */
export const idOf = ({ date, minute }: Pick<Draft, 'date' | 'minute'>, chance: Chance): string =>
  idAt(Date.parse(date) + minute * 60_000, 0, chance.uuid());

export const distributorOf = ({ client }: Draft): string => distributorIds[client.zone.distributor];

/** The columns that follow from the draft, for a sale and a DKbono alike. */
export function documentColumns(made: Draft) {
  const { subtotal, tax, total } = documentTotals(
    made.lines.map((item) => ({ total: item.total, taxRate: item.tax_rate })),
  );
  return {
    date: made.date,
    customer_id: made.client.row.id,
    season_id: made.season.id,
    distributor_id: distributorOf(made),
    consultant_id: made.client.consultantId,
    subtotal,
    tax,
    total,
    ...lineSums(made.lines),
    notes: made.notes,
  };
}

/** Gives folios in order of date, each year from 1, and tells the last of each year. */
export function numbered<T extends { date: string; minute: number }>(
  prefix: string,
  kind: string,
  drafts: readonly T[],
) {
  const last = new Map<number, number>();
  const items = drafts
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.minute - b.minute)
    .map((item) => {
      const year = Number(item.date.slice(0, 4));
      const number = (last.get(year) ?? 0) + 1;
      last.set(year, number);
      return { ...item, folio: `${prefix}-${year}-${String(number).padStart(6, '0')}` };
    });
  return { items, counters: [...last].map(([year, count]): NewRow<'folio_counters'> => ({ kind, year, last: count })) };
}
