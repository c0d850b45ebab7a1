import type { CallData, CallInput, CustomerDetail } from '@surco/shared/contract';
import { sql } from 'kysely';
import { writeAuditEntry } from '../../core/audit/writeAuditEntry';
import type { Db } from '../../core/db/pool';
import { changedBy } from '../../core/db/recordColumns';
import { singleRow } from '../../core/db/singleRow';
import type { Tx } from '../../core/db/transaction';
import { assertVersion } from '../../core/http/assertVersion';
import type { CurrentUser } from '../../core/http/currentUser';
import { HttpError, createFieldError, requireFound } from '../../core/http/httpError';
import { mapUniqueViolation } from '../../core/http/uniqueViolation';
import { toCustomerColumns } from './customerColumns';
import { type CustomerRow, type MergeUndo, moveRecords, readCustomerRow, writeWithoutAcceptance } from './mergedRows';
import { findCustomer } from './repository';
import { assertValidCustomer, lockCustomer, saveCustomerChange } from './service';

/** An account that is used: of a farmer with one of these phones, which is what connects it with a customer. */
const findAccounts = (db: Db | Tx, phones: readonly string[]) =>
  db
    .selectFrom('users')
    .select(['id', 'phone'])
    .where('role', '=', 'Farmer')
    .where('status', 'in', ['ACTIVO', 'PENDIENTE'])
    .where('phone', 'in', phones);

/** Counts what a merge would move from this customer. @throws HttpError 404 outside the user's scope */
export async function countMergeable(
  db: Db,
  user: CurrentUser,
  id: string,
): Promise<CallData<'GET /clients/{id}/merge'>> {
  const { phone } = requireFound(await findCustomer(db, user, id));
  const owned = sql`(select v.id from vouchers v where v.customer_id = ${id})`;
  const counts = await singleRow(
    sql<Omit<CallData<'GET /clients/{id}/merge'>, 'hasAccount'>>`
      with payments_of as (select p.id, p.cancelled_at from payments p where p.voucher_id in ${owned})
      select (select count(*) from sales s where s.customer_id = ${id} and s.status <> 'ELIMINADA') as sales,
        (select count(*) from vouchers v where v.customer_id = ${id}) as vouchers,
        (select count(*) from payments_of where cancelled_at is null) as payments,
        (select count(*) from simulations m where m.customer_id = ${id}) as simulations,
        (select count(*) from paper_links k where k.revoked_at is null and k.expires_at > now() and k.record_id in (
          select ${id}::uuid union all select v.id from vouchers v where v.customer_id = ${id}
          union all select s.id from sales s where s.customer_id = ${id}
          union all select p.id from payments_of p
          union all select m.id from simulations m where m.customer_id = ${id})) as links`.execute(db),
  );
  return { ...counts, hasAccount: (await findAccounts(db, [phone]).executeTakeFirst()) !== undefined };
}

/**
 * Gives the farmer's account of one of the two the phone of the customer that stays.
 * @throws HttpError 409 when both have an account, which cannot be one
 */
async function moveAccount(
  tx: Tx,
  user: CurrentUser,
  phones: readonly string[],
  phone: string,
): Promise<MergeUndo['account']> {
  const [account, another] = await findAccounts(tx, phones).orderBy('id').forUpdate().execute();
  if (another)
    throw new HttpError('EN_USO', {
      text: 'Los dos clientes tienen cuenta de agricultor. Desactive en Usuarios la que ya no se use y combínelos después.',
    });
  if (!account?.phone || account.phone === phone) return null;
  await changeAccountPhone(tx, user, account.id, account.phone, phone);
  return { id: account.id, before: account.phone, after: phone };
}

/** Changes the phone with which a farmer signs in, with its audit entry. */
export async function changeAccountPhone(
  tx: Tx,
  user: CurrentUser,
  id: string,
  before: string,
  after: string,
): Promise<void> {
  await mapUniqueViolation(
    tx
      .updateTable('users')
      .set({ phone: after, ...changedBy(user.id) })
      .where('id', '=', id)
      .execute(),
    {
      users_client_phone: {
        path: 'phone',
        message: 'Otra cuenta de agricultor entra con este teléfono. Corríjala antes en Usuarios.',
      },
    },
  );
  const event = { action: 'UPDATE', entity: 'user', entityId: id };
  await writeAuditEntry(tx, user, { ...event, before: { phone: before }, after: { phone: after } });
}

