import { customerStatuses } from '../statuses';
import { getAllowedCustomerActions } from './customerPermissions';

test.each([
  ['Admin', 'PENDIENTE', 'edit approve reject assign'],
  ['Supervisor', 'PENDIENTE', 'approve reject assign'],
  ['Consultant', 'PENDIENTE', 'edit'],
  ['Coordinator', 'ACTIVO', 'edit deactivate assign'],
  ['Coordinator', 'INACTIVO', 'edit activate assign'],
  ['Coordinator', 'RECHAZADO', 'edit assign'],
  ['Farmer', 'ACTIVO', ''],
] as const)('P-07 T-04 actions of a %s on a customer in status %s: %s', (role, status, expected) => {
  expect(customerStatuses).toContain(status);
  const actions = getAllowedCustomerActions({ actor: { role }, customer: { status } });
  const allowed = Object.entries(actions).flatMap(([action, isAllowed]) => (isAllowed ? [action] : []));
  expect(allowed.join(' ')).toBe(expected);
});
