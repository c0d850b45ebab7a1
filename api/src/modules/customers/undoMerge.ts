import type { CallInput, CustomerDetail } from '@surco/shared/contract';
import { sql } from 'kysely';
import { writeAuditEntry } from '../../core/audit/writeAuditEntry';
import { singleRow } from '../../core/db/singleRow';
import type { Tx } from '../../core/db/transaction';
import { getErrorCode } from '../../core/getErrorCode';
import { assertVersion } from '../../core/http/assertVersion';
import type { CurrentUser } from '../../core/http/currentUser';
import { HttpError, requireFound } from '../../core/http/httpError';
import { mapUniqueViolation } from '../../core/http/uniqueViolation';
import { revokeCustomerLinks } from '../papers';
import { buildCustomerUniqueErrors } from './duplicates';
import { changeAccountPhone } from './mergeCustomers';
import {
  type CustomerRow,
  type MergeUndo,
  moveRecordsBack,
  readCustomerRow,
  writeWithoutAcceptance,
} from './mergedRows';
import { findCustomer, findCustomerById, undoableCondition } from './repository';
import { lockCustomer } from './service';

const uniqueErrors = buildCustomerUniqueErrors('Corrija al otro cliente y deshaga después la combinación.');

/** Columns that only make sense together: they are put back together, or none of them. */
const units = [
  ['state_id', 'locality_id'],
  ['person_type', 'business_name', 'rfc'],
  ['privacy_notice_accepted_at', 'privacy_notice_version'],
];

/** The values before the merge of the columns that nobody has changed since. */
function listRestored(current: CustomerRow, changes: MergeUndo['changes']): Record<string, unknown> {
  const isUnchanged = (column: string): boolean => !changes[column] || changes[column][1] === current[column];
  return Object.fromEntries(
    Object.entries(changes)
      .filter(([column]) => (units.find((unit) => unit.includes(column)) ?? [column]).every(isUnchanged))
      .map(([column, [before]]) => [column, before]),
  );
}

/** Writes columns of the row of a customer, given as JSON. */
async function restoreColumns(tx: Tx, user: CurrentUser, id: string, columns: Record<string, unknown>): Promise<void> {
  const values = Object.keys(columns).map((column) => sql`${sql.ref(column)} = r.${sql.ref(column)},`);
  const bookkeeping = sql`version = c.version + 1, updated_at = now(), updated_by = ${user.id}`;
  await mapUniqueViolation(
    sql`update customers c set ${sql.join(values, sql` `)} ${bookkeeping}
      from jsonb_populate_record(null::customers, ${JSON.stringify(columns)}::jsonb) r where c.id = ${id}`.execute(tx),
    uniqueErrors,
  );
}

/** @throws HttpError 409 for a phone or RFC that somebody else has now, or a locality or type that was deleted since */
async function insertRow(tx: Tx, user: CurrentUser, row: CustomerRow): Promise<void> {
  const restored = { ...row, version: Number(row.version) + 1, updated_by: user.id, updated_at: new Date() };
  const columns = sql.join(Object.keys(restored).map((column) => sql.ref(column)));
  try {
    await mapUniqueViolation(
      sql`insert into customers (${columns})
        select ${columns} from jsonb_populate_record(null::customers, ${JSON.stringify(restored)}::jsonb)`.execute(tx),
      uniqueErrors,
    );
  } catch (error) {
    const foreignKeyViolation = '23503';
    if (getErrorCode(error) !== foreignKeyViolation) throw error;
    const text = 'La localidad o el tipo de producción del otro cliente ya no existe: no se puede deshacer.';
    throw new HttpError('EN_USO', { text, cause: error });
  }
}

/** @throws HttpError 409 when credit of a DKbono that would go back has paid one that stays, or the other way round */
async function assertCreditApart(tx: Tx, id: string, { vouchers = [] }: MergeUndo['moved']): Promise<void> {
  const moved = sql`${[...vouchers]}::uuid[]`;
  const { mixed } = await singleRow(
    sql<{ mixed: boolean }>`select exists (
      select from payments p join vouchers v on v.id = p.voucher_id
      where v.customer_id = ${id} and p.credit_voucher_id is not null and p.cancelled_at is null
        and (p.voucher_id = any(${moved})) <> (p.credit_voucher_id = any(${moved}))) as mixed`.execute(tx),
  );
  if (mixed)
    throw new HttpError('EN_USO', {
      text: 'El saldo a favor de uno ya pagó un DKbono del otro. Para deshacer la combinación, un administrador debe cancelar antes ese abono.',
    });
}

/** @throws HttpError 409 when there is no merge that can be undone */
async function requireLatestMerge(
  tx: Tx,
  id: string,
): Promise<{ id: string; merged_id: string; merged_at: Date; undo: MergeUndo }> {
  const { rows } = await sql<{ id: string; merged_id: string; merged_at: Date; undo: MergeUndo }>`
    select x.id, x.merged_id, x.merged_at, x.undo from customer_merges x where x.customer_id = ${id} and ${undoableCondition}
    order by x.merged_at desc limit 1`.execute(tx);
  if (rows[0]) return rows[0];
  throw new HttpError('TRANSICION_INVALIDA', {
    text: 'Ya no hay una combinación que deshacer: pasó más de un día, o ya se deshizo.',
  });
}

/**
 * Undoes the latest merge into a customer, within a day (X-37): the merged one comes back with what moved, and the other
 * one gets its former values where nobody has changed them since. What was registered since stays with the other one;
 * links since to what goes back end (X-31).
 * @throws HttpError 404 outside the user's scope; 409 for another version, an anonymous customer, a merge that is too
 * old, and where both can no longer be distinguished
 */
export async function undoMerge(
  tx: Tx,
  user: CurrentUser,
  id: string,
  { version }: CallInput<'POST /clients/{id}/unmerge'>['body'],
): Promise<CustomerDetail> {
  const before = await lockCustomer(tx, user, id);
  assertVersion(before, version);
  const { id: mergeId, merged_id: mergedId, merged_at: mergedAt, undo } = await requireLatestMerge(tx, id);
  await assertCreditApart(tx, id, undo.moved);
  await tx.deleteFrom('customer_merges').where('id', '=', mergeId).execute();
  const restored = listRestored(await readCustomerRow(tx, id), undo.changes);
  await writeWithoutAcceptance(tx, id, () => restoreColumns(tx, user, id, restored));
  await writeWithoutAcceptance(tx, mergedId, () => insertRow(tx, user, undo.row));
  await moveRecordsBack(tx, undo.moved, id, mergedId);
  await revokeCustomerLinks(tx, user, mergedId, mergedAt);
  if (undo.account) {
    const { id: accountId, before: former, after: phone } = undo.account;
    const account = await tx.selectFrom('users').select('phone').where('id', '=', accountId).executeTakeFirst();
    if (account?.phone === phone) await changeAccountPhone(tx, user, accountId, phone, former);
  }
  const after = requireFound(await findCustomer(tx, user, id));
  await writeAuditEntry(tx, user, { action: 'UNMERGE', entity: 'client', entityId: id, before, after });
  const separated = requireFound(await findCustomerById(tx, mergedId));
  await writeAuditEntry(tx, user, { action: 'UNMERGE', entity: 'client', entityId: mergedId, after: separated });
  return after;
}