/** The later of both acceptances of the privacy notice. */
const chooseNotice = (kept: CustomerDetail, merged: CustomerDetail) =>
  merged.privacyNoticeAcceptedAt !== null &&
  (kept.privacyNoticeAcceptedAt === null || kept.privacyNoticeAcceptedAt < merged.privacyNoticeAcceptedAt)
    ? {
        privacy_notice_accepted_at: new Date(merged.privacyNoticeAcceptedAt),
        privacy_notice_version: merged.privacyNoticeVersion,
      }
    : {};

/** Columns that every write changes. */
const bookkeeping: ReadonlySet<string> = new Set(['version', 'updated_at', 'updated_by']);

const listChanges = (before: CustomerRow, after: CustomerRow): MergeUndo['changes'] =>
  Object.fromEntries(
    Object.keys(after)
      .filter((column) => !bookkeeping.has(column) && before[column] !== after[column])
      .map((column) => [column, [before[column], after[column]]]),
  );

/** Locks both customers, in one order, and checks their versions. */
async function lockBoth(
  tx: Tx,
  user: CurrentUser,
  id: string,
  { version, mergedId, mergedVersion }: CallInput<'POST /clients/{id}/merge'>['body'],
): Promise<{ kept: CustomerDetail; merged: CustomerDetail }> {
  if (id === mergedId) throw createFieldError('mergedId', 'Elija a otro cliente.');
  await tx.selectFrom('customers').select('id').where('id', 'in', [id, mergedId]).orderBy('id').forUpdate().execute();
  const kept = await lockCustomer(tx, user, id);
  const merged = await lockCustomer(tx, user, mergedId);
  assertVersion(kept, version);
  assertVersion(merged, mergedVersion);
  return { kept, merged };
}

const toReference = ({ id, firstName, lastName, businessName }: CustomerDetail) => ({
  id,
  firstName,
  lastName,
  businessName,
});

/**
 * Merges a customer into another one, in one transaction: everything that they have moves, the row is deleted,
 * and `customer_merges` leads from its id to the customer that stays. Documents keep their consultant.
 * @throws HttpError 404 outside the user's scope, 400 for invalid fields, 409 for another version, an anonymous
 * customer, two accounts of farmers, or a phone or RFC that a third customer has
 */
export async function mergeCustomers(
  tx: Tx,
  user: CurrentUser,
  id: string,
  input: CallInput<'POST /clients/{id}/merge'>['body'],
): Promise<CustomerDetail> {
  const { kept, merged } = await lockBoth(tx, user, id, input);
  const { version: _version, mergedId, mergedVersion: _mergedVersion, ...body } = input;
  await assertValidCustomer(tx, user, body, kept);
  const account = await moveAccount(tx, user, [kept.phone, merged.phone], body.phone);
  const row = await readCustomerRow(tx, mergedId);
  const before = await readCustomerRow(tx, id);
  const moved = await moveRecords(tx, mergedId, id);
  await tx.deleteFrom('customers').where('id', '=', mergedId).execute();
  const undo: MergeUndo = { row, changes: {}, moved, account };
  const { id: mergeId } = await tx
    .insertInto('customer_merges')
    .values({
      customer_id: id,
      merged_id: mergedId,
      consultant_id: merged.consultantId,
      registered_at: merged.createdAt,
      undo: JSON.stringify(undo),
      merged_by: user.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const event = { action: 'MERGE', entity: 'client', entityId: mergedId };
  await writeAuditEntry(tx, user, { ...event, before: merged, after: { customer: toReference(kept) } });
  const after = await writeWithoutAcceptance(tx, id, () =>
    saveCustomerChange(tx, user, kept, 'MERGE', {
      ...toCustomerColumns(body),
      consultant_id: body.consultantId ?? null,
      ...chooseNotice(kept, merged),
    }),
  );
  const changes = listChanges(before, await readCustomerRow(tx, id));
  await tx
    .updateTable('customer_merges')
    .set({ undo: JSON.stringify({ ...undo, changes }) })
    .where('id', '=', mergeId)
    .execute();
  return after;
}
