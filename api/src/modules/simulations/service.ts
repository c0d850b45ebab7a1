import type { CallInput, Simulation } from '@surco/shared/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { CurrentUser } from '../../http/currentUser';
import { found, refuse } from '../../http/failure';
import { findClient } from '../clients/repository';
import { audit } from '../documents/audit';
import { sameVersion } from '../versioned';
import { findSimulation } from './repository';
import { runSimulation } from './run';

/** Only staff attach a simulation to a customer, and only to one in their scope. */
async function checkClient(tx: Tx, user: CurrentUser, clientId: string | null | undefined): Promise<void> {
  if (!clientId) return;
  const seen = user.role !== 'Farmer' && (await findClient(tx, user, clientId));
  if (!seen) refuse([{ path: 'clientId', message: 'Este cliente no existe o no está a su cargo.' }]);
}

export async function createSimulation(
  tx: Tx,
  user: CurrentUser,
  body: CallInput<'POST /simulations'>['body'],
): Promise<Simulation> {
  await checkClient(tx, user, body.clientId);
  const { input, result } = await runSimulation(tx, body);
  const { id } = await tx
    .insertInto('simulations')
    .values({
      user_id: user.id,
      client_id: input.clientId,
      name: body.name,
      input,
      result,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const after = found(await findSimulation(tx, user, id));
  await audit(tx, user, { action: 'CREATE', entity: 'simulation', entityId: id, after });
  return after;
}

/** Its owner alone changes or deletes it, whoever else may read it. */
async function holdOwn(tx: Tx, user: CurrentUser, id: string): Promise<Simulation> {
  found(
    await tx
      .selectFrom('simulations')
      .select('id')
      .where('id', '=', id)
      .where('user_id', '=', user.id)
      .forUpdate()
      .executeTakeFirst(),
  );
  return found(await findSimulation(tx, user, id));
}

export async function updateSimulation(
  tx: Tx,
  user: CurrentUser,
  id: string,
  { name, clientId, version }: CallInput<'PUT /simulations/{id}'>['body'],
): Promise<Simulation> {
  const before = await holdOwn(tx, user, id);
  sameVersion(before, version);
  // Whose it is already may stay, also when that customer is somebody else's by now.
  if (clientId !== before.input.clientId) await checkClient(tx, user, clientId);
  await tx
    .updateTable('simulations')
    .set({
      name: name === undefined ? before.name : name || null,
      client_id: clientId === undefined ? before.input.clientId : clientId,
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
  const after = found(await findSimulation(tx, user, id));
  await audit(tx, user, { action: 'UPDATE', entity: 'simulation', entityId: id, before, after });
  return after;
}

export async function deleteSimulation(tx: Tx, user: CurrentUser, id: string): Promise<{ id: string }> {
  const before = await holdOwn(tx, user, id);
  await tx.deleteFrom('simulations').where('id', '=', id).execute();
  await audit(tx, user, { action: 'DELETE', entity: 'simulation', entityId: id, before });
  return { id };
}
