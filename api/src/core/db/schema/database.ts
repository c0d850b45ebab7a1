import type { Insertable, Selectable } from 'kysely';
import type { DB } from './tables';

export type Database = DB;
export type Row<T extends keyof Database> = Selectable<Database[T]>;
export type NewRow<T extends keyof Database> = Insertable<Database[T]>;
