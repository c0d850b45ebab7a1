import { getDemoProduct } from '../../demo';
import { applyLineSnapshot, formatBagContents, removeCodeFromName, formatProductName } from './product';

const CODE = 'DKX-620';

test.each([
  ['Maíz blanco', 'DKX-620 · Maíz blanco', 'Maíz blanco'],
  ['Maíz DKX-620', 'Maíz DKX-620', 'Maíz'],
  ['DKX-620', 'DKX-620', ''],
])('X-20 the name of the product %p contains its code once', (name, whole, nameWithoutCode) => {
  expect(formatProductName({ code: CODE, name })).toBe(whole);
  expect(removeCodeFromName({ code: CODE, name })).toBe(nameWithoutCode);
});

test('X-20 a disabled product is marked', () => {
  expect(formatProductName({ code: CODE, name: 'Maíz', enabled: false })).toBe('DKX-620 · Maíz (deshabilitado)');
});

test.each([
  [{ packaging: 'KG', seedsPerBag: null, kgPerBag: 20 }, '20 kg'],
  [{ packaging: 'SEMILLAS', seedsPerBag: 60_000, kgPerBag: null }, '60,000 semillas'],
] as const)('X-14 a bag of %j holds %s', (product, label) => {
  expect(formatBagContents(product)).toBe(label);
});

test.each([
  [0.12, 0.12],
  [0.05, 0.1],
])('E-07 a stored line sets price, tax and yield; with its discount of %d the maximum is %d', (discount, max) => {
  const product = getDemoProduct('DKX-620');
  const line = { basePrice: '3800.00', taxRate: 0.16, productYield: 55, discount };
  expect(applyLineSnapshot(product, line)).toEqual({
    ...product,
    basePrice: '3800.00',
    taxRate: 0.16,
    yieldMV: 55,
    maxDiscount: max,
  });
});
