import { customerStatuses } from '../statuses';
import { checkCustomerAction, getAllowedCustomerActions } from './customerPermissions';

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

test.each([
  ['Supervisor', 'PENDIENTE', 'approve', null],
  ['Supervisor', 'ACTIVO', 'approve', 'El estatus actual, Activo, no permite esta acción.'],
  ['Coordinator', 'RECHAZADO', 'deactivate', 'El estatus actual, Rechazado, no permite esta acción.'],
  ['Admin', 'RECHAZADO', 'assign', null],
  ['Consultant', 'PENDIENTE', 'approve', 'No tiene permiso para realizar esta acción.'],
] as const)('T-04 the reason why a %s may not, with a customer in status %s, %s: %s', (role, status, action, message) =>
  expect(checkCustomerAction(action, { actor: { role }, customer: { status } })?.message ?? null).toBe(message),
);
