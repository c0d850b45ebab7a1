import type { CallInput, FieldError, Locality } from '@surco/shared/contract';
import { localityFields } from '@surco/shared/records/locality';
import { sql } from 'kysely';
import { changedBy, toColumns } from '../../core/db/recordColumns';
import type { Tx } from '../../core/db/transaction';
import type { CurrentUser } from '../../core/http/currentUser';
import { requireFound, assertNoFieldErrors } from '../../core/http/httpError';
import { writeAuditEntry } from '../../core/audit/writeAuditEntry';
import { assertUnreferenced } from '../../core/http/assertUnreferenced';
import { mapUniqueViolation } from '../../core/http/uniqueViolation';
import { assertVersion } from '../../core/http/assertVersion';
import { findLocality } from './repository';

type Body = CallInput<'POST /localities'>['body'];

const duplicateNameError = { path: 'name', message: 'Ya hay una localidad con este nombre en el municipio.' };
/** The field errors of the unique indexes of `localities`. */
export const localityUniqueErrors = {
  localities_state_id_municipality_name_key: duplicateNameError,
  localities_folded_name: duplicateNameError,
};

/** Validates that the zone covers the state. The zone is locked, so that its states stay until the write is done. */
async function validateZoneAndState(tx: Tx, { stateId, zoneId }: Body): Promise<FieldError[]> {
  await tx.selectFrom('zones').select('id').where('id', '=', zoneId).forShare().execute();
  const states = await tx.selectFrom('zone_states').select('state_id').where('zone_id', '=', zoneId).execute();
  if (states.length === 0) return [{ path: 'zoneId', message: localityFields.zoneId.missing }];
  if (states.some(({ state_id }) => state_id === stateId)) return [];
  return [{ path: 'stateId', message: 'Elija un estado de los que abarca la zona.' }];
}

/**
 * Creates a locality.
 * @throws HttpError 400 for invalid fields, 409 for a name that exists
 */
export async function createLocality(tx: Tx, user: CurrentUser, body: Body): Promise<Locality> {
  assertNoFieldErrors(await validateZoneAndState(tx, body));
  const { id } = await mapUniqueViolation(
    tx
      .insertInto('localities')
      .values({ ...toColumns(localityFields, body), created_by: user.id, updated_by: user.id })
      .returning('id')
      .executeTakeFirstOrThrow(),
    localityUniqueErrors,
  );
  const after = requireFound(await findLocality(tx, id));
  await writeAuditEntry(tx, user, { action: 'CREATE', entity: 'locality', entityId: id, after });
  return after;
}

async function lockLocality(tx: Tx, id: string): Promise<Locality> {
  await tx.selectFrom('localities').select('id').where('id', '=', id).forUpdate().execute();
  return requireFound(await findLocality(tx, id));
}

async function countUses(tx: Tx, id: string): Promise<{ customers: number; partners: number }> {
  const { rows } = await sql<{ customers: number; partners: number }>`
    select (select count(*) from customers where locality_id = ${id}) as customers,
      (select count(*) from partners where locality_id = ${id}) as partners`.execute(tx);
  return rows[0] ?? { customers: 0, partners: 0 };
}

/** A locality with customers keeps its state, because the customers store it too. */
async function validateStateUnchanged(tx: Tx, before: Locality, { stateId }: Body): Promise<FieldError[]> {
  if (before.stateId === stateId || (await countUses(tx, before.id)).customers === 0) return [];
  return [{ path: 'stateId', message: 'La localidad tiene clientes: su estado no cambia.' }];
}

/**
 * Changes a locality.
 * @throws HttpError 404 when there is none, 400 for invalid fields, 409 for another version or a name that exists
 */
export async function updateLocality(
  tx: Tx,
  user: CurrentUser,
  id: string,
  { version, ...body }: CallInput<'PUT /localities/{id}'>['body'],
): Promise<Locality> {
  const before = await lockLocality(tx, id);
  assertVersion(before, version);
  assertNoFieldErrors([...(await validateZoneAndState(tx, body)), ...(await validateStateUnchanged(tx, before, body))]);
  await mapUniqueViolation(
    tx
      .updateTable('localities')
      .set({
        ...toColumns(localityFields, body),
        ...changedBy(user.id),
      })
      .where('id', '=', id)
      .execute(),
    localityUniqueErrors,
  );
  const after = requireFound(await findLocality(tx, id));
  await writeAuditEntry(tx, user, { action: 'UPDATE', entity: 'locality', entityId: id, before, after });
  return after;
}

/**
 * Deletes a locality.
 * @throws HttpError 404 when there is none, 409 EN_USO when customers or partners refer to it
 */
export async function deleteLocality(tx: Tx, user: CurrentUser, id: string): Promise<{ id: string }> {
  const before = await lockLocality(tx, id);
  const { customers, partners } = await countUses(tx, id);
  assertUnreferenced(`La localidad ${before.name}`, [
    [customers, 'cliente', 'clientes'],
    [partners, 'socio', 'socios'],
  ]);
  await tx.deleteFrom('localities').where('id', '=', id).execute();
  await writeAuditEntry(tx, user, { action: 'DELETE', entity: 'locality', entityId: id, before });
  return { id };
}
