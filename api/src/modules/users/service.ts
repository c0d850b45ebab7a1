import { userFields } from '@surco/shared/records/user';
import { changedBy, toColumns } from '../../core/db/recordColumns';
import type { CallInput, UserDetail } from '@surco/shared/contract';
import { getRoleRequirements } from '@surco/shared/domain';
import type { FastifyRequest } from 'fastify';
import type { NewRow } from '../../core/db/schema/database';
import type { Tx } from '../../core/db/transaction';
import type { CurrentUser } from '../../core/http/currentUser';
import type { RequestOrigin } from '../../core/http/readRequestOrigin';
import { requireFound, assertNoFieldErrors } from '../../core/http/httpError';
import { writeAuditEntry } from '../../core/audit/writeAuditEntry';
import { notify } from '../notifications';
import type { Services } from '../services';
import { withIdempotency } from '../../core/idempotency/withIdempotency';
import { inviteUser } from './inviteUser';
import { mapUniqueViolation } from '../../core/http/uniqueViolation';
import { reassignVouchers, matchVouchersOfConsultant } from '../documents';
import { userUniqueErrors, validateUser } from './validateUser';
import { findUser } from './repository';

export type UserBody = CallInput<'POST /users'>['body'];

export const toUserColumns = (body: UserBody) => ({
  ...toColumns(userFields, body),
  ...(getRoleRequirements(body.role).distributor ? {} : { distributor_id: null }),
});

export async function replaceUserZones(tx: Tx, userId: string, body: UserBody): Promise<void> {
  await tx.deleteFrom('user_zones').where('user_id', '=', userId).execute();
  const zoneIds = getRoleRequirements(body.role).zones ? [...new Set(body.zoneIds)] : [];
  if (zoneIds.length === 0) return;
  const rows = zoneIds.map((zone_id) => ({ user_id: userId, zone_id }));
  await tx.insertInto('user_zones').values(rows).execute();
}

/** Creates a user, as {@link createUser}. */
export async function insertUser(services: Services, tx: Tx, actor: CurrentUser, body: UserBody): Promise<UserDetail> {
  const isApproved = actor.role === 'Admin';
  const status = isApproved ? 'ACTIVO' : 'PENDIENTE';
  assertNoFieldErrors(await validateUser(tx, actor, body));
  const { id } = await mapUniqueViolation(
    tx
      .insertInto('users')
      .values({ ...toUserColumns(body), status, created_by: actor.id, updated_by: actor.id })
      .returning('id')
      .executeTakeFirstOrThrow(),
    userUniqueErrors,
  );
  await replaceUserZones(tx, id, body);
  if (isApproved) await inviteUser(services, tx, id);
  const after = requireFound(await findUser(tx, actor, id));
  await writeAuditEntry(tx, actor, { action: 'CREATE', entity: 'user', entityId: id, after });
  if (!isApproved) await notify(tx, { type: 'user.pending', id, actorId: actor.id });
  return after;
}

/**
 * Creates a user that waits for approval (T-04) and is invited by it. Who is created by an administrator, who may approve
 * them alone, is active and invited at once.
 */
export const createUser = (
  services: Services,
  request: FastifyRequest,
  actor: CurrentUser,
  body: UserBody,
): Promise<UserDetail> => withIdempotency(services.db, request, (tx) => insertUser(services, tx, actor, body));

/** Returns the user, locked until the transaction ends. */
export async function lockUser(tx: Tx, actor: CurrentUser, id: string): Promise<UserDetail> {
  await tx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
  return requireFound(await findUser(tx, actor, id));
}

/** How the audit log records a change of a user. */
interface UserAudit {
  actions: readonly string[];
  /** For a change of access rights. */
  origin?: RequestOrigin;
}

/**
 * Writes a change of one user with its next version and one audit entry per action. The DKbonos of a user who is no
 * longer an active consultant go to the consultants of their customers.
 * @param writeRelated writes the other rows of the change, before the audit entries
 * @returns the user afterwards
 */
export async function applyUserChange(
  tx: Tx,
  actor: CurrentUser,
  before: UserDetail,
  { actions, origin }: UserAudit,
  change: Partial<NewRow<'users'>>,
  writeRelated: () => Promise<void> = async () => {},
): Promise<UserDetail> {
  await mapUniqueViolation(
    tx
      .updateTable('users')
      .set({ ...change, ...changedBy(actor.id) })
      .where('id', '=', before.id)
      .execute(),
    userUniqueErrors,
  );
  await writeRelated();
  await reassignVouchers(tx, actor, matchVouchersOfConsultant(before.id));
  const after = requireFound(await findUser(tx, actor, before.id));
  const event = { entity: 'user', entityId: before.id, before, after: origin ? { ...after, origin } : after };
  for (const action of actions) await writeAuditEntry(tx, actor, { ...event, action });
  return after;
}
