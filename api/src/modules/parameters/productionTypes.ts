import type { CallInput, ProductionType } from '@surco/shared/contract';
import { productionTypeFields } from '@surco/shared/records/productionType';
import { sql } from 'kysely';
import { changedBy, toColumns } from '../../core/db/recordColumns';
import type { Tx } from '../../core/db/transaction';
import type { CurrentUser } from '../../core/http/currentUser';
import { requireFound } from '../../core/http/httpError';
import { writeAuditEntry } from '../../core/audit/writeAuditEntry';
import { assertUnreferenced } from '../../core/http/assertUnreferenced';
import { broadcastChange } from '../notifications';
import { mapUniqueViolation } from '../../core/http/uniqueViolation';
import { assertVersion } from '../../core/http/assertVersion';
import { toProductionType } from './repository';

type Body = CallInput<'POST /production-types'>['body'];

const duplicateNameError = { path: 'name', message: 'Ya hay un tipo de producción con este nombre.' };
const productionTypeUniqueErrors = {
  production_types_name_key: duplicateNameError,
  production_types_folded_name: duplicateNameError,
};

async function lockProductionType(tx: Tx, id: string): Promise<ProductionType> {
  const row = await tx.selectFrom('production_types').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return toProductionType(requireFound(row));
}

/**
 * Creates a production type.
 * @throws HttpError 409 for a name that exists
 */
export async function createProductionType(tx: Tx, user: CurrentUser, body: Body): Promise<ProductionType> {
  const row = await mapUniqueViolation(
    tx
      .insertInto('production_types')
      .values({ ...toColumns(productionTypeFields, body), created_by: user.id, updated_by: user.id })
      .returningAll()
      .executeTakeFirstOrThrow(),
    productionTypeUniqueErrors,
  );
  const after = toProductionType(row);
  await writeAuditEntry(tx, user, { action: 'CREATE', entity: 'production-type', entityId: after.id, after });
  await broadcastChange(tx, 'referenceData');
  return after;
}

/**
 * Changes a production type.
 * @throws HttpError 404 when there is none, 409 for another version or a name that exists
 */
export async function updateProductionType(
  tx: Tx,
  user: CurrentUser,
  id: string,
  { version, ...body }: CallInput<'PUT /production-types/{id}'>['body'],
): Promise<ProductionType> {
  const before = await lockProductionType(tx, id);
  assertVersion(before, version);
  const row = await mapUniqueViolation(
    tx
      .updateTable('production_types')
      .set({
        ...toColumns(productionTypeFields, body),
        ...changedBy(user.id),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),
    productionTypeUniqueErrors,
  );
  const after = toProductionType(row);
  await writeAuditEntry(tx, user, { action: 'UPDATE', entity: 'production-type', entityId: id, before, after });
  await broadcastChange(tx, 'referenceData');
  return after;
}

/**
 * Deletes a production type.
 * @throws HttpError 404 when there is none, 409 EN_USO when customers refer to it
 */
export async function deleteProductionType(tx: Tx, user: CurrentUser, id: string): Promise<{ id: string }> {
  const before = await lockProductionType(tx, id);
  const { rows } = await sql<{ customers: number }>`
    select count(*) as customers from customers where production_type_id = ${id}`.execute(tx);
  assertUnreferenced(`El tipo de producción ${before.name}`, [[rows[0]?.customers ?? 0, 'cliente', 'clientes']]);
  await tx.deleteFrom('production_types').where('id', '=', id).execute();
  await writeAuditEntry(tx, user, { action: 'DELETE', entity: 'production-type', entityId: id, before });
  await broadcastChange(tx, 'referenceData');
  return { id };
}
