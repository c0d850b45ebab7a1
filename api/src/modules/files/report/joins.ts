import { sql } from 'kysely';
import { documentJoins } from '../../documents/mapping';
import { customerName, userName } from '../../names';

/** Where the customer's farm is, beside what a list joins. */
export const placeJoins = sql`${documentJoins}
  join localities l on l.id = c.locality_id
  join zones z on z.id = l.zone_id
  join states st on st.id = c.state_id`;

/** The words and figures that both reports tell of a document. */
export const documentWords = sql`s.folio, s.date, ${customerName} as customer, z.name as zone, st.name as state,
  l.name as locality, ${userName} as consultant, d.name as distributor, t.name as season, s.status`;

export interface DocumentWords {
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

/** One line, with the tonnes of green matter that its hectares promise. */
export const lineWords = sql`p.code, p.name as product, x.quantity, x.base_price, x.discount, x.total as amount, x.hectares,
  round(x.hectares * x.product_yield, 2) as tonnes, x.lot`;

export interface LineWords {
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
