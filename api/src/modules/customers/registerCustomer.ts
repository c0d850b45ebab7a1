import { randomUUID } from 'node:crypto';
import type { CallData, CallInput, CustomerDetail } from '@surco/shared/contract';
import { isGenericRfc, validateRfc } from '@surco/shared/domain';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../../core/db/pool';
import { withTransaction, type Tx } from '../../core/db/transaction';
import { assertNoFieldErrors, requireFound } from '../../core/http/httpError';
import { enqueueMail } from '../../core/mail/enqueueMail';
import type { Services } from '../services';
import { writeAuditEntry } from '../../core/audit/writeAuditEntry';
import { buildPrivacyNoticeColumns, toCustomerColumns } from './customerColumns';
import { notify } from '../notifications';
import { validateCustomerReferences } from './validateCustomerReferences';
import { findCustomerById } from './repository';
import { createRateLimiter } from '../../core/security/rateLimit/rateLimiter';
import { limitByAddress } from '../../core/security/rateLimit/rateLimitPolicies';

type Body = CallInput<'POST /clients/registration'>['body'];

/** Inserts the customer, unless another customer has the phone or RFC. */
const insertCustomer = async (tx: Tx, body: Body) =>
  tx
    .insertInto('customers')
    .values({ ...toCustomerColumns(body), status: 'PENDIENTE', ...(await buildPrivacyNoticeColumns(tx, body)) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();

/** The customer with this phone or, if there is none, with this RFC: the inserted one or an older one. */
const findRegistered = (tx: Tx, { phone, rfc }: Body) =>
  tx
    .selectFrom('customers')
    .select('id')
    .where((where) =>
      where.or([where('phone', '=', phone), ...(rfc === null || isGenericRfc(rfc) ? [] : [where('rfc', '=', rfc)])]),
    )
    .orderBy(sql`phone = ${phone}`, 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

/**
 * Mails the older customer, at most once a day, about a registration with their phone or RFC; the same work without one.
 * A registration that fails counts for nothing: the limit belongs to its transaction.
 */
async function notifyCustomer(tx: Tx, existing: CustomerDetail | undefined): Promise<void> {
  const isDue = await createRateLimiter(tx).tryConsume({
    policy: 'registration-notice',
    key: existing?.id ?? randomUUID(),
  });
  const consultant = existing?.consultant;
  const values = {
    cliente: existing ? `${existing.firstName} ${existing.lastName}` : '',
    consultor: consultant ? `${consultant.firstName} ${consultant.lastName}` : 'su distribuidor',
  };
  const to = (isDue && existing?.email) || null;
  await enqueueMail(tx, { to, key: 'client.repeated', values });
}

/** Stores a registration, and notifies staff and the older customer with the phone or RFC, whose row is unchanged. */
const storeRegistration = (db: Db, body: Body): Promise<void> =>
  withTransaction(db, async (tx) => {
    const inserted = await insertCustomer(tx, body);
    const { id } = await findRegistered(tx, body);
    await notify(tx, { type: inserted ? 'client.pending' : 'client.repeated', id, actorId: null });
    const customer = requireFound(await findCustomerById(tx, id));
    const { firstName, lastName, phone, rfc, email } = body;
    const event = inserted
      ? { action: 'REGISTER', after: customer }
      : { action: 'REGISTER_AGAIN', after: { firstName, lastName, phone, rfc, email } };
    await writeAuditEntry(tx, null, { ...event, entity: 'client', entityId: id });
    await notifyCustomer(tx, inserted ? undefined : customer);
  });

/**
 * Registers a customer through the public form, pending approval. A wrong check digit of the RFC is only a warning. A
 * phone or RFC that exists gets the same response after the same work, so that nobody learns who is a customer; staff
 * and the customer are notified instead.
 * @throws HttpError 400 for invalid fields, 409 for an old version of the privacy notice, 429 for too many requests
 */
export async function registerCustomer(
  { db, rateLimiter }: Services,
  request: FastifyRequest,
  body: Body,
): Promise<CallData<'POST /clients/registration'>> {
  await rateLimiter.consume([limitByAddress('registration', request)]);
  assertNoFieldErrors(await validateCustomerReferences(db, body, null));
  const { warning } = validateRfc(body.rfc ?? '', body.personType);
  await storeRegistration(db, body);
  return { status: 'PENDIENTE', warnings: warning ? [{ path: 'rfc', message: warning }] : [] };
}
