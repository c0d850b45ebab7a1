import type { CallInput, FieldError, Zone } from '@surco/shared/contract';
import { formatCount } from '@surco/shared/domain';
import { zoneFields } from '@surco/shared/records/zone';
import { sql } from 'kysely';
import { changedBy, toColumns } from '../../core/db/recordColumns';
import type { Tx } from '../../core/db/transaction';
import type { CurrentUser } from '../../core/http/currentUser';
import { requireFound, assertNoFieldErrors } from '../../core/http/httpError';
import { writeAuditEntry } from '../../core/audit/writeAuditEntry';
import { assertUnreferenced } from '../../core/http/assertUnreferenced';
import { mapUniqueViolation } from '../../core/http/uniqueViolation';
import { assertVersion } from '../../core/http/assertVersion';
import { findZone } from './repository';

type Body = CallInput<'POST /zones'>['body'];

const duplicateNameError = { path: 'name', message: 'Ya hay una zona con este nombre.' };
const zoneUniqueErrors = { zones_name_key: duplicateNameError, zones_folded_name: duplicateNameError };

/** Validates that the states exist and that no removed state still has localities in the zone. */
async function validateStates(tx: Tx, { stateIds }: Body, before?: Zone): Promise<FieldError[]> {
  const existing = await tx.selectFrom('states').select('id').where('id', 'in', stateIds).execute();
  if (existing.length < new Set(stateIds).size) return [{ path: 'stateIds', message: 'Elija estados de la lista.' }];
  const removed = before?.stateIds.filter((id) => !stateIds.includes(id)) ?? [];
  if (!before || removed.length === 0) return [];
  const { rows } = await sql<{ name: string; localities: number }>`
    select s.name, count(*) as localities from localities l join states s on s.id = l.state_id
    where l.zone_id = ${before.id} and l.state_id in (${sql.join(removed)}) group by s.name order by s.name`.execute(
    tx,
  );
  return rows.map(({ name, localities }) => ({
    path: 'stateIds',
    message: `${name} tiene ${formatCount(localities, 'localidad', 'localidades')} en esta zona: cámbielas antes de zona.`,
  }));
}

async function setStates(tx: Tx, zoneId: string, stateIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('zone_states').where('zone_id', '=', zoneId).execute();
  const rows = [...new Set(stateIds)].map((state_id) => ({ zone_id: zoneId, state_id }));
  await tx.insertInto('zone_states').values(rows).execute();
}

/**
 * Creates a zone.
 * @throws HttpError 400 for invalid states, 409 for a name that exists
 */
export async function createZone(tx: Tx, user: CurrentUser, body: Body): Promise<Zone> {
  assertNoFieldErrors(await validateStates(tx, body));
  const authorship = { created_by: user.id, updated_by: user.id };
  const { id } = await mapUniqueViolation(
    tx
      .insertInto('zones')
      .values({ ...toColumns(zoneFields, body), ...authorship })
      .returning('id')
      .executeTakeFirstOrThrow(),
    zoneUniqueErrors,
  );
  await setStates(tx, id, body.stateIds);
  const after = requireFound(await findZone(tx, id));
  await writeAuditEntry(tx, user, { action: 'CREATE', entity: 'zone', entityId: id, after });
  return after;
}

async function lockZone(tx: Tx, id: string): Promise<Zone> {
  await tx.selectFrom('zones').select('id').where('id', '=', id).forUpdate().execute();
  return requireFound(await findZone(tx, id));
}

/**
 * Changes a zone and its states.
 * @throws HttpError 404 when there is none, 400 for invalid states, 409 for another version or a name that exists
 */
export async function updateZone(
  tx: Tx,
  user: CurrentUser,
  id: string,
  { version, ...body }: CallInput<'PUT /zones/{id}'>['body'],
): Promise<Zone> {
  const before = await lockZone(tx, id);
  assertVersion(before, version);
  assertNoFieldErrors(await validateStates(tx, body, before));
  await mapUniqueViolation(
    tx
      .updateTable('zones')
      .set({ ...toColumns(zoneFields, body), ...changedBy(user.id) })
      .where('id', '=', id)
      .execute(),
    zoneUniqueErrors,
  );
  await setStates(tx, id, body.stateIds);
  const after = requireFound(await findZone(tx, id));
  await writeAuditEntry(tx, user, { action: 'UPDATE', entity: 'zone', entityId: id, before, after });
  return after;
}

/**
 * Deletes a zone.
 * @throws HttpError 404 when there is none, 409 EN_USO when localities, users, partners, prices or targets refer to it
 */
export async function deleteZone(tx: Tx, user: CurrentUser, id: string): Promise<{ id: string }> {
  const before = await lockZone(tx, id);
  const { rows } = await sql<{ localities: number; users: number; partners: number; prices: number; targets: number }>`
    select (select count(*) from localities where zone_id = ${id}) as localities,
      (select count(*) from user_zones where zone_id = ${id}) as users,
      (select count(*) from partner_zones where zone_id = ${id}) as partners,
      (select count(distinct product_id) from product_prices where zone_id = ${id}) as prices,
      (select count(*) from targets where zone_id = ${id}) as targets`.execute(tx);
  const [uses] = rows;
  assertUnreferenced(`La zona ${before.name}`, [
    [uses?.localities ?? 0, 'localidad', 'localidades'],
    [uses?.users ?? 0, 'usuario', 'usuarios'],
    [uses?.partners ?? 0, 'socio', 'socios'],
    [uses?.prices ?? 0, 'precio de lista', 'precios de lista'],
    [uses?.targets ?? 0, 'meta', 'metas'],
  ]);
  await tx.deleteFrom('zones').where('id', '=', id).execute();
  await writeAuditEntry(tx, user, { action: 'DELETE', entity: 'zone', entityId: id, before });
  return { id };
}
