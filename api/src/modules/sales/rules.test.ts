import { clientStatuses } from '@surco/shared/contract/statuses';
import { customerInactive, customerMissing, distributorMissing, foreignDistributor, futureDate } from './rules';

test('X-11 X-16 only an active customer of one’s own is sold to', () => {
  expect(customerMissing({ status: 'INACTIVO' })).toBeNull();
  expect(customerMissing(undefined)).toBe('Este cliente no existe o no está a su cargo.');
  expect(clientStatuses.filter((status) => customerInactive({ status }) === null)).toEqual(['ACTIVO']);
});

test.each([
  ['DISTRIBUTOR', 'ACTIVO', true],
  ['DISTRIBUTOR', 'INACTIVO', false],
  ['SILAGE_VENDOR', 'ACTIVO', false],
  ['SILAGE_PRODUCER', 'ACTIVO', false],
] as const)('X-11 X-16 from the stock of a %s that is %s may be sold: %s', (type, status, may) => {
  expect(distributorMissing({ id: 'd', type, status }) === null).toBe(may);
  expect(distributorMissing(undefined)).toBe('Este distribuidor no existe o no está activo.');
});

test('X-11 X-16 who belongs to a distributor sells from its stock alone, who belongs to none from any', () => {
  expect(foreignDistributor('d', 'd')).toBeNull();
  expect(foreignDistributor('d', null)).toBeNull();
  expect(foreignDistributor('d', 'other')).toBe('Solo se puede vender del inventario del distribuidor propio.');
});

test('X-11 X-16 a sale of today is none of the future', () => {
  expect(futureDate('2026-11-20', '2026-11-20')).toBeNull();
  expect(futureDate('2026-11-21', '2026-11-20')).toBe('La fecha no puede ser futura.');
});
