import { getDemoProduct } from '@surco/shared/demo';
import { noTrackedPrices, trackPrices } from './usePrices';

const { id: productId, ...data } = getDemoProduct('DKX-620');
const lines = [{ productId }];
const createProducts = (basePrice: string) => new Map([[productId, { ...data, id: productId, basePrice }]]);
const entered = trackPrices(noTrackedPrices, lines, createProducts('3950.00'));

test('X-11 a draft that is opened again says which prices have changed since it was stored', () => {
  const stored = { [productId]: '3950.00' };
  expect(trackPrices(noTrackedPrices, lines, createProducts('3950.00'), stored).changes).toEqual([]);
  expect(trackPrices(noTrackedPrices, lines, createProducts('3800.00'), stored).changes).toEqual([
    { productId, before: '3950.00' },
  ]);
});

test('P-04 E-07 a new line has no changed price', () => {
  expect(entered.changes).toEqual([]);
  expect(trackPrices(entered, lines, createProducts('3950.00'))).toBe(entered);
});

test('P-04 E-07 keeps the price that a line was entered with until it is that price again', () => {
  const once = trackPrices(entered, lines, createProducts('3800.00'));
  expect(once.changes).toEqual([{ productId, before: '3950.00' }]);
  const twice = trackPrices(once, lines, createProducts('3700.00'));
  expect(twice.changes).toEqual([{ productId, before: '3950.00' }]);
  expect(trackPrices(twice, lines, createProducts('3950.00')).changes).toEqual([]);
});

test('P-04 E-07 a removed line and a product that is loading have no changed price', () => {
  const changed = trackPrices(entered, lines, createProducts('3800.00'));
  expect(trackPrices(changed, [], createProducts('3800.00')).changes).toEqual([]);
  expect(trackPrices(entered, lines, new Map())).toBe(entered);
});
