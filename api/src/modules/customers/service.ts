import type { CallInput, CustomerDetail } from '@surco/shared/contract';
import { formatCustomerName } from '@surco/shared/domain';
import { findMerge } from '../../core/db/currentCustomer';
import { changedBy } from '../../core/db/recordColumns';
import type { Tx } from '../../core/db/transaction';
import type { NewRow } from '../../core/db/schema/database';
import type { CurrentUser } from '../../core/http/currentUser';
import { HttpError, requireFound, assertNoFieldErrors } from '../../core/http/httpError';
import { writeAuditEntry } from '../../core/audit/writeAuditEntry';
import { mapUniqueViolation } from '../../core/http/uniqueViolation';
import { assertVersion } from '../../core/http/assertVersion';
import { reassignVouchers, matchVouchersOfCustomer } from '../documents';
import { buildPrivacyNoticeColumns, toCustomerColumns } from './customerColumns';
import { validateConsultant } from './validateConsultant';
import { buildCustomerUniqueErrors } from './duplicates';
import { validateCustomerReferences } from './validateCustomerReferences';
import { findCustomer } from './repository';

type Body = CallInput<'POST /clients'>['body'];

/** A consultant registers their own customers; other roles may register a customer without consultant. */
export const resolveConsultantId = (user: CurrentUser, body: Body): string | null =>
  user.role === 'Consultant' ? user.id : (body.consultantId ?? null);

export async function assertValidCustomer(
  tx: Tx,
  user: CurrentUser,
  body: Body,
  before?: CustomerDetail,
): Promise<void> {
  const consultantId = resolveConsultantId(user, body);
  const isAssigned = user.role !== 'Consultant' && consultantId !== null && consultantId !== before?.consultantId;
  assertNoFieldErrors([
    ...(await validateCustomerReferences(tx, body, user, before)),
    ...(isAssigned ? await validateConsultant(tx, user, consultantId) : []),
  ]);
}

/** The field errors of a phone or RFC that exists. */
export const uniqueErrors = buildCustomerUniqueErrors(
  'Búsquelo en la lista de clientes o pida a su coordinador que lo revise.',
);

/**
 * Creates a customer, active immediately because staff registers them.
 * @throws HttpError 400 for invalid fields, 409 for a phone or RFC that exists or an old version of the privacy notice
 */
export async function createCustomer(tx: Tx, user: CurrentUser, body: Body): Promise<CustomerDetail> {
  await assertValidCustomer(tx, user, body);
  const { id } = await mapUniqueViolation(
    tx
      .insertInto('customers')
      .values({
        ...toCustomerColumns(body),
        consultant_id: resolveConsultantId(user, body),
        status: 'ACTIVO',
        ...(await buildPrivacyNoticeColumns(tx, body)),
        created_by: user.id,
        updated_by: user.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
    uniqueErrors,
  );
  const after = requireFound(await findCustomer(tx, user, id));
  await writeAuditEntry(tx, user, { action: 'CREATE', entity: 'client', entityId: id, after });
  return after;
}

/** @throws HttpError 409 that names the customer whom this one was merged into, if the user may see them */
async function assertNotMerged(tx: Tx, user: CurrentUser, id: string): Promise<void> {
  const merge = await findMerge(tx, id);
  const current = merge && (await findCustomer(tx, user, merge.customer_id));
  if (current)
    throw new HttpError('TRANSICION_INVALIDA', {
      text: `Este cliente se combinó con ${formatCustomerName(current)}. Abra ese cliente para continuar.`,
    });
}

/**
 * Locks a customer until the transaction ends and returns it.
 * @throws HttpError 404 outside the user's scope, 409 for a customer who was merged into another one, and for an
 * anonymized customer, whom nobody may change
 */
export async function lockCustomer(tx: Tx, user: CurrentUser, id: string): Promise<CustomerDetail> {
  await tx.selectFrom('customers').select('id').where('id', '=', id).forUpdate().execute();
  const found = await findCustomer(tx, user, id);
  if (!found) await assertNotMerged(tx, user, id);
  const customer = requireFound(found);
  if (customer.anonymizedAt !== null)
    throw new HttpError('TRANSICION_INVALIDA', {
      text: 'Los datos personales de este cliente se cancelaron: ya no se puede modificar.',
    });
  return customer;
}

/**
 * Writes a change of a locked customer with its audit entry, assigns their DKbonos whose consultant is no longer an
 * active consultant to the consultant of the customer (`reassignVouchers`), and returns the customer.
 * @param action name of the audit entry
 * @throws HttpError 409 for a phone or RFC that exists
 */
export async function saveCustomerChange(
  tx: Tx,
  user: CurrentUser,
  before: CustomerDetail,
  action: string,
  change: Partial<NewRow<'customers'>>,
): Promise<CustomerDetail> {
  const { id } = before;
  await mapUniqueViolation(
    tx
      .updateTable('customers')
      .set({ ...change, ...changedBy(user.id) })
      .where('id', '=', id)
      .execute(),
    uniqueErrors,
  );
  await reassignVouchers(tx, user, matchVouchersOfCustomer(id));
  const after = requireFound(await findCustomer(tx, user, id));
  await writeAuditEntry(tx, user, { action, entity: 'client', entityId: id, before, after });
  return after;
}

/**
 * Changes a customer.
 * @throws HttpError as {@link lockCustomer}; 400 for invalid fields; 409 for another version, a phone or RFC that
 * exists or an old version of the privacy notice
 */
export async function updateCustomer(
  tx: Tx,
  user: CurrentUser,
  id: string,
  { version, ...body }: CallInput<'PUT /clients/{id}'>['body'],
): Promise<CustomerDetail> {
  const before = await lockCustomer(tx, user, id);
  assertVersion(before, version);
  await assertValidCustomer(tx, user, body, before);
  return saveCustomerChange(tx, user, before, 'UPDATE', {
    ...toCustomerColumns(body),
    ...(body.consultantId === undefined ? {} : { consultant_id: resolveConsultantId(user, body) }),
    ...(before.privacyNoticeAcceptedAt === null ? await buildPrivacyNoticeColumns(tx, body) : {}),
  });
}

/**
 * Assigns a customer to a consultant; one who already has the customer changes nothing.
 * @throws HttpError as {@link lockCustomer}; 400 for an invalid consultant; 409 for another version
 */
export async function assignConsultant(
  tx: Tx,
  user: CurrentUser,
  id: string,
  { consultantId, version }: CallInput<'PUT /clients/{id}/consultant'>['body'],
): Promise<CustomerDetail> {
  const before = await lockCustomer(tx, user, id);
  assertVersion(before, version);
  if (before.consultantId === consultantId) return before;
  assertNoFieldErrors(await validateConsultant(tx, user, consultantId));
  return saveCustomerChange(tx, user, before, 'ASSIGN', { consultant_id: consultantId });
}
