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

interface FormerRecord {
  entryId: string;
  record: Record<string, unknown>;
}

/**
 * Reads the records in the audit entries of customers or users. From a merge of customers to its undo, those of a
 * customer have values of another person (X-37): these are `mixed`, the others `own`.
 */
async function readFormerRecords(db: Db | Tx, entity: 'client' | 'user', ids: readonly string[]) {
  const { rows: entries } = await sql<{
    id: string;
    action: string;
    entity_id: string;
    before: FormerRecord['record'] | null;
    after: FormerRecord['record'] | null;
  }>`select id, action, entity_id, before, after from audit_log
    where entity = ${entity} and entity_id = any(${[...ids]}::uuid[]) order by at, id`.execute(db);
  const mixed: FormerRecord[] = [];
  const own = ids.flatMap((id) => {
    const records: FormerRecord[] = [];
    const merges: number[] = [];
    for (const { id: entryId, action, entity_id: entityId, before, after } of entries) {
      if (entityId !== id) continue;
      if (before) records.push({ entryId, record: before });
      if (action === 'MERGE') merges.push(records.length);
      // The entry of the merge may have been deleted already, after its retention period.
      if (action === 'UNMERGE') mixed.push(...records.splice(merges.pop() ?? 0));
      if (after) records.push({ entryId, record: after });
    }
    return records;
  });
  return { own, mixed };
}

/** Returns the ids of the audit entries of customers that have values of another person, by a merge that was undone. */
export async function readMixedEntryIds(db: Db | Tx, customerIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { mixed } = await readFormerRecords(db, 'client', customerIds);
  return new Set(mixed.map(({ entryId }) => entryId));
}

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
  const { rows } = await sql<Pick<FormerRecord, 'record'>>`
    select jsonb_build_object(${sql.join(columns)}) as record from ${sql.table(table)} t
      where t.id = any(${[...ids]}::uuid[])`.execute(db);
  const { own } = await readFormerRecords(db, entity, ids);
  return [...rows, ...own].map(({ record }) => toIdentity(table, record));
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
 * one of the customer's names too, because a number may have been typed wrong. A phone that another customer has now
 * leads to the account of that one.
 */
async function readAccountIds(
  db: Db | Tx,
  { phone: current, customerIds }: { phone: string; customerIds: readonly string[] },
  identities: readonly Identity[],
): Promise<string[]> {
  const phones = identities.flatMap(({ phone }) => phone ?? []);
  const names = identities.flatMap(getFullNames);
  const { rows } = await sql<{ id: string }>`select id from users where role = 'Farmer' and (phone = ${current}
    or (phone = any(${phones}::text[]) and fold(first_name || ' ' || last_name)
      in (select fold(name) from unnest(${names}::text[]) as name)))
    and not exists (select from customers c
      where c.phone = users.phone and c.id <> all(${[...customerIds]}::uuid[]))`.execute(db);
  return rows.map(({ id }) => id);
}

/** Leaves out the e-mails that the customers had and that another customer has now: mails to them are for that one. */
async function filterOwnEmails(db: Db | Tx, emails: readonly string[], customerIds: readonly string[]) {
  const { rows } = await sql<{ email: string }>`
    select distinct email from unnest(${[...emails]}::text[]) as email
    where coalesce((select bool_or(c.id = any(${[...customerIds]}::uuid[])) from customers c
      where lower(c.email) = lower(email)), true)`.execute(db);
  return rows.map(({ email }) => email);
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
  const accountIds = await readAccountIds(db, { phone, customerIds }, ofCustomer);
  const identities = [...ofCustomer, ...(await readIdentities(db, 'users', accountIds))];
  const emails = identities.flatMap(({ email }) => email ?? []);
  const ids = { customerIds, accountIds, emails: await filterOwnEmails(db, emails, customerIds) };
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
