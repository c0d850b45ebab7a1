import type { CallInput, Zone } from '@surco/shared/contract';
import type { Problem } from '@surco/shared/domain/problem';
import { plural } from '@surco/shared/domain/formats';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { CurrentUser } from '../../http/currentUser';
import { found, refuse } from '../../http/failure';
import { audit } from '../documents/audit';
import { refuseInUse } from '../inUse';
import { unlessTaken } from '../taken';
import { sameVersion } from '../versioned';
import { findZone } from './repository';

type Body = CallInput<'POST /zones'>['body'];

const sameName = { path: 'name', message: 'Ya hay una zona con este nombre.' };
const taken = { zones_name_key: sameName, zones_folded_name: sameName };

/** States that exist, and none taken away while it has localities in the zone. */
async function stateProblems(tx: Tx, { stateIds }: Body, before?: Zone): Promise<Problem[]> {
  const known = await tx.selectFrom('states').select('id').where('id', 'in', stateIds).execute();
  if (known.length < new Set(stateIds).size) return [{ path: 'stateIds', message: 'Elija estados de la lista.' }];
  const gone = before?.stateIds.filter((id) => !stateIds.includes(id)) ?? [];
  if (!before || gone.length === 0) return [];
  const { rows } = await sql<{ name: string; localities: number }>`
    select s.name, count(*) as localities from localities l join states s on s.id = l.state_id
    where l.zone_id = ${before.id} and l.state_id in (${sql.join(gone)}) group by s.name order by s.name`.execute(tx);
  return rows.map(({ name, localities }) => ({
    path: 'stateIds',
    message: `${name} tiene ${plural(localities, 'localidad', 'localidades')} en esta zona: cámbielas antes de zona.`,
  }));
}

async function setStates(tx: Tx, zoneId: string, stateIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('zone_states').where('zone_id', '=', zoneId).execute();
  const rows = [...new Set(stateIds)].map((state_id) => ({ zone_id: zoneId, state_id }));
  await tx.insertInto('zone_states').values(rows).execute();
}

export async function createZone(tx: Tx, user: CurrentUser, body: Body): Promise<Zone> {
  refuse(await stateProblems(tx, body));
  const stamps = { created_by: user.id, updated_by: user.id };
  const { id } = await unlessTaken(
    tx
      .insertInto('zones')
      .values({ name: body.name, ...stamps })
      .returning('id')
      .executeTakeFirstOrThrow(),
    taken,
  );
  await setStates(tx, id, body.stateIds);
  const after = found(await findZone(tx, id));
  await audit(tx, user, { action: 'CREATE', entity: 'zone', entityId: id, after });
  return after;
}

async function holdZone(tx: Tx, id: string): Promise<Zone> {
  await tx.selectFrom('zones').select('id').where('id', '=', id).forUpdate().execute();
  return found(await findZone(tx, id));
}

export async function updateZone(
  tx: Tx,
  user: CurrentUser,
  id: string,
  { version, ...body }: CallInput<'PUT /zones/{id}'>['body'],
): Promise<Zone> {
  const before = await holdZone(tx, id);
  sameVersion(before, version);
  refuse(await stateProblems(tx, body, before));
  await unlessTaken(
    tx
      .updateTable('zones')
      .set({ name: body.name, version: sql`version + 1`, updated_at: sql`now()`, updated_by: user.id })
      .where('id', '=', id)
      .execute(),
    taken,
  );
  await setStates(tx, id, body.stateIds);
  const after = found(await findZone(tx, id));
  await audit(tx, user, { action: 'UPDATE', entity: 'zone', entityId: id, before, after });
  return after;
}

export async function deleteZone(tx: Tx, user: CurrentUser, id: string): Promise<{ id: string }> {
  const before = await holdZone(tx, id);
  const { rows } = await sql<{ localities: number; users: number; partners: number }>`
    select (select count(*) from localities where zone_id = ${id}) as localities,
      (select count(*) from user_zones where zone_id = ${id}) as users,
      (select count(*) from partner_zones where zone_id = ${id}) as partners`.execute(tx);
  const [uses] = rows;
  refuseInUse(`La zona ${before.name}`, [
    [uses?.localities ?? 0, 'localidad', 'localidades'],
    [uses?.users ?? 0, 'usuario', 'usuarios'],
    [uses?.partners ?? 0, 'socio', 'socios'],
  ]);
  await tx.deleteFrom('zones').where('id', '=', id).execute();
  await audit(tx, user, { action: 'DELETE', entity: 'zone', entityId: id, before });
  return { id };
}
