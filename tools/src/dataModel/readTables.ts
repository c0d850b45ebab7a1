export interface Column {
  name: string;
  /** As PostgreSQL writes it: `numeric(12,2)`, `timestamp with time zone`. */
  type: string;
  isNullable: boolean;
  isGenerated: boolean;
  isPrimaryKey: boolean;
  /** Unique by itself, by a constraint or an index without condition other than the primary key. */
  isUnique: boolean;
}

export interface ForeignKey {
  columns: readonly string[];
  /** Name of the table that the key refers to. */
  references: string;
}

export interface Table {
  name: string;
  columns: readonly Column[];
  foreignKeys: readonly ForeignKey[];
  triggers: readonly string[];
}

/** Runs one statement and returns its rows. */
export type RunQuery = (statement: string) => Promise<Record<string, unknown>[]>;

const tablesQuery = `
select t.relname as name,
  (select json_agg(json_build_object(
      'name', c.attname,
      'type', format_type(c.atttypid, c.atttypmod),
      'isNullable', not c.attnotnull,
      'isGenerated', c.attgenerated <> '',
      'isPrimaryKey', exists (select 1 from pg_index i where i.indrelid = t.oid and i.indisprimary and c.attnum = any(i.indkey)),
      'isUnique', exists (select 1 from pg_index i where i.indrelid = t.oid and i.indisunique and not i.indisprimary
        and i.indpred is null and i.indnkeyatts = 1 and i.indkey[0] = c.attnum)
    ) order by c.attnum)
    from pg_attribute c where c.attrelid = t.oid and c.attnum > 0 and not c.attisdropped) as columns,
  (select coalesce(json_agg(json_build_object(
      'columns', (select json_agg(c.attname order by array_position(f.conkey, c.attnum))
        from pg_attribute c where c.attrelid = t.oid and c.attnum = any(f.conkey)),
      'references', r.relname
    ) order by f.conkey), '[]')
    from pg_constraint f join pg_class r on r.oid = f.confrelid where f.conrelid = t.oid and f.contype = 'f') as foreign_keys,
  (select coalesce(json_agg(g.tgname order by g.tgname), '[]')
    from pg_trigger g where g.tgrelid = t.oid and not g.tgisinternal) as triggers
from pg_class t
where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p')
order by t.relname`;

/** Reads all tables of the schema `public` from the catalog of a migrated database, by name. */
export async function readTables(runQuery: RunQuery): Promise<Table[]> {
  const rows = await runQuery(tablesQuery);
  return rows.map(({ name, columns, foreign_keys: foreignKeys, triggers }) => ({
    name: name as string,
    columns: columns as Column[],
    foreignKeys: foreignKeys as ForeignKey[],
    triggers: triggers as string[],
  }));
}
