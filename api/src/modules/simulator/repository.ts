import type { CallInput, KeptParam, ProductionType, SimulatorParam } from '@surco/shared/contract';
import { parameterIn, systemParameters } from '@surco/shared/domain/parameters';
import type { Parameter } from '@surco/shared/domain/silage/parameters';
import { sql } from 'kysely';
import { one } from '../../db/one';
import { contains, orderBy, readPage, type Condition } from '../../db/page';
import type { Db } from '../../db/pool';
import type { Tx } from '../../db/transaction';
import type { Row } from '../../db/types';
import { numberOrNull, stampsOf } from '../mapping';

export const toProductionType = (row: Row<'production_types'>): ProductionType => ({
  id: row.id,
  name: row.name,
  defaultIntakeKg: Number(row.default_intake_kg),
  defaultDays: row.default_days,
  milkKgPerTonneDM: numberOrNull(row.milk_kg_per_tonne_dm),
  active: row.active,
  ...stampsOf(row),
});

export function listProductionTypes(db: Db, query: CallInput<'GET /production-types'>['query']) {
  const where: Condition[] = [];
  if (query.search) where.push(contains(sql`fold(t.name)`, query.search));
  if (query.active !== undefined) where.push(sql`t.active = ${query.active}`);
  const order = orderBy(query.sort, { name: sql`fold(t.name)` }, 'name', sql`t.id`);
  return readPage(
    db,
    query,
    { base: sql`production_types t`, alias: sql`t`, joins: sql``, columns: sql`t.*`, where, order },
    toProductionType,
  );
}

export async function activeProductionTypes(db: Db | Tx): Promise<ProductionType[]> {
  const rows = await db.selectFrom('production_types').selectAll().where('active', '=', true).orderBy('name').execute();
  return rows.map(toProductionType);
}

const givenParams = async (db: Db | Tx) =>
  new Map(
    (await db.selectFrom('simulator_params').select(['key', 'value', 'version']).execute()).map((row) => [
      row.key,
      row,
    ]),
  );

/** Every parameter the model knows, with the value an administrator gave it or its default. */
export async function simulatorParams(db: Db | Tx): Promise<SimulatorParam[]> {
  const given = await givenParams(db);
  return systemParameters.map(({ default: standard, ...parameter }) => ({
    ...parameter,
    value: Number(given.get(parameter.key)?.value ?? standard),
  }));
}

/** The same for whoever changes them. */
export async function keptParams(db: Db | Tx): Promise<KeptParam[]> {
  const given = await givenParams(db);
  return systemParameters.map(({ default: standard, ...parameter }) => ({
    ...parameter,
    value: Number(given.get(parameter.key)?.value ?? standard),
    version: given.get(parameter.key)?.version ?? 0,
  }));
}

/** One parameter's value as it is now. */
export const parameterValue = async (db: Db | Tx, parameter: Parameter): Promise<number> =>
  parameterIn(await simulatorParams(db), parameter);

/** When a product, a production type or a parameter was last changed; before any change, when they were made. */
export async function catalogChangedAt(db: Db | Tx): Promise<string> {
  const { changed } = await one(
    sql<{ changed: Date }>`select coalesce(greatest(
      (select max(updated_at) from products),
      (select max(updated_at) from production_types),
      (select max(updated_at) from simulator_params)), to_timestamp(0)) as changed`.execute(db),
  );
  return changed.toISOString();
}
