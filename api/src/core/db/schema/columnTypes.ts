import type { ColumnType, Generated } from 'kysely';

/** numeric: read as text, exact; written as text or number. */
export type Decimal = ColumnType<string, string | number, string | number>;
export type DefaultDecimal = ColumnType<string, string | number | undefined, string | number>;
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
export type DefaultTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;
/** json or jsonb: written as JSON text. */
export type Json<T> = ColumnType<T, string, string>;
/** jsonb that is always an object: the driver converts objects to JSON text. */
export type JsonObject<T extends object> = ColumnType<T, string | T, string | T>;

export interface RecordColumns {
  id: Generated<string>;
  version: Generated<number>;
  created_at: DefaultTimestamp;
  created_by: string | null;
  updated_at: DefaultTimestamp;
  updated_by: string | null;
}
