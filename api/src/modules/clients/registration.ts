import type { CallData, CallInput } from '@surco/shared/contract';
import { checkRfc } from '@surco/shared/domain/rfc';
import type { FastifyRequest } from 'fastify';
import { transaction, type Tx } from '../../db/transaction';
import { refuse } from '../../http/failure';
import type { Services } from '../../http/services';
import { spend } from '../../plugins/attempts';
import { audit } from '../documents/audit';
import { acceptedNotice, clientColumns } from './columns';
import { tell } from '../notifications/tell';
import { unlessTaken } from '../taken';
import { takenOfClient } from './duplicates';
import { placeProblems } from './places';
import { findClientById } from './repository';
import { registrationAllowances } from '../session/limits';

type Body = CallInput<'POST /clients/registration'>['body'];

const insert = (tx: Tx, body: Body, rfc: string | null) =>
  tx
    .insertInto('clients')
    .values({ ...clientColumns(body, rfc), status: 'PENDIENTE', ...acceptedNotice() })
    .returning('id')
    .executeTakeFirstOrThrow();

/** Says that it is taken, never by whom. */
const taken = takenOfClient('Si es suyo, comuníquese con su consultor o distribuidor.');

/** A farmer's own registration: it waits for approval. The RFC's check digit warns and refuses nothing. */
export async function register(
  { db }: Services,
  request: FastifyRequest,
  body: Body,
): Promise<CallData<'POST /clients/registration'>> {
  await spend(db, registrationAllowances(request));
  refuse(await placeProblems(db, body, null));
  const { rfc, warning } = checkRfc(body.rfc ?? '', body.personType);
  await transaction(db, async (tx) => {
    const client = await unlessTaken(insert(tx, body, rfc || null), taken);
    await tell(tx, { type: 'client.pending', id: client.id, actorId: null });
    const after = await findClientById(tx, client.id);
    await audit(tx, null, { action: 'REGISTER', entity: 'client', entityId: client.id, after });
  });
  return { status: 'PENDIENTE', warnings: warning ? [{ path: 'rfc', message: warning }] : [] };
}
