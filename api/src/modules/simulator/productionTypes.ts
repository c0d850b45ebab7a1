import type { CallInput, ProductionType } from '@surco/shared/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { CurrentUser } from '../../http/currentUser';
import { found } from '../../http/failure';
import { audit } from '../documents/audit';
import { refuseInUse } from '../inUse';
import { announce } from '../notifications/announce';
import { unlessTaken } from '../taken';
import { sameVersion } from '../versioned';
import { toProductionType } from './repository';

type Body = CallInput<'POST /production-types'>['body'];

const sameName = { path: 'name', message: 'Ya hay un tipo de producción con este nombre.' };
const taken = { production_types_name_key: sameName, production_types_folded_name: sameName };

const columnsOf = (body: Body) => ({
  name: body.name,
  default_intake_kg: body.defaultIntakeKg,
  default_days: body.defaultDays,
  milk_kg_per_tonne_dm: body.milkKgPerTonneDM ?? null,
  active: body.active,
});

async function hold(tx: Tx, id: string): Promise<ProductionType> {
  const row = await tx.selectFrom('production_types').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return toProductionType(found(row));
}

export async function createProductionType(tx: Tx, user: CurrentUser, body: Body): Promise<ProductionType> {
  const row = await unlessTaken(
    tx
      .insertInto('production_types')
      .values({ ...columnsOf(body), created_by: user.id, updated_by: user.id })
      .returningAll()
      .executeTakeFirstOrThrow(),
    taken,
  );
  const after = toProductionType(row);
  await audit(tx, user, { action: 'CREATE', entity: 'production-type', entityId: after.id, after });
  await announce(tx, 'catalogue');
  return after;
}

export async function updateProductionType(
  tx: Tx,
  user: CurrentUser,
  id: string,
  { version, ...body }: CallInput<'PUT /production-types/{id}'>['body'],
): Promise<ProductionType> {
  const before = await hold(tx, id);
  sameVersion(before, version);
  const row = await unlessTaken(
    tx
      .updateTable('production_types')
      .set({ ...columnsOf(body), version: sql`version + 1`, updated_at: sql`now()`, updated_by: user.id })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),
    taken,
  );
  const after = toProductionType(row);
  await audit(tx, user, { action: 'UPDATE', entity: 'production-type', entityId: id, before, after });
  await announce(tx, 'catalogue');
  return after;
}

export async function deleteProductionType(tx: Tx, user: CurrentUser, id: string): Promise<{ id: string }> {
  const before = await hold(tx, id);
  const { rows } = await sql<{ clients: number }>`
    select count(*) as clients from clients where production_type_id = ${id}`.execute(tx);
  refuseInUse(`El tipo de producción ${before.name}`, [[rows[0]?.clients ?? 0, 'cliente', 'clientes']]);
  await tx.deleteFrom('production_types').where('id', '=', id).execute();
  await audit(tx, user, { action: 'DELETE', entity: 'production-type', entityId: id, before });
  await announce(tx, 'catalogue');
  return { id };
}
