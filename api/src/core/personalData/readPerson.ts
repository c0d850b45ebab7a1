import { sql } from 'kysely';
import type { Db } from '../db/pool';
import type { Tx } from '../db/transaction';
import { historyLabels } from './historyLabels';
import { createMentions, type Mentions } from './mentions';
import {
  buildPersonCondition,
  getColumns,
  getKind,
  getPersonalTable,
  toCamelCase,
  type PersonIds,
} from './personalRows';

export interface Person extends PersonIds {
  /** Null for a person of whom nothing is known. */
  mentions: Mentions | null;
}

const identityKinds = ['firstName', 'lastName', 'businessName', 'phone', 'email', 'rfc', 'address'] as const;
type Identity = Partial<Record<(typeof identityKinds)[number], string>>;

const toText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

/** Returns who the person of a record is; the names of its fields are in camel case. */
const toIdentity = (table: string, record: Readonly<Record<string, unknown>>): Identity =>
  Object.fromEntries(
    getColumns(table, identityKinds).map((column) => [
      getKind(getPersonalTable(table).columns[column] ?? 'none'),
      toText(record[toCamelCase(column)]),
    ]),
  );

/** Returns who the person of these rows is and was: by the rows, and by the entries of the audit log about them. */
export async function readIdentities(
  db: Db | Tx,
  table: 'customers' | 'users',
  ids: readonly string[],
): Promise<Identity[]> {
  if (ids.length === 0) return [];
  const entity = table === 'customers' ? 'client' : 'user';
  const columns = getColumns(table, identityKinds).map(
    (column) => sql`${toCamelCase(column)}::text, ${sql.ref(`t.${column}`)}`,
  );
  const { rows } = await sql<{ record: Record<string, unknown> | null }>`
    select jsonb_build_object(${sql.join(columns)}) as record from ${sql.table(table)} t where t.id = any(${[...ids]}::uuid[])
    union all select x.record from audit_log a, lateral (values (a.before), (a.after)) x (record)
      where a.entity = ${entity} and a.entity_id = any(${[...ids]}::uuid[]) and jsonb_typeof(x.record) = 'object'`.execute(
    db,
  );
  return rows.flatMap(({ record }) => (record ? [toIdentity(table, record)] : []));
}

/** Returns the names that documents of the person were moved to. */
async function readNamesInHistory(db: Db | Tx, person: PersonIds): Promise<string[]> {
  const { rows } = await sql<{ name: string | null }>`
    select distinct on (t.sale_id, t.voucher_id) change ->> 'after' as name
    from document_history t, jsonb_array_elements(t.changes) change
    where ${buildPersonCondition('document_history', person)} and change ->> 'field' = ${historyLabels.customer}
    order by t.sale_id, t.voucher_id, t.at desc`.execute(db);
  return rows.flatMap(({ name }) => name ?? []);
}

const minWordLength = 3;
const getWords = (text = ''): string[] => text.split(/\s+/).filter((word) => word.length >= minWordLength);

const getFullNames = ({ firstName, lastName, businessName }: Identity): string[] => [
  ...(firstName && lastName ? [`${firstName} ${lastName}`, `${lastName} ${firstName}`] : []),
  ...(businessName ? [businessName] : []),
];

/** Parts of a name, each of which may mean the person: a word, and one of the first with one of the last names. */
const getNameParts = ({ firstName, lastName }: Identity): string[] => {
  const [given, family] = [getWords(firstName), getWords(lastName)];
  return [...given, ...family, ...given.flatMap((first) => family.map((last) => `${first} ${last}`))];
};

/** Whether an address has a number, unlike "Domicilio conocido". */
const isSpecificAddress = (address: string): boolean => address.length >= 8 && /\d/.test(address);

/**
 * Returns the values that nothing else in the database is called: no other person, company, place or product, and no
 * word of the messages and legal texts.
 */
async function filterDistinct(db: Db | Tx, values: readonly string[], { customerIds, accountIds }: PersonIds) {
  const { rows } = await sql<{ value: string }>`
    with other as (
      select search_text as words from customers where id <> all(${[...customerIds]}::uuid[])
      union all select fold(address) from customers where id <> all(${[...customerIds]}::uuid[]) and address is not null
      union all select search_text from users where id <> all(${[...accountIds]}::uuid[])
      union all select search_text || ' ' || fold(coalesce(contact, '')) from partners
      union all select search_text from localities union all select search_text from products
      union all select fold(name) from zones union all select fold(name) from states
      union all select fold(subject || ' ' || body) from messages union all select fold(text) from legal_texts
    )
    select value from unnest(${[...new Set(values)]}::text[]) as value
    where not exists (select from other
      where words ~ ('(^|[^a-z0-9])' || regexp_replace(fold(value), '([^a-z0-9 ])', '\\\\\\1', 'g') || '($|[^a-z0-9])'))`.execute(
    db,
  );
  return rows.map(({ value }) => value);
}

/**
 * Returns the accounts of a customer: of farmers with the customer's phone, and of those with a former phone who have
 * one of the customer's names too, because a number may have been typed wrong.
 */
async function readAccountIds(db: Db | Tx, current: string, identities: readonly Identity[]): Promise<string[]> {
  const phones = identities.flatMap(({ phone }) => phone ?? []);
  const names = identities.flatMap(getFullNames);
  const { rows } = await sql<{ id: string }>`select id from users where role = 'Farmer' and (phone = ${current}
    or (phone = any(${phones}::text[]) and fold(first_name || ' ' || last_name)
      in (select fold(name) from unnest(${names}::text[]) as name)))`.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns the ids of the customers that were merged into a customer. */
export async function readMergedIds(db: Db | Tx, id: string): Promise<string[]> {
  const rows = await db.selectFrom('customer_merges').select('merged_id').where('customer_id', '=', id).execute();
  return rows.map(({ merged_id }) => merged_id);
}

/** Finds the rows of a customer, of those merged into them, and of their accounts as farmer. */
export async function readCustomerPerson(db: Db | Tx, { id, phone }: { id: string; phone: string }): Promise<Person> {
  const customerIds = [id, ...(await readMergedIds(db, id))];
  const ofCustomer = await readIdentities(db, 'customers', customerIds);
  const accountIds = await readAccountIds(db, phone, ofCustomer);
  const identities = [...ofCustomer, ...(await readIdentities(db, 'users', accountIds))];
  const emails = [...new Set(identities.flatMap(({ email }) => email ?? []))];
  const ids = { customerIds, accountIds, emails };
  const distinct = new Set(
    await filterDistinct(
      db,
      identities.flatMap((identity) => [
        ...getNameParts(identity),
        ...[identity.phone, identity.email, identity.rfc, identity.address].flatMap((value) => value ?? []),
      ]),
      ids,
    ),
  );
  const names = [
    ...identities.flatMap(getFullNames),
    ...(await readNamesInHistory(db, ids)),
    ...identities.flatMap(getNameParts).filter((part) => distinct.has(part)),
    ...identities
      .flatMap(({ address }) => address ?? [])
      .filter((text) => isSpecificAddress(text) && distinct.has(text)),
  ];
  const keys = identities.flatMap(({ phone: number, email, rfc }) => [number, email, rfc].flatMap((key) => key ?? []));
  return { ...ids, mentions: createMentions({ names, keys: keys.filter((key) => distinct.has(key)) }) };
}
