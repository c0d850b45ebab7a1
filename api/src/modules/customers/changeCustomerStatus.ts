import type { CustomerDetail } from '@surco/shared/contract';
import { checkCustomerAction, type CustomerPermissions, type CustomerStatus } from '@surco/shared/domain';
import type { Tx } from '../../core/db/transaction';
import type { CurrentUser } from '../../core/http/currentUser';
import { HttpError } from '../../core/http/httpError';
import { notify } from '../notifications';
import { assertVersion } from '../../core/http/assertVersion';
import { saveCustomerChange, lockCustomer } from './service';

type StatusAction = 'approve' | 'reject' | 'activate' | 'deactivate';

const targetStatus: Readonly<Record<StatusAction, CustomerStatus>> = {
  approve: 'ACTIVO',
  reject: 'RECHAZADO',
  activate: 'ACTIVO',
  deactivate: 'INACTIVO',
};

interface StatusChangeOptions {
  version?: number | undefined;
  reason?: string;
}

/**
 * Changes the status of a customer by the table `customerStatusTransitions` (T-04). An approval or rejection is mailed
 * to the customer, if they have an e-mail address.
 * @throws HttpError 404 outside the user's scope, 409 for another version or a transition that the table does not allow
 */
export async function changeCustomerStatus(
  tx: Tx,
  user: CurrentUser,
  id: string,
  action: StatusAction & keyof CustomerPermissions,
  options: StatusChangeOptions | null | undefined,
): Promise<CustomerDetail> {
  const before = await lockCustomer(tx, user, id);
  assertVersion(before, options?.version);
  const denial = checkCustomerAction(action, { actor: user, customer: before });
  if (denial) throw new HttpError(denial.code, { text: denial.message });
  const change = { status: targetStatus[action], status_reason: options?.reason ?? null };
  const after = await saveCustomerChange(tx, user, before, action.toUpperCase(), change);
  const subject = { id, actorId: user.id };
  if (action === 'approve') await notify(tx, { ...subject, type: 'client.approved' });
  if (action === 'reject')
    await notify(tx, { ...subject, type: 'client.rejected', values: { motivo: options?.reason ?? '' } });
  return after;
}
