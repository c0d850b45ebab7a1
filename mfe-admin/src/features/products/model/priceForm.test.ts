import type { ProductPrice } from '@surco/shared/contract';
import { testId } from '@surco/shared/testing';
import { filterPrices } from './filterPrices';
import {
  applyPercent,
  averageChange,
  listPriceChanges,
  mapErrorsToForm,
  type NewPrices,
  toRequestBody,
  validatePriceForm,
} from './priceForm';

const [a, b, zoneId] = [testId('a'), testId('b'), testId('z')];

const createPrice = (productId: string, price: string): ProductPrice => ({
  productId,
  code: productId.toUpperCase(),
  name: productId,
  crop: 'MAIZ',
  use: 'SILO',
  enabled: true,
  price,
  since: '2026-01-01',
  planned: [],
  generalPrice: price,
  fallbackPrice: price,
  list: { seasonId: null, zoneId: null },
});
const products = [createPrice(a, '4000.00'), createPrice(b, '5000.00')];
const today = '2026-11-24';
const general = { seasonId: null, zoneId: null };
const zone = { seasonId: null, zoneId };

test('P-04 a percentage fills in the products it is applied to', () => {
  const prices = applyPercent({ [b]: 1 }, products.slice(0, 1), 4.5, '10');
  expect(prices).toEqual({ [a]: 4180, [b]: 1 });
  const changes = listPriceChanges(products, { prices: { [a]: 4180, [b]: 4750 }, leaving: [] }, general);
  expect(averageChange(changes)).toBeCloseTo(-0.0025, 6);
  expect(averageChange([])).toBe(0);
});

test.each<[NewPrices, string, string[]]>([
  [{ [a]: 4100 }, today, []],
  [{ [a]: 4100, [b]: 0 }, today, [`prices.${b}`]],
  [{ [a]: 4100.005 }, today, [`prices.${a}`]],
  [{ [a]: Number.NaN }, today, [`prices.${a}`]],
  [{}, today, ['prices']],
  [{ [a]: 4000 }, today, ['prices']],
  [{ [a]: 4100 }, '', ['validFrom']],
  [{ [a]: 4100 }, '2026-11-23', ['validFrom']],
])('P-04 new prices %j from %s have errors at %j', (prices, validFrom, paths) => {
  expect(
    validatePriceForm({ validFrom, prices, leaving: [] }, products, general, today).map(({ path }) => path),
  ).toEqual(paths);
});

test('P-04 sends the prices that change, and maps their errors back', () => {
  const body = toRequestBody({ validFrom: today, prices: { [a]: 4000, [b]: 5100.5 }, leaving: [] }, products, general);
  expect(body).toEqual({
    validFrom: today,
    changes: [{ productId: b, currentPrice: '5000.00', price: '5100.50' }],
  });
  const errors = [
    { path: 'changes.0.price', message: 'Otro' },
    { path: 'validFrom', message: 'Fecha' },
  ];
  expect(mapErrorsToForm(errors, body).map(({ path }) => path)).toEqual([`prices.${b}`, 'validFrom']);
});

const listed: ProductPrice = {
  ...createPrice(a, '3800.00'),
  list: zone,
  generalPrice: '4000.00',
  fallbackPrice: '4000.00',
};
const inZone = [listed, createPrice(b, '5000.00')];

test('P-04 a product gets a price of its own in a list, also the same as its current one, and can leave the list', () => {
  const body = toRequestBody({ validFrom: today, prices: { [a]: 3700, [b]: 5000 }, leaving: [a] }, inZone, zone);
  expect(body).toEqual({
    validFrom: today,
    zoneId,
    changes: [
      { productId: a, currentPrice: '3800.00', price: null },
      { productId: b, currentPrice: '5000.00', price: '5000.00' },
    ],
  });
});

test('P-04 a product that leaves its list changes to the price of the next one', () => {
  const changes = listPriceChanges(inZone, { prices: {}, leaving: [a] }, zone);
  expect(averageChange(changes)).toBeCloseTo(0.0526, 4);
});

test('P-04 the price of a product that leaves its list is not checked', () => {
  const values = { validFrom: today, prices: { [a]: -1 }, leaving: [a] };
  expect(validatePriceForm(values, inZone, zone, today)).toEqual([]);
});

test.each([
  ['in', [a]],
  ['out', [b]],
  ['', [a, b]],
] as const)('P-04 narrows the products of a list by whether they are in it: %s', (membership, ids) => {
  const shown = filterPrices(inZone, zone, { search: '', crop: '', membership });
  expect(shown.map(({ productId }) => productId)).toEqual(ids);
});
