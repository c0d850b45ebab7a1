import type { CallInput, ClientDetail } from '@surco/shared/contract';
import { checkRfc } from '@surco/shared/domain/rfc';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { NewRow } from '../../db/types';
import type { CurrentUser } from '../../http/currentUser';
import { found, refuse } from '../../http/failure';
import { audit } from '../documents/audit';
import { unlessTaken } from '../taken';
import { sameVersion } from '../versioned';
import { handOver, ofCustomer } from '../vouchers/handOver';
import { acceptedNotice, clientColumns } from './columns';
import { consultantProblems } from './consultant';
import { takenOfClient } from './duplicates';
import { placeProblems } from './places';
import { findClient } from './repository';

type Body = CallInput<'POST /clients'>['body'];

/** A consultant registers its own; others may leave a customer without one. */
const consultantOf = (user: CurrentUser, body: Body): string | null =>
  user.role === 'Consultant' ? user.id : (body.consultantId ?? null);

async function check(tx: Tx, user: CurrentUser, body: Body, before?: ClientDetail): Promise<void> {
  const consultantId = consultantOf(user, body);
  const given = user.role !== 'Consultant' && consultantId !== null && consultantId !== before?.consultantId;
  refuse([
    ...(await placeProblems(tx, body, user, before)),
    ...(given ? await consultantProblems(tx, user, consultantId) : []),
  ]);
}

const taken = takenOfClient('Búsquelo en la lista de clientes o pida a su coordinador que lo revise.');

const rfcOf = ({ rfc, personType }: Body): string | null => checkRfc(rfc ?? '', personType).rfc || null;

/** A customer that staff registers is active at once (domain.md §2). */
export async function createClient(tx: Tx, user: CurrentUser, body: Body): Promise<ClientDetail> {
  await check(tx, user, body);
  const { id } = await unlessTaken(
    tx
      .insertInto('clients')
      .values({
        ...clientColumns(body, rfcOf(body)),
        consultant_id: consultantOf(user, body),
        status: 'ACTIVO',
        ...(body.privacyNoticeAccepted ? acceptedNotice() : {}),
        created_by: user.id,
        updated_by: user.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
    taken,
  );
  const after = found(await findClient(tx, user, id));
  await audit(tx, user, { action: 'CREATE', entity: 'client', entityId: id, after });
  return after;
}

/** The customer, held until the write is done. */
export async function holdClient(tx: Tx, user: CurrentUser, id: string): Promise<ClientDetail> {
  await tx.selectFrom('clients').select('id').where('id', '=', id).forUpdate().execute();
  return found(await findClient(tx, user, id));
}

/** Writes a change of one customer with its next version and its trace; answers it as it is then. */
export async function changeClient(
  tx: Tx,
  user: CurrentUser,
  before: ClientDetail,
  action: string,
  change: Partial<NewRow<'clients'>>,
): Promise<ClientDetail> {
  const { id } = before;
  await unlessTaken(
    tx
      .updateTable('clients')
      .set({ ...change, version: sql`version + 1`, updated_at: sql`now()`, updated_by: user.id })
      .where('id', '=', id)
      .execute(),
    taken,
  );
  await handOver(tx, user, ofCustomer(id));
  const after = found(await findClient(tx, user, id));
  await audit(tx, user, { action, entity: 'client', entityId: id, before, after });
  return after;
}

export async function updateClient(
  tx: Tx,
  user: CurrentUser,
  id: string,
  { version, ...body }: CallInput<'PUT /clients/{id}'>['body'],
): Promise<ClientDetail> {
  const before = await holdClient(tx, user, id);
  sameVersion(before, version);
  await check(tx, user, body, before);
  return changeClient(tx, user, before, 'UPDATE', {
    ...clientColumns(body, rfcOf(body)),
    ...(body.consultantId === undefined ? {} : { consultant_id: consultantOf(user, body) }),
    ...(body.privacyNoticeAccepted && before.privacyNoticeAcceptedAt === null ? acceptedNotice() : {}),
  });
}

export async function assignConsultant(
  tx: Tx,
  user: CurrentUser,
  id: string,
  { consultantId, version }: CallInput<'PUT /clients/{id}/consultant'>['body'],
): Promise<ClientDetail> {
  const before = await holdClient(tx, user, id);
  sameVersion(before, version);
  refuse(await consultantProblems(tx, user, consultantId));
  return changeClient(tx, user, before, 'ASSIGN', { consultant_id: consultantId });
}
