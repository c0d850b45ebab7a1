import type { CallInput, Simulation, ProductionType } from '@surco/shared/contract';
import { sql } from 'kysely';
import { lockCurrentCustomerId } from '../../core/db/currentCustomer';
import type { Tx } from '../../core/db/transaction';
import type { CurrentUser } from '../../core/http/currentUser';
import { requireFound, assertNoFieldErrors, createFieldError } from '../../core/http/httpError';
import { findCustomer } from '../customers';
import { revokeRecordLinks } from '../papers';
import { writeAuditEntry } from '../../core/audit/writeAuditEntry';
import { assertVersion } from '../../core/http/assertVersion';
import { findSimulation } from './repository';
import {
  applyInputDefaults,
  resolveSilageParameters,
  simulate,
  unavailableProductMessage,
  validateSilage,
} from '@surco/shared/domain';
import type { Db } from '../../core/db/pool';
import { readSimulatorCatalog } from './readSimulatorCatalog';

type Body = CallInput<'POST /simulations'>['body'];

function findProductionType(types: readonly ProductionType[], id: string | null | undefined): ProductionType | null {
  if (!id) return null;
  const type = types.find((candidate) => candidate.id === id);
  if (!type) throw createFieldError('productionTypeId', 'Este tipo de producción ya no está disponible.');
  return type;
}

/**
 * Runs the model that the screen also uses, on the current catalog; results computed in the browser are not used.
 * @throws HttpError 400 for a product or production type that is not available, or for invalid input
 */
async function runSimulation(db: Db | Tx, body: Body): Promise<Pick<Simulation, 'input' | 'result'>> {
  const { products, productionTypes, parameters } = await readSimulatorCatalog(db);
  const product = products.find(({ id }) => id === body.productId);
  if (!product) throw createFieldError('productId', unavailableProductMessage);
  const productionType = findProductionType(productionTypes, body.productionTypeId);
  const context = { product, production: productionType, parameters: resolveSilageParameters(parameters) };
  const input = applyInputDefaults(body, context);
  assertNoFieldErrors(validateSilage(input, context));
  const ids = {
    productId: product.id,
    productionTypeId: productionType?.id ?? null,
    clientId: body.clientId ?? null,
  };
  return { input: { ...input, ...ids }, result: simulate(input, context) };
}

/** @throws HttpError 400 for a customer, unless the user is staff and the customer is within their scope */
async function assertCustomerVisible(tx: Tx, user: CurrentUser, clientId: string | null | undefined): Promise<void> {
  if (!clientId) return;
  const isVisible = user.role !== 'Farmer' && (await findCustomer(tx, user, clientId));
  if (!isVisible) assertNoFieldErrors([{ path: 'clientId', message: 'Este cliente no existe o no está a su cargo.' }]);
}

/**
 * Runs and stores a simulation of the user.
 * @throws HttpError 400 for invalid input or a customer outside the user's scope
 */
export async function createSimulation(
  tx: Tx,
  user: CurrentUser,
  body: CallInput<'POST /simulations'>['body'],
): Promise<Simulation> {
  const clientId = body.clientId && (await lockCurrentCustomerId(tx, body.clientId));
  await assertCustomerVisible(tx, user, clientId);
  const { input, result } = await runSimulation(tx, { ...body, clientId });
  const { id } = await tx
    .insertInto('simulations')
    .values({
      user_id: user.id,
      customer_id: input.clientId,
      name: body.name,
      input,
      result,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const after = requireFound(await findSimulation(tx, user, id));
  await writeAuditEntry(tx, user, { action: 'CREATE', entity: 'simulation', entityId: id, after: toAudited(after) });
  return after;
}

/** What the audit log keeps of a simulation: not the phone of its author. */
const toAudited = (simulation: Simulation): Simulation => ({ ...simulation, paper: undefined });

/** Only the owner may change or delete a simulation. @throws HttpError 404 for any other user */
async function lockOwnSimulation(tx: Tx, user: CurrentUser, id: string): Promise<Simulation> {
  requireFound(
    await tx
      .selectFrom('simulations')
      .select('id')
      .where('id', '=', id)
      .where('user_id', '=', user.id)
      .forUpdate()
      .executeTakeFirst(),
  );
  return requireFound(await findSimulation(tx, user, id));
}

/**
 * Renames a simulation or moves it to another customer.
 * @throws HttpError 404 unless the user owns it, 400 for a customer outside the user's scope, 409 for another version
 */
export async function updateSimulation(
  tx: Tx,
  user: CurrentUser,
  id: string,
  { name, clientId, version }: CallInput<'PUT /simulations/{id}'>['body'],
): Promise<Simulation> {
  const before = await lockOwnSimulation(tx, user, id);
  assertVersion(before, version);
  const customerId =
    clientId === undefined ? before.input.clientId : clientId && (await lockCurrentCustomerId(tx, clientId));
  // The current customer may stay, even if it left the user's scope.
  if (customerId !== before.input.clientId) {
    await assertCustomerVisible(tx, user, customerId);
    await revokeRecordLinks(tx, user, id);
  }
  await tx
    .updateTable('simulations')
    .set({
      name: name === undefined ? before.name : name || null,
      customer_id: customerId,
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
  const after = requireFound(await findSimulation(tx, user, id));
  await writeAuditEntry(tx, user, {
    action: 'UPDATE',
    entity: 'simulation',
    entityId: id,
    before: toAudited(before),
    after: toAudited(after),
  });
  return after;
}

/**
 * Deletes a simulation.
 * @throws HttpError 404 unless the user owns it
 */
export async function deleteSimulation(tx: Tx, user: CurrentUser, id: string): Promise<{ id: string }> {
  const before = await lockOwnSimulation(tx, user, id);
  await tx.deleteFrom('simulations').where('id', '=', id).execute();
  await writeAuditEntry(tx, user, { action: 'DELETE', entity: 'simulation', entityId: id, before: toAudited(before) });
  return { id };
}
