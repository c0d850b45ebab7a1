import { sql } from 'kysely';

/** What `shared/domain` calls people, customers and products, as SQL: users stand as `u`, customers as `c`, products as `p`. */
export const userName = sql`u.first_name || ' ' || u.last_name`;

export const customerName = sql`coalesce(c.business_name, c.first_name || ' ' || c.last_name)`;

export const productName = sql`case when strpos(p.name, p.code) > 0 then p.name else p.code || ' · ' || p.name end`;
