import { sql } from 'kysely';
import type { HistoryEntry } from '@surco/shared/contract';
import { personalData } from '../db/schema/personalData';
import type { Tx } from '../db/transaction';
import { eraseTypedTexts, historyLabels } from './historyLabels';
import { mapTexts, type Mentions } from './mentions';
import { buildPersonCondition, getColumns, isPersonal, type PersonalKind } from './personalRows';
import type { Person } from './readPerson';

/** Values of the person's row that stand in place of the erased ones, by table and column; the others become null. */
type Replacements = Readonly<Record<string, Readonly<Record<string, string>>>>;

const erasedKinds: readonly PersonalKind[] = [
  ...(['firstName', 'lastName', 'businessName', 'phone', 'email', 'rfc', 'address'] as const),
  ...(['detail', 'text', 'uniqueText', 'secret'] as const),
];

async function eraseRows(tx: Tx, table: string, person: Person, replacements: Replacements): Promise<void> {
  const condition = buildPersonCondition(table, person);
  if (personalData[table]?.erasesRows) {
    await sql`delete from ${sql.table(table)} t where ${condition}`.execute(tx);
    return;
  }
  const columns = getColumns(table, erasedKinds);
  if (columns.length === 0) return;
  const values = columns.map((column) => sql`${sql.ref(column)} = ${replacements[table]?.[column] ?? null}`);
  await sql`update ${sql.table(table)} t set ${sql.join(values)} where ${condition}`.execute(tx);
}

/** The documents that were moved from the person to another customer, with the time of the move. */
const selectMoved = ({ mentions }: Person) =>
  sql`select h.sale_id, h.voucher_id, max(h.at) as at from document_history h, jsonb_array_elements(h.changes) change
    where change ->> 'field' = ${historyLabels.customer} and change ->> 'before' ~ ${mentions?.sqlPattern ?? null}
    group by h.sale_id, h.voucher_id`;

/**
 * Erases what people typed in the history of the person's documents, and of documents that were moved to another
 * customer, up to the move; the stored answers about the latter have that history, too.
 */
async function eraseHistory(tx: Tx, person: Person): Promise<void> {
  await sql`delete from idempotency_keys k using (${selectMoved(person)}) m
    where strpos(k.answer::text, coalesce(m.sale_id, m.voucher_id)::text) > 0`.execute(tx);
  const { rows } = await sql<{ id: string; changes: HistoryEntry['changes'] }>`
    with moved as materialized (${selectMoved(person)})
    select t.id, t.changes from document_history t where ${buildPersonCondition('document_history', person)}
      or exists (select from moved m where t.at <= m.at and (m.sale_id = t.sale_id or m.voucher_id = t.voucher_id))`.execute(
    tx,
  );
  const erased = rows.map(({ id, changes }) => ({ id, changes: eraseTypedTexts(changes) }));
  await sql`update document_history t set note = null, changes = x.changes
    from jsonb_to_recordset(${JSON.stringify(erased)}::jsonb) as x (id uuid, changes jsonb) where t.id = x.id`.execute(
    tx,
  );
}

/** Masks mentions of the person in a column of all rows. */
async function maskColumn(tx: Tx, table: string, column: string, { sqlPattern, isIn, mask }: Mentions): Promise<void> {
  const target = sql.ref(`t.${column}`);
  const { rows } = await sql<{ row: string; value: unknown; type: string }>`
    select t.ctid::text as row, to_jsonb(${target}) as value, pg_typeof(${target})::text as type
    from ${sql.table(table)} t where ${target}::text ~ ${sqlPattern} for update`.execute(tx);
  const isUnique = getColumns(table, ['uniqueText']).includes(column);
  for (const [index, { row, value, type }] of rows.entries()) {
    const change = (text: string): string => {
      if (!isIn(text)) return text;
      return isUnique ? `${mask(text)} ${Date.now().toString(36)}${index}` : mask(text);
    };
    const masked = mapTexts(value, change);
    const written = type === 'text' ? sql`${masked}` : sql`${JSON.stringify(masked)}::${sql.raw(type)}`;
    await sql`update ${sql.table(table)} t set ${sql.ref(column)} = ${written} where t.ctid = ${row}::tid`.execute(tx);
  }
}

/**
 * Erases the rows and values of a person in every table, and masks what texts of others say of them. The audit log is
 * left to `hideAuditValues`, which must run before.
 */
export async function erasePerson(tx: Tx, person: Person, replacements: Replacements): Promise<void> {
  await eraseHistory(tx, person);
  for (const table of Object.keys(personalData).filter(isPersonal)) await eraseRows(tx, table, person, replacements);
  if (!person.mentions) return;
  for (const table of Object.keys(personalData))
    for (const column of getColumns(table, ['text', 'uniqueText', 'changes', 'evidence']))
      await maskColumn(tx, table, column, person.mentions);
}
