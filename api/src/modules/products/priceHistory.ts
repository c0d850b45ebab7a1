import type { ProductDetail } from '@surco/shared/contract';
import { sql } from 'kysely';
import type { Db } from '../../core/db/pool';
import { toUserRefOrNull } from '../../core/db/rowMapping';

interface HistoryRow extends Pick<ProductDetail['listPrices'][number], 'season' | 'zone' | 'price'> {
  valid_from: string;
  at: Date;
  by: string | null;
  first_name: string | null;
  last_name: string | null;
}

const toEntry = ({ valid_from: validFrom, at, by, first_name: firstName, last_name: lastName }: HistoryRow) => ({
  validFrom,
  at: at.toISOString(),
  by: toUserRefOrNull(by, firstName, lastName),
});

/** Returns all prices of a product, general ones and those of lists, the last first. */
export async function readPriceHistory(
  db: Db,
  productId: string,
): Promise<Pick<ProductDetail, 'prices' | 'listPrices'>> {
  const { rows } = await sql<HistoryRow>`
    select h.price, h.valid_from, h.at, h.by, u.first_name, u.last_name,
      case when s.id is not null then json_build_object('id', s.id, 'name', s.name) end as season,
      case when z.id is not null then json_build_object('id', z.id, 'name', z.name) end as zone
    from product_prices h
    left join users u on u.id = h.by
    left join seasons s on s.id = h.season_id
    left join zones z on z.id = h.zone_id
    where h.product_id = ${productId}
    order by h.valid_from desc, h.at desc, h.id`.execute(db);
  return {
    prices: rows.flatMap((row) =>
      row.season || row.zone || row.price === null ? [] : [{ price: row.price, ...toEntry(row) }],
    ),
    listPrices: rows.flatMap((row) =>
      row.season || row.zone ? [{ season: row.season, zone: row.zone, price: row.price, ...toEntry(row) }] : [],
    ),
  };
}
