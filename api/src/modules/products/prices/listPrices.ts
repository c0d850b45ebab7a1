import type { PriceList, ProductPrice } from '@surco/shared/contract';
import {
  findPriceInList,
  generalPriceList,
  isSamePriceList,
  type ListPrice,
  type PriceListKey,
  resolveListPrice,
} from '@surco/shared/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../core/db/pool';
import type { Tx } from '../../../core/db/transaction';

/** Selects the prices `h` of a season or a zone; general prices have neither. */
const isInList = sql`(h.season_id is not null or h.zone_id is not null)`;

/** Returns the SQL of the selected prices `h` of `products p` as the domain reads them, in the order of `ListPrice`. */
const selectPrices = (condition: RawBuilder<unknown>): RawBuilder<ListPrice[]> => sql<ListPrice[]>`
  coalesce((
    select json_agg(json_build_object('seasonId', h.season_id, 'zoneId', h.zone_id, 'price', h.price::text,
      'validFrom', h.valid_from) order by h.valid_from, h.at)
    from product_prices h where h.product_id = p.id and ${condition}), '[]')`;

/** Returns the SQL of the list prices of `products p` that can apply to a sale. @param zone SQL of its customer's zone */
export const selectSalePrices = (seasonId: string, zone: RawBuilder<unknown>, today: string) =>
  selectPrices(sql`${isInList} and h.valid_from <= ${today} and (h.season_id is null or h.season_id = ${seasonId})
    and (h.zone_id is null or h.zone_id = ${zone})`);

/** Selects the list prices `h` that apply on a day, and those planned after it. */
const isCurrentOrPlanned = (today: string) => sql`${isInList} and not exists (
  select from product_prices n where n.product_id = h.product_id and n.season_id is not distinct from h.season_id
    and n.zone_id is not distinct from h.zone_id and n.valid_from <= ${today}
    and (n.valid_from, n.at) > (h.valid_from, h.at))`;

/** Returns the SQL of the list prices of `products p` that apply today, and of the planned ones. */
export const selectCurrentAndPlannedPrices = (today: string) => selectPrices(isCurrentOrPlanned(today));

interface PriceRow extends Pick<ProductPrice, 'code' | 'name' | 'crop' | 'use' | 'enabled'> {
  product_id: string;
  base_price: string;
  created_on: string;
  prices: ListPrice[];
}

/** The general price may change before a product leaves its list, so it is that of the same day. */
function listPlanned(basePrice: string, prices: readonly ListPrice[], list: PriceListKey, today: string) {
  const resolvePrice = (day: string) => {
    const generalPrice = findPriceInList(prices, generalPriceList, day)?.price ?? basePrice;
    return resolveListPrice({ basePrice: generalPrice, listPrices: prices }, list, day).price;
  };
  return prices
    .filter((price) => isSamePriceList(price, list) && price.validFrom > today)
    .map(({ price, validFrom }) =>
      price ? { price, validFrom } : { price: resolvePrice(validFrom), validFrom, leavesList: true as const },
    );
}

function toProductPrice(row: PriceRow, list: PriceListKey, today: string): ProductPrice {
  const { product_id: productId, base_price: basePrice, created_on: createdOn, prices, ...product } = row;
  const listPrices = prices.filter((price) => !isSamePriceList(price, generalPriceList));
  const otherPrices = listPrices.filter((price) => !isSamePriceList(price, list));
  const current = resolveListPrice({ basePrice, listPrices }, list, today);
  return {
    ...product,
    productId,
    price: current.price,
    since: findPriceInList(prices, current.list, today)?.validFrom ?? createdOn,
    planned: listPlanned(basePrice, prices, list, today),
    generalPrice: basePrice,
    fallbackPrice: resolveListPrice({ basePrice, listPrices: otherPrices }, list, today).price,
    list: current.list,
  };
}

/** Returns the price of every product in a list on a day and its planned prices there, by code. */
export async function listPrices(db: Db | Tx, list: PriceListKey, today: string): Promise<ProductPrice[]> {
  const { seasonId, zoneId } = list;
  const { rows } = await sql<PriceRow>`
    select p.id as product_id, p.code, p.name, p.crop, p.use, p.enabled, p.base_price,
      p.created_at::date as created_on, ${selectPrices(sql`(h.season_id is null or h.season_id = ${seasonId})
        and (h.zone_id is null or h.zone_id = ${zoneId})`)} as prices
    from products p order by p.code`.execute(db);
  return rows.map((row) => toProductPrice(row, list, today));
}

/** Returns the lists that have prices now or later, apart from the general one: zones first, by name. */
export async function listPriceLists(db: Db, today: string): Promise<PriceList[]> {
  const { rows } = await sql<PriceList>`
    select case when s.id is not null then json_build_object('id', s.id, 'name', s.name) end as season,
      case when z.id is not null then json_build_object('id', z.id, 'name', z.name) end as zone,
      count(distinct h.product_id)::int as products
    from product_prices h
    left join seasons s on s.id = h.season_id
    left join zones z on z.id = h.zone_id
    where ${isCurrentOrPlanned(today)} and h.price is not null
    group by s.id, z.id
    order by z.name nulls last, s.start_date desc nulls first, s.name`.execute(db);
  return rows;
}
