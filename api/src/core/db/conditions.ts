import { sql, type RawBuilder } from 'kysely';

/** A condition of a `where` clause. */
export type Condition = RawBuilder<unknown>;

/** Joins conditions with `and`; true when there are none. */
export const joinConditions = (conditions: readonly Condition[]): Condition =>
  conditions.length > 0 ? sql`${sql.join(conditions, sql` and `)}` : sql`true`;

const escapeWildcards = (text: string): string => text.normalize('NFC').replace(/[\\%_]/g, String.raw`\$&`);

/** `%text%` with wildcards escaped and accents composed (NFC). */
export const buildContainsPattern = (text: string): string => `%${escapeWildcards(text)}%`;

/**
 * Whether a column contains every word of a text, in any order. The column must be folded already.
 * The words are folded once, by subqueries, so that one plan serves every text with as many words.
 */
export const buildContainsCondition = (column: RawBuilder<unknown>, text: string): Condition =>
  joinConditions(
    (text.match(/\S+/g) ?? ['']).map(
      (word) => sql`${column} like (select '%' || fold(${escapeWildcards(word)}) || '%')`,
    ),
  );

/** Whether a column of ids contains one of these. */
export const buildIdCondition = (column: RawBuilder<unknown>, ids: readonly string[]): Condition =>
  sql`${column} = any(${[...ids]}::uuid[])`;
