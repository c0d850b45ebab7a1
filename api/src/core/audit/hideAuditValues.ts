import { sql } from 'kysely';
import type { Tx } from '../db/transaction';
import { erasedText } from '../personalData/mentions';
import { selectIds } from '../personalData/personalRows';
import { readMixedEntryIds, type Person } from '../personalData/readPerson';
import { findHiddenPaths, type StoredEntry, type ValuePath } from './hidingPaths';

/** How many entries one statement reads, so that a long log does not reach the limit of a statement's time. */
const pageSize = 20_000;

interface Place {
  at: string;
  id: string;
}

const ownedTables = ['customers', 'users', 'sales', 'vouchers', 'simulations'];

async function readOwnedIds(tx: Tx, person: Person): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`${sql.join(
    ownedTables.map((table) => selectIds(table, person)),
    sql` union all `,
  )}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Returns the ids of the entries about another customer that have values of the person, by a merge that was undone. */
async function readMixedIdsOfOthers(tx: Tx, { customerIds }: Person): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`select distinct after -> 'customer' ->> 'id' as id from audit_log
    where entity = 'client' and entity_id = any(${[...customerIds]}::uuid[]) and action = 'MERGE'
      and after -> 'customer' ->> 'id' <> all(${[...customerIds]}::text[])`.execute(tx);
  return readMixedEntryIds(
    tx,
    rows.map(({ id }) => id),
  );
}

/** Returns the place of the last entry of a page after another place; null when there is no further entry. */
async function findPageEnd(tx: Tx, start: Place): Promise<Place | null> {
  const { rows } = await sql<Place>`select max(at)::text as at, (array_agg(id order by at desc, id desc))[1] as id
    from (select at, id from audit_log where (at, id) > (${start.at}::timestamptz, ${start.id}::uuid)
      order by at, id limit ${pageSize}) page having count(*) > 0`.execute(tx);
  return rows[0] ?? null;
}

/**
 * Stores which values of the audit log are personal data of the person, so that no reader shows them. The entries stay
 * as they are, because their hashes prove that nobody changed them (ADR 25).
 */
export async function hideAuditValues(tx: Tx, person: Person): Promise<void> {
  const ids = await readOwnedIds(tx, person);
  const rowIds = [...person.customerIds, ...person.accountIds];
  const pattern = [...rowIds, ...(person.mentions ? [person.mentions.sqlPattern] : [])].join('|');
  const mixedIds = await readMixedIdsOfOthers(tx, person);
  const hidden = { ids: new Set(ids), accountIds: person.accountIds, mentions: person.mentions };
  // Nothing before the person was registered can be about them.
  const { rows: starts } = await sql<Place>`select (min(created_at) - interval '1 second')::text as at,
    '00000000-0000-0000-0000-000000000000' as id
    from (select created_at from customers where id = any(${rowIds}::uuid[])
      union all select registered_at from customer_merges where merged_id = any(${rowIds}::uuid[])
      union all select created_at from users where id = any(${rowIds}::uuid[])) roots`.execute(tx);
  for (let start = starts[0]; start;) {
    const end = await findPageEnd(tx, start);
    if (!end) return;
    const { rows } = await sql<StoredEntry & { id: string }>`
      select a.id, a.entity, a.entity_id, a.user_id, a.before, a.after from audit_log a
      where (a.at, a.id) > (${start.at}::timestamptz, ${start.id}::uuid)
        and (a.at, a.id) <= (${end.at}::timestamptz, ${end.id}::uuid)
        and (a.id = any(${[...mixedIds]}::uuid[]) or a.entity_id = any(${ids}::uuid[]) or a.user_id = any(${[...person.accountIds]}::uuid[])
          or a.before::text ~ ${pattern} or a.after::text ~ ${pattern})`.execute(tx);
    const found = rows
      .map((entry) => {
        const otherId = mixedIds.has(entry.id) ? entry.entity_id : null;
        const ownIds = otherId === null ? hidden.ids : new Set([...ids, otherId]);
        return { entry_id: entry.id, paths: findHiddenPaths(entry, { ...hidden, ids: ownIds }) };
      })
      .filter(({ paths }) => paths.length > 0);
    await sql`insert into audit_hidden_values (entry_id, paths)
      select x.entry_id, x.paths from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as x (entry_id uuid, paths jsonb)
      on conflict (entry_id) do update set paths = audit_hidden_values.paths || excluded.paths`.execute(tx);
    start = end;
  }
}

const hideAt = (value: unknown, [key, ...rest]: ValuePath): unknown => {
  if (key === undefined) return erasedText;
  if (Array.isArray(value))
    return value.map((part: unknown, index) => (String(index) === key ? hideAt(part, rest) : part));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, name === key ? hideAt(part, rest) : part]),
  );
};

/** Replaces the hidden values of an entry by a text that says so. */
export const hideValues = <T extends { before: unknown; after: unknown }>(
  entry: T,
  paths: readonly ValuePath[] | null,
): T =>
  (paths ?? []).reduce<T>((shown, [side, ...path]) => {
    if (side !== 'before' && side !== 'after') return shown;
    return { ...shown, [side]: hideAt(shown[side], path) };
  }, entry);
