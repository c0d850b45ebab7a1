import { customerStatuses } from '@surco/shared/domain';
import { checkCustomerActive, checkCustomerExists, checkDistributorActive, checkOwnDistributor } from './eligibility';

test('X-11 X-16 accepts only an active customer of the consultant', () => {
  expect(checkCustomerExists({ status: 'INACTIVO' })).toBeNull();
  expect(checkCustomerExists(undefined)).toBe('Este cliente no existe o no está a su cargo.');
  expect(customerStatuses.filter((status) => checkCustomerActive({ status }) === null)).toEqual(['ACTIVO']);
});

test.each([
  ['DISTRIBUTOR', 'ACTIVO', true],
  ['DISTRIBUTOR', 'INACTIVO', false],
  ['SILAGE_VENDOR', 'ACTIVO', false],
  ['SILAGE_PRODUCER', 'ACTIVO', false],
] as const)('X-11 X-16 decides whether the stock of a %s that is %s may be sold: %s', (type, status, may) => {
  expect(checkDistributorActive({ id: 'd', type, status }) === null).toBe(may);
  expect(checkDistributorActive(undefined)).toBe('Este distribuidor no existe o no está activo.');
});

test('X-11 X-16 limits only a consultant of a distributor to the stock of that distributor', () => {
  expect(checkOwnDistributor('d', 'd')).toBeNull();
  expect(checkOwnDistributor('d', null)).toBeNull();
  expect(checkOwnDistributor('d', 'other')).toBe('Solo se puede vender del inventario del distribuidor propio.');
});
