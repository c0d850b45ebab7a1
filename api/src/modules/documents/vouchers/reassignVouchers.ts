import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../core/db/transaction';
import type { CurrentUser } from '../../../core/http/currentUser';
import { writeAuditEntry } from '../../../core/audit/writeAuditEntry';
import { addHistoryEntry } from '../common/addHistoryEntry';
import { updateVoucherRow } from '../common/updateVoucherRow';

/**
 * A DKbono of a user who is no longer an active consultant. `consultant_id` is the consultant of its customer, who
 * takes over; `before` and `after` are the full names of the two.
 */
interface OrphanedVoucher {
  id: string;
  folio: string;
  consultant_id: string;
  before: string;
  after: string;
}

/** DKbonos, aliased `v`, that can still become a sale, at once or after they are reopened, be paid, or have credit. */
const reassignableCondition = sql`(v.status not in ('CONVERTIDO', 'CANCELADO') or v.balance > 0 or v.credit > 0)`;

/** Selects DKbonos, aliased `v`, for {@link reassignVouchers}. */
export const matchVouchersOfCustomer = (id: string): RawBuilder<unknown> => sql`v.customer_id = ${id}`;
/** Selects DKbonos, aliased `v`, for {@link reassignVouchers}. */
export const matchVouchersOfConsultant = (id: string): RawBuilder<unknown> => sql`v.consultant_id = ${id}`;

/**
 * Assigns DKbonos of users who are no longer active consultants to the consultant of the customer. Only the consultant
 * of a DKbono can convert it or, beside administrators, register payments and use its credit, which would otherwise be
 * lost.
 * @param selection {@link matchVouchersOfCustomer} or {@link matchVouchersOfConsultant}
 */
export async function reassignVouchers(tx: Tx, user: CurrentUser, selection: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<OrphanedVoucher>`
    select v.id, v.folio, next.id as consultant_id, previous.first_name || ' ' || previous.last_name as before,
      next.first_name || ' ' || next.last_name as after
    from vouchers v join customers c on c.id = v.customer_id
      join users previous on previous.id = v.consultant_id join users next on next.id = c.consultant_id
    where ${selection} and ${reassignableCondition} and (previous.role <> 'Consultant' or previous.status <> 'ACTIVO')
      and next.role = 'Consultant' and next.status = 'ACTIVO'
    order by v.id for update of v`.execute(tx);
  for (const { id, folio, consultant_id: consultantId, before, after } of rows) {
    await updateVoucherRow(tx, user.id, id, { consultant_id: consultantId });
    const changes = [{ field: 'Consultor', before, after }];
    await addHistoryEntry(tx, { voucherId: id }, { action: 'MODIFICADA', by: user, changes });
    await writeAuditEntry(tx, user, {
      action: 'ASSIGN',
      entity: 'voucher',
      entityId: id,
      before: { folio, consultant: before },
      after: { folio, consultant: after },
    });
  }
}
