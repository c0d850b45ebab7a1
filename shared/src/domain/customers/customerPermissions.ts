import { createStatusDenial, permissionDenied, type ActionDenial } from '../actionDenial';
import type { CustomerStatus } from '../statuses';
import { canTransition, customerStatusTransitions } from '../statusTransitions';
import { CUSTOMER_EDITORS, hasRole, isManager, type Role } from '../users/roles';

/**
 * What a user may do to a customer within their row scope (R-15 to R-18, T-04), by role and status. `assign`: change
 * the consultant of the customer.
 */
export function getAllowedCustomerActions({
  actor,
  customer,
}: {
  actor: { role: Role };
  customer: { status: CustomerStatus };
}) {
  const canManage = isManager(actor.role);
  const canChangeTo = (to: CustomerStatus): boolean =>
    canManage && canTransition(customerStatusTransitions, customer.status, to);
  return {
    edit: hasRole(actor.role, CUSTOMER_EDITORS),
    approve: customer.status === 'PENDIENTE' && canChangeTo('ACTIVO'),
    reject: canChangeTo('RECHAZADO'),
    activate: customer.status === 'INACTIVO' && canChangeTo('ACTIVO'),
    deactivate: canChangeTo('INACTIVO'),
    assign: canManage,
  };
}

export type CustomerPermissions = ReturnType<typeof getAllowedCustomerActions>;

/** Why a user may not act on a customer within their row scope; null when the action is allowed. */
export function checkCustomerAction(
  action: keyof CustomerPermissions,
  context: Parameters<typeof getAllowedCustomerActions>[0],
): ActionDenial | null {
  const allowed = getAllowedCustomerActions(context);
  if (allowed[action]) return null;
  // A user who manages customers may always assign them: what is missing then is the right status.
  return allowed.assign ? createStatusDenial(context.customer.status) : permissionDenied;
}
