import { voucherStatuses } from '@surco/shared/contract/statuses';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { CurrentUser } from '../../http/currentUser';
import { audit } from '../documents/audit';
import { record } from '../documents/record';
import { changeVoucher } from './hold';

interface Orphan {
  id: string;
  folio: string;
  next_id: string;
  before: string;
  after: string;
}

/** What may still become a sale, now or once it is reopened. */
const alive = voucherStatuses.filter((status) => status !== 'CONVERTIDO' && status !== 'CANCELADO');

export const ofCustomer = (id: string): RawBuilder<unknown> => sql`v.customer_id = ${id}`;
export const ofConsultant = (id: string): RawBuilder<unknown> => sql`v.consultant_id = ${id}`;

/**
 * A DKbono is its consultant's alone, and only a consultant makes a sale of it. So that what was paid towards it is not
 * lost when that one leaves, it goes to the consultant who has its customer now (record 45).
 */
export async function handOver(tx: Tx, user: CurrentUser, those: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<Orphan>`
    select v.id, v.folio, next.id as next_id, was.first_name || ' ' || was.last_name as before,
      next.first_name || ' ' || next.last_name as after
    from vouchers v join clients c on c.id = v.customer_id
      join users was on was.id = v.consultant_id join users next on next.id = c.consultant_id
    where ${those} and v.status in (${sql.join(alive)}) and (was.role <> 'Consultant' or was.status <> 'ACTIVO')
      and next.role = 'Consultant' and next.status = 'ACTIVO'
    order by v.id for update of v`.execute(tx);
  for (const { id, folio, next_id: consultantId, before, after } of rows) {
    await changeVoucher(tx, user.id, id, { consultant_id: consultantId });
    const changes = [{ field: 'Consultor', before, after }];
    await record(tx, { voucherId: id }, { action: 'MODIFICADA', by: user.id, changes });
    await audit(tx, user, {
      action: 'ASSIGN',
      entity: 'voucher',
      entityId: id,
      before: { folio, consultant: before },
      after: { folio, consultant: after },
    });
  }
}
