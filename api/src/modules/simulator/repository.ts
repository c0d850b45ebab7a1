import type { CallInput, ProductionType, Simulation, SimulatorParam } from '@surco/shared/contract';
import { systemParameters } from '@surco/shared/domain/parameters';
import { sql } from 'kysely';
import { allOf, contains, orderBy, readPage, type Condition } from '../../db/page';
import type { Db } from '../../db/pool';
import type { Tx } from '../../db/transaction';
import type { Row } from '../../db/types';
import type { CurrentUser } from '../../http/currentUser';
import { numberOrNull, stampsOf } from '../mapping';
import { clientScope } from '../scope';

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

export async function activeProductionTypes(db: Db): Promise<ProductionType[]> {
  const rows = await db.selectFrom('production_types').selectAll().where('active', '=', true).orderBy('name').execute();
  return rows.map(toProductionType);
}

/** Every parameter the model knows, with the value an administrator gave it or its default. */
export async function simulatorParams(db: Db | Tx): Promise<SimulatorParam[]> {
  const rows = await db.selectFrom('simulator_params').select(['key', 'value']).execute();
  const values = new Map(rows.map(({ key, value }) => [key, Number(value)]));
  return systemParameters.map(({ default: standard, ...parameter }) => ({
    ...parameter,
    value: values.get(parameter.key) ?? standard,
  }));
}

/** One parameter's value as it is now. */
export async function parameterValue(db: Db | Tx, parameter: { key: string; default: number }): Promise<number> {
  const params = await simulatorParams(db);
  return params.find(({ key }) => key === parameter.key)?.value ?? parameter.default;
}

const toSimulation = ({ id, input, result, created_at }: Row<'simulations'>): Simulation => ({
  id,
  input,
  result,
  createdAt: created_at.toISOString(),
});

/** Those made for a customer, by whomever, as far as one sees that customer; or else one's own. */
const simulationScope = (user: CurrentUser, clientId: string | undefined): Condition[] =>
  clientId === undefined
    ? [sql`m.user_id = ${user.id}`]
    : [
        sql`m.client_id in (select c.id from clients c where ${allOf([sql`c.id = ${clientId}`, ...clientScope(user)])})`,
      ];

export function listSimulations(db: Db, user: CurrentUser, query: CallInput<'GET /simulations'>['query']) {
  return readPage(
    db,
    query,
    {
      base: sql`simulations m`,
      alias: sql`m`,
      joins: sql``,
      columns: sql`m.*`,
      where: simulationScope(user, query.clientId),
      order: orderBy(query.sort, { createdAt: sql`m.created_at` }, '-createdAt', sql`m.id`),
    },
    toSimulation,
  );
}

export async function insertSimulation(
  tx: Tx,
  userId: string,
  input: Simulation['input'],
  result: Simulation['result'],
): Promise<Simulation> {
  const row = await tx
    .insertInto('simulations')
    .values({
      user_id: userId,
      client_id: input.clientId,
      input: JSON.stringify(input),
      result: JSON.stringify(result),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toSimulation(row);
}
