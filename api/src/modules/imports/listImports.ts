import type { CallInput, Import, ImportedList } from '@surco/shared/contract';
import { formatCount } from '@surco/shared/domain';
import { sql, type RawBuilder } from 'kysely';
import { buildFilterConditions, type FilterTable, type ListFilters } from '../../core/db/buildFilterConditions';
import { buildOrder } from '../../core/db/buildOrder';
import type { Condition } from '../../core/db/conditions';
import type { Db } from '../../core/db/pool';
import { type ListSource, readPage } from '../../core/db/readPage';
import { toIsoOrNull, toUserRefOrNull } from '../../core/db/rowMapping';
import type { Row } from '../../core/db/schema/database';
import type { CurrentUser } from '../../core/http/currentUser';
import type { Importer } from '../../core/imports/createImporter';
import { maxBlockers } from '../../core/imports/undoRules';

interface ImportRow extends Omit<Row<'imports'>, 'created_ids'> {
  list: ImportedList;
  first_name: string | null;
  last_name: string | null;
  /** The counts of the blockers of its list, in their order; null for one that cannot be undone. */
  blockers: number[] | null;
}

/** The imports that a user sees: their own, an administrator all. */
export const buildImportScope = ({ id, role }: CurrentUser): Condition[] =>
  role === 'Admin' ? [] : [sql`i.created_by = ${id}`];

const blockersOf = ({ list, undo }: Importer): RawBuilder<unknown> =>
  undo
    ? sql`when ${list} then array[${sql.join(undo.blockers.map(({ count }) => count))}]::int[]`
    : sql`when ${list} then null`;

/** Only the columns that a person reads: `created_ids` may be long. */
const buildColumns = (importers: readonly Importer[]) => sql`
  i.id, i.list, i.file_name, i.rows, i.created, i.merged, i.skipped, i.created_at, i.created_by, i.undone_at,
  u.first_name, u.last_name,
  case when i.undone_at is null and i.created > 0 then case i.list ${sql.join(importers.map(blockersOf), sql` `)} end end
    as blockers`;

const joins = sql`left join users u on u.id = i.created_by`;

/** Why an import cannot be undone, in Spanish; null when it can. */
function describeBlockers(row: ImportRow, undo: Importer['undo']): string | null {
  if (!undo) return 'Lo que creó esta importación se elimina uno por uno, en su página.';
  if (row.created === 0) return 'Esta importación no creó ningún registro.';
  const counts = undo.blockers.flatMap(({ one, many }, index) => {
    const count = row.blockers?.[index] ?? 0;
    return count > 0 ? [`${formatCount(count, one, many)}${count < maxBlockers ? '' : ' o más'}`] : [];
  });
  if (counts.length === 0) return null;
  return `No se puede deshacer: lo que creó ya tiene ${new Intl.ListFormat('es-MX').format(counts)}.`;
}

const createMapper =
  (importers: readonly Importer[]) =>
  (row: ImportRow): Import => {
    const undo = importers.find(({ list }) => list === row.list)?.undo;
    const blocker = row.undone_at ? null : describeBlockers(row, undo);
    return {
      id: row.id,
      list: row.list,
      fileName: row.file_name,
      createdAt: row.created_at.toISOString(),
      createdBy: toUserRefOrNull(row.created_by, row.first_name, row.last_name),
      rows: row.rows,
      created: row.created,
      merged: row.merged,
      skipped: row.skipped,
      undoneAt: toIsoOrNull(row.undone_at),
      canUndo: row.undone_at === null && blocker === null,
      undoBlocker: blocker,
    };
  };

const filterTable: FilterTable<ListFilters<'GET /imports'>> = { list: (list) => sql`i.list = ${list}` };

type ImportQuery = CallInput<'GET /imports'>['query'];

/** Returns one page of the imports that the user sees, the newest first. */
export function listImports(db: Db, user: CurrentUser, importers: readonly Importer[], query: ImportQuery) {
  const source: ListSource<ImportRow, Import> = {
    base: sql`imports i`,
    joins,
    columns: buildColumns(importers),
    where: [...buildImportScope(user), ...buildFilterConditions(query, filterTable)],
    order: buildOrder(query.sort, { createdAt: sql`i.created_at` }, '-createdAt', sql`i.id`),
    map: createMapper(importers),
  };
  return readPage(db, query, source);
}

/** Returns an import that the user sees; null when there is none. */
export async function findImport(
  db: Db,
  user: CurrentUser,
  importers: readonly Importer[],
  id: string,
): Promise<Import | null> {
  const where = sql.join([sql`i.id = ${id}`, ...buildImportScope(user)], sql` and `);
  const { rows } = await sql<ImportRow>`
    select ${buildColumns(importers)} from imports i ${joins} where ${where}`.execute(db);
  return rows[0] ? createMapper(importers)(rows[0]) : null;
}
