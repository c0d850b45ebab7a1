import { sql } from 'kysely';

/**
 * The display names of `shared/src/domain` as SQL, without the mark of a disabled product. Requires the aliases `u` for
 * users, `c` for customers, `p` for products.
 */
export const userNameSql = sql`u.first_name || ' ' || u.last_name`;

export const customerNameSql = sql`coalesce(c.business_name, c.first_name || ' ' || c.last_name)`;

/** The user `u` of a left join as the API names them; null without one. */
export const userRefSql = sql`case when u.id is not null
  then json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name) end`;

export const productNameSql = sql`case when strpos(p.name, p.code) > 0 then p.name else p.code || ' · ' || p.name end`;
