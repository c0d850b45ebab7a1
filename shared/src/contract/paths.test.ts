import { getSaleListPath, getVoucherListPath } from './listPaths';
import { buildPath, getPathPrefix, getSalePath, salesPaths, getSimulationPath } from './paths';

test('fills required and optional parameters', () => {
  expect(getSalePath('s-1')).toBe('/dashboard/sales/sale/s-1');
  expect(buildPath(salesPaths.editSale, { id: 's-1' })).toBe('/dashboard/sales/edit-sale/s-1');
  expect(buildPath(salesPaths.sale, {})).toBe('/dashboard/sales/sale');
  expect(buildPath('/a/:id/edit', { id: '7' })).toBe('/a/7/edit');
});

test('the types require the parameters of the pattern and reject others', () => {
  // @ts-expect-error -- `id` is required
  expect(buildPath(salesPaths.editSale, {})).toBe('/dashboard/sales/edit-sale');
  // @ts-expect-error -- there is no parameter `key`
  expect(buildPath(salesPaths.sale, { key: 'x' })).toBe('/dashboard/sales/sale');
});

test('encodes the id in a query', () => {
  expect(getSimulationPath('a&b')).toBe('/dashboard/simulator/simulator?simulation=a%26b');
});

test('the prefix of a pattern ends before its first parameter', () => {
  expect(getPathPrefix(salesPaths.editSale)).toBe('/dashboard/sales/edit-sale');
  expect(getPathPrefix(salesPaths.importSales)).toBe('/dashboard/sales/import');
});

test('a list path leaves out the filters without a value', () => {
  expect(getSaleListPath({ seasonId: 's-1', from: undefined, to: null, status: '' })).toBe(
    '/dashboard/sales/list/sale?seasonId=s-1',
  );
  expect(getSaleListPath({})).toBe('/dashboard/sales/list/sale');
});

test('a list path encodes the values', () =>
  expect(getVoucherListPath({ search: 'a&b', expiry: 'WEEK' })).toBe(
    '/dashboard/sales/list/voucher?search=a%26b&expiry=WEEK',
  ));
