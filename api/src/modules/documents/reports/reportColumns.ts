import { sql } from 'kysely';
import { documentJoins } from '../common/documentMapping';
import { customerNameSql, userNameSql } from '../../../core/db/nameSql';

/** The joins of a list and those of the customer's location. */
export const reportJoins = sql`${documentJoins}
  join localities l on l.id = c.locality_id
  join zones z on z.id = l.zone_id
  join states st on st.id = c.state_id`;

/** The columns of a document that both reports show. */
export const documentReportColumns = sql`s.folio, s.date, ${customerNameSql} as customer, z.name as zone, st.name as state,
  l.name as locality, ${userNameSql} as consultant, d.name as distributor, t.name as season, s.status`;

export interface DocumentReportRow {
  folio: string;
  date: string;
  customer: string;
  zone: string;
  state: string;
  locality: string;
  consultant: string;
  distributor: string;
  season: string;
}

/** The columns of a line, with the tonnes of green matter expected from its hectares. */
export const lineReportColumns = sql`p.code, p.name as product, x.quantity, x.base_price, x.discount, x.total as amount, x.hectares,
  round(x.hectares * x.product_yield, 2) as tonnes, x.lot`;

export interface LineReportRow {
  code: string;
  product: string;
  quantity: number;
  base_price: string;
  discount: string;
  amount: string;
  hectares: string;
  tonnes: string;
  lot: string | null;
}
