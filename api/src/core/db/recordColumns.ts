import { mapFields, type Field, type Fields, type FieldValue, type RecordValues } from '@surco/shared/records/field';
import type { PersonalContent } from '@surco/shared/records/personalContent';
import { sql } from 'kysely';

type SnakeCase<S extends string> = S extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : S;
type ColumnName<F extends Field, K> = F extends { column: infer C extends string } ? C : SnakeCase<K & string>;

/** PostgreSQL sends a `numeric` as text. */
type StoredValue<F extends Field> = F['kind'] extends 'decimal' | 'percentage' ? FieldValue<F> | string : FieldValue<F>;
/** A list of references has no column. */
type StoredFields<Fs extends Fields> = {
  [K in keyof Fs as Fs[K]['kind'] extends 'references' ? never : K]: Fs[K];
};
type RecordRow<Fs extends Fields> = {
  readonly [K in keyof StoredFields<Fs> as ColumnName<Fs[K], K>]: StoredValue<Fs[K]>;
};
type OptionalNames<Fs extends Fields> = { [K in keyof Fs]: Fs[K] extends { optional: true } ? K : never }[keyof Fs];
type RecordInput<Fs extends Fields> = {
  readonly [K in Exclude<keyof Fs, OptionalNames<Fs>>]: FieldValue<Fs[K]>;
} & { readonly [K in OptionalNames<Fs>]?: FieldValue<Fs[K]> | undefined };
type RecordColumns<Fs extends Fields> = {
  [K in keyof StoredFields<Fs> as ColumnName<Fs[K], K>]: FieldValue<Fs[K]>;
};

/** The column of a field: its name in snake case, unless the field says another. */
export const getColumnName = ({ column }: Field, name: string): string =>
  column ?? name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const listStoredFields = (fields: Fields): [name: string, field: Field][] =>
  Object.entries(fields).filter(([, { kind }]) => kind !== 'references');

/** The columns that store the fields of a body; a field that it lacks is null. */
export function toColumns<Fs extends Fields>(fields: Fs, body: RecordInput<Fs>): RecordColumns<Fs>;
export function toColumns(fields: Fields, body: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(
    listStoredFields(fields).map(([name, field]) => [getColumnName(field, name), body[name] ?? null]),
  );
}

/** What each change of a record sets besides its fields. */
export const changedBy = <Id extends string | null>(userId: Id) => ({
  version: sql<number>`version + 1`,
  updated_at: sql<Date>`now()`,
  updated_by: userId,
});

/** The fields of a row, as a response has them. */
export function toFields<Fs extends Fields>(fields: Fs, row: RecordRow<Fs>): RecordValues<StoredFields<Fs>>;
export function toFields(fields: Fields, row: Readonly<Record<string, unknown>>): object {
  return mapFields(Object.fromEntries(listStoredFields(fields)), (field, name) => {
    const value = row[getColumnName(field, name)];
    return value !== null && (field.kind === 'decimal' || field.kind === 'percentage') ? Number(value) : value;
  });
}

const textKinds: readonly Field['kind'][] = ['text', 'phone', 'email', 'choice'];
const hasText = (field: Field): boolean =>
  textKinds.includes(field.kind) || (field.kind === 'reference' && field.id === 'code');

/** What the columns of a record say of a person: of those with text, and of those whose field says so. */
export const getPersonalColumns = (fields: Fields): Record<string, PersonalContent> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => field.personal !== undefined || hasText(field))
      .map(([name, field]) => [getColumnName(field, name), field.personal ?? 'none']),
  );
