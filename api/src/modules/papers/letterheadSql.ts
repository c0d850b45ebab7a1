import { getImageAddress, type Letterhead } from '@surco/shared/contract';
import { sql } from 'kysely';

/** The letterhead of a distributor. @param alias of `partners` in the statement */
export const buildLetterheadSql = (alias: 'd' | 'p') => {
  const table = sql.ref(alias);
  return sql<Letterhead>`json_build_object(
    'name', ${table}.name, 'rfc', ${table}.rfc, 'address', ${table}.address, 'phone', ${table}.phone,
    'logo', (select ${sql.lit(getImageAddress(''))} || i.id from images i where i.partner_id = ${table}.id))`;
};
