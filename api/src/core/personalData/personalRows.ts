import { sql } from 'kysely';
import type { Condition } from '../db/conditions';
import type { Db } from '../db/pool';
import type { Tx } from '../db/transaction';
import { personalData, type PersonalLink, type PersonalTable } from '../db/schema/personalData';
import type { PersonalContent } from '@surco/shared/records/personalContent';

/** The rows from which everything of a person is found. */
export interface PersonIds {
  /** The customer and those that were merged into them; none for a person who is no customer. */
  customerIds: readonly string[];
  /** The accounts of the person in `users`. */
  accountIds: readonly string[];
  /** Every e-mail address that the person has had. */
  emails: readonly string[];
}

export type PersonalKind = Extract<PersonalContent, string> | 'evidence' | 'retained';

export const getKind = (content: PersonalContent): PersonalKind => {
  if (typeof content === 'string') return content;
  return 'evidence' in content ? 'evidence' : 'retained';
};

export const getPersonalTable = (table: string): PersonalTable => {
  const found = personalData[table];
  if (!found) throw new Error(`The table ${table} is not in the list of personal data.`);
  return found;
};

/** Returns the columns of a table whose content is one of these kinds. */
export const getColumns = (table: string, kinds: readonly PersonalKind[]): string[] =>
  Object.entries(getPersonalTable(table).columns)
    .filter(([, content]) => kinds.includes(getKind(content)))
    .map(([column]) => column);

export const toCamelCase = (column: string): string =>
  column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const uuidPattern = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** The ids of the person's rows of a table; of `customers` also those of merged customers, whose rows are gone. */
export const selectIds = (table: string, person: PersonIds): Condition =>
  table === 'customers'
    ? sql`select unnest(${[...person.customerIds]}::uuid[]) as id`
    : sql`select t.id from ${sql.table(table)} t where ${buildPersonCondition(table, person)}`;

const selectIdTexts = (tables: readonly string[], person: PersonIds): Condition =>
  sql`select x.id::text from (${sql.join(
    tables.map((table) => selectIds(table, person)),
    sql` union all `,
  )}) x`;

function buildLinkCondition(name: string, link: PersonalLink, person: PersonIds): Condition {
  const column = sql.ref(`t.${name}`);
  if (link === 'email')
    return sql`lower(${column}) = any(${person.emails.map((email) => email.toLowerCase())}::text[])`;
  if (typeof link === 'string') return sql`${column} in (${selectIds(link, person)})`;
  if ('idIn' in link)
    return sql`substring(${column}::text from ${uuidPattern}) in (${selectIdTexts(link.idIn, person)})`;
  return sql`exists (select from (${selectIdTexts(link.contains, person)}) as owned (id)
    where strpos(${column}::text, owned.id) > 0)`;
}

/** Whether a row of the table, with the alias `t`, belongs to the person; false for a table without links. */
export function buildPersonCondition(table: string, person: PersonIds): Condition {
  if (table === 'customers') return sql`t.id = any(${[...person.customerIds]}::uuid[])`;
  if (table === 'users') return sql`t.id = any(${[...person.accountIds]}::uuid[])`;
  const links = Object.entries(getPersonalTable(table).links ?? {});
  if (links.length === 0) return sql`false`;
  return sql`(${sql.join(
    links.map(([column, link]) => buildLinkCondition(column, link, person)),
    sql` or `,
  )})`;
}

/** Whether the rows of a table can belong to a person by themselves. */
export const isPersonal = (table: string): boolean =>
  table === 'customers' || table === 'users' || getPersonalTable(table).links !== undefined;

/** Returns the rows of the person in a table, the oldest first, without keys, hashes and tokens. */
export async function readPersonalRecords(db: Db | Tx, table: string, person: PersonIds): Promise<unknown[]> {
  const left = [...getColumns(table, ['secret']), 'search_text', 'folded_name'];
  // JSON has no bytes; a picture is readable by any program as base64.
  const picture = table === 'images' ? sql` || jsonb_build_object('content', encode(t.content, 'base64'))` : sql``;
  const { rows } = await sql<{
    record: Record<string, unknown>;
  }>`select to_jsonb(t) - ${left}::text[]${picture} as record
    from ${sql.table(table)} t where ${buildPersonCondition(table, person)}
    order by coalesce(to_jsonb(t) ->> 'at', to_jsonb(t) ->> 'created_at'), record`.execute(db);
  return rows.map(({ record }) =>
    Object.fromEntries(Object.entries(record).map(([column, value]) => [toCamelCase(column), value])),
  );
}
