import type { CallInput, ProductionType, SystemParameter, VersionedSystemParameter } from '@surco/shared/contract';
import { getParameterValue, type ParameterDefinition, systemParameters } from '@surco/shared/domain';
import { productionTypeFields } from '@surco/shared/records/productionType';
import { sql } from 'kysely';
import { buildFilterConditions, type FilterTable, type ListFilters } from '../../core/db/buildFilterConditions';
import { buildContainsCondition } from '../../core/db/conditions';
import { buildOrder } from '../../core/db/buildOrder';
import { toFields } from '../../core/db/recordColumns';
import type { ListSource } from '../../core/db/readPage';
import type { Db } from '../../core/db/pool';
import type { Tx } from '../../core/db/transaction';
import type { Row } from '../../core/db/schema/database';
import { mapRecordMetadata } from '../../core/db/rowMapping';

/** Maps a row of `production_types` to the API. */
export const toProductionType = (row: Row<'production_types'>): ProductionType => ({
  id: row.id,
  ...toFields(productionTypeFields, row),
  ...mapRecordMetadata(row),
});

const filterTable: FilterTable<ListFilters<'GET /production-types'>> = {
  search: (text) => buildContainsCondition(sql`fold(t.name)`, text),
  active: (active) => sql`t.active = ${active}`,
};

/** The production types that a query selects. */
export const buildProductionTypeListSource = (
  query: CallInput<'GET /production-types'>['query'],
): ListSource<Row<'production_types'>, ProductionType> => ({
  base: sql`production_types t`,
  joins: sql``,
  columns: sql`t.*`,
  where: buildFilterConditions(query, filterTable),
  order: buildOrder(query.sort, { name: sql`fold(t.name)` }, 'name', sql`t.id`),
  map: toProductionType,
});

/** Returns the active production types, by name. */
export async function listActiveProductionTypes(db: Db | Tx): Promise<ProductionType[]> {
  const rows = await db.selectFrom('production_types').selectAll().where('active', '=', true).orderBy('name').execute();
  return rows.map(toProductionType);
}

/**
 * Returns every system parameter with its stored value or its default, and its version, which is 0 until its first
 * change.
 */
export async function readVersionedParameters(db: Db | Tx): Promise<VersionedSystemParameter[]> {
  const rows = await db.selectFrom('simulator_params').select(['key', 'value', 'version']).execute();
  const stored = new Map(rows.map((row) => [row.key, row]));
  return systemParameters.map(({ default: defaultValue, ...parameter }) => ({
    ...parameter,
    value: Number(stored.get(parameter.key)?.value ?? defaultValue),
    version: stored.get(parameter.key)?.version ?? 0,
  }));
}

/** Returns every system parameter with its stored value or its default. */
export const readParameters = async (db: Db | Tx): Promise<SystemParameter[]> =>
  (await readVersionedParameters(db)).map(({ version: _version, ...parameter }) => parameter);

/** Returns the current value of one parameter. */
export const readParameterValue = async (db: Db | Tx, parameter: ParameterDefinition): Promise<number> =>
  getParameterValue(await readParameters(db), parameter);
