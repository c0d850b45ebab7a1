import { statusLabels, voucherStatuses } from './statuses';
import {
  canTransition,
  customerStatusTransitions,
  saleStatusTransitions,
  userStatusTransitions,
} from './statusTransitions';

test('T-04 a pending user is approved or rejected; a rejected user may become pending again, a customer not', () => {
  expect(canTransition(userStatusTransitions, 'PENDIENTE', 'ACTIVO')).toBe(true);
  expect(canTransition(userStatusTransitions, 'PENDIENTE', 'INACTIVO')).toBe(false);
  expect(canTransition(userStatusTransitions, 'RECHAZADO', 'PENDIENTE')).toBe(true);
  expect(canTransition(userStatusTransitions, 'RECHAZADO', 'ACTIVO')).toBe(false);
  expect(canTransition(userStatusTransitions, 'ACTIVO', 'ACTIVO')).toBe(false);
  expect(canTransition(customerStatusTransitions, 'RECHAZADO', 'PENDIENTE')).toBe(false);
});

test('X-13 only a registered sale can be delivered or deleted', () => {
  expect(saleStatusTransitions).toEqual({ REGISTRADA: ['ENTREGADA', 'ELIMINADA'], ENTREGADA: [], ELIMINADA: [] });
});

test('A-01 every status has its Spanish word', () => {
  for (const status of [
    ...voucherStatuses,
    ...Object.keys(userStatusTransitions),
    ...Object.keys(saleStatusTransitions),
  ]) {
    expect(statusLabels).toHaveProperty(status);
  }
});
