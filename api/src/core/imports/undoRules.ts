import { sql, type RawBuilder } from 'kysely';

/** Counted until here: the list of imports counts for each of them. */
export const maxBlockers = 100;

/** What prevents the undo of an import: how many records refer to what it created, or were changed. */
interface Blocker {
  /** Counts them, {@link maxBlockers} at most, by the ids `i.created_ids` of the import `i`. */
  count: RawBuilder<number>;
  one: string;
  many: string;
}

/** How an import of a list is undone. */
export interface UndoRules {
  table: 'customers' | 'products' | 'partners' | 'users' | 'inventories' | 'localities';
  /** The entity of its audit entries. */
  entity: string;
  blockers: readonly Blocker[];
  /** Rows that belong to the records and are deleted first, by table and column. */
  parts?: readonly (readonly [table: string, column: string])[];
}

/** Counts the rows of a table that refer to a created record. @param condition on the rows, aliased `x` */
export const countReferences = (
  table: string,
  column: string,
  one: string,
  many: string,
  condition: RawBuilder<unknown> = sql`true`,
): Blocker => ({
  count: sql<number>`(select count(*) from (select from ${sql.table(table)} x
    where ${sql.ref(`x.${column}`)} = any(i.created_ids) and ${condition} limit ${maxBlockers}) counted)`,
  one,
  many,
});

/** Counts the created records that somebody has changed. @param isChanged a further sign of it, of the record `x` */
export const countChanged = (
  table: UndoRules['table'],
  one: string,
  many: string,
  isChanged: RawBuilder<unknown> = sql`false`,
): Blocker => countReferences(table, 'id', one, many, sql`(x.version > 1 or ${isChanged})`);
