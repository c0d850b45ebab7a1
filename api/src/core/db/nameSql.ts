import { sql } from 'kysely';

/**
 * The display names of `shared/src/domain` as SQL, without the mark of a disabled product. Requires the aliases `u` for
 * users, `c` for customers, `p` for products.
 */
export const userNameSql = sql`u.first_name || ' ' || u.last_name`;

export const customerNameSql = sql`coalesce(c.business_name, c.first_name || ' ' || c.last_name)`;

export const productNameSql = sql`case when strpos(p.name, p.code) > 0 then p.name else p.code || ' · ' || p.name end`;
