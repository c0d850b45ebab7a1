import type { CallInput, Locality } from '@surco/shared/contract';
import type { Problem } from '@surco/shared/domain/problem';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { CurrentUser } from '../../http/currentUser';
import { found, refuse } from '../../http/failure';
import { audit } from '../documents/audit';
import { refuseInUse } from '../inUse';
import { unlessTaken } from '../taken';
import { sameVersion } from '../versioned';
import { findLocality } from './repository';

type Body = CallInput<'POST /localities'>['body'];

const sameName = { path: 'name', message: 'Ya hay una localidad con este nombre en el municipio.' };
/** What the indexes of names say. */
export const takenLocality = { localities_state_id_municipality_name_key: sameName, localities_folded_name: sameName };

/** A locality's state is one of its zone's states; the zone is held, so that it keeps them until all is written. */
async function placeProblems(tx: Tx, { stateId, zoneId }: Body): Promise<Problem[]> {
  await tx.selectFrom('zones').select('id').where('id', '=', zoneId).forShare().execute();
  const states = await tx.selectFrom('zone_states').select('state_id').where('zone_id', '=', zoneId).execute();
  if (states.length === 0) return [{ path: 'zoneId', message: 'Elija una zona.' }];
  if (states.some(({ state_id }) => state_id === stateId)) return [];
  return [{ path: 'stateId', message: 'Elija un estado de los que abarca la zona.' }];
}

const columnsOf = ({ name, municipality, stateId, zoneId }: Body) => ({
  name,
  municipality,
  state_id: stateId,
  zone_id: zoneId,
});

export async function createLocality(tx: Tx, user: CurrentUser, body: Body): Promise<Locality> {
  refuse(await placeProblems(tx, body));
  const { id } = await unlessTaken(
    tx
      .insertInto('localities')
      .values({ ...columnsOf(body), created_by: user.id, updated_by: user.id })
      .returning('id')
      .executeTakeFirstOrThrow(),
    takenLocality,
  );
  const after = found(await findLocality(tx, id));
  await audit(tx, user, { action: 'CREATE', entity: 'locality', entityId: id, after });
  return after;
}

async function holdLocality(tx: Tx, id: string): Promise<Locality> {
  await tx.selectFrom('localities').select('id').where('id', '=', id).forUpdate().execute();
  return found(await findLocality(tx, id));
}

async function usesOf(tx: Tx, id: string): Promise<{ clients: number; partners: number }> {
  const { rows } = await sql<{ clients: number; partners: number }>`
    select (select count(*) from clients where locality_id = ${id}) as clients,
      (select count(*) from partners where locality_id = ${id}) as partners`.execute(tx);
  return rows[0] ?? { clients: 0, partners: 0 };
}

/** A locality with customers keeps its state, which is theirs too. */
async function stateStays(tx: Tx, before: Locality, { stateId }: Body): Promise<Problem[]> {
  if (before.stateId === stateId || (await usesOf(tx, before.id)).clients === 0) return [];
  return [{ path: 'stateId', message: 'La localidad tiene clientes: su estado no cambia.' }];
}

export async function updateLocality(
  tx: Tx,
  user: CurrentUser,
  id: string,
  { version, ...body }: CallInput<'PUT /localities/{id}'>['body'],
): Promise<Locality> {
  const before = await holdLocality(tx, id);
  sameVersion(before, version);
  refuse([...(await placeProblems(tx, body)), ...(await stateStays(tx, before, body))]);
  await unlessTaken(
    tx
      .updateTable('localities')
      .set({ ...columnsOf(body), version: sql`version + 1`, updated_at: sql`now()`, updated_by: user.id })
      .where('id', '=', id)
      .execute(),
    takenLocality,
  );
  const after = found(await findLocality(tx, id));
  await audit(tx, user, { action: 'UPDATE', entity: 'locality', entityId: id, before, after });
  return after;
}

export async function deleteLocality(tx: Tx, user: CurrentUser, id: string): Promise<{ id: string }> {
  const before = await holdLocality(tx, id);
  const { clients, partners } = await usesOf(tx, id);
  refuseInUse(`La localidad ${before.name}`, [
    [clients, 'cliente', 'clientes'],
    [partners, 'socio', 'socios'],
  ]);
  await tx.deleteFrom('localities').where('id', '=', id).execute();
  await audit(tx, user, { action: 'DELETE', entity: 'locality', entityId: id, before });
  return { id };
}
