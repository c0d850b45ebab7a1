import { bagLabel, nameBesideCode, productName } from './product';

const CODE = 'DKX-620';

test.each([
  ['Maíz blanco', 'DKX-620 · Maíz blanco', 'Maíz blanco'],
  ['Maíz DKX-620', 'Maíz DKX-620', 'Maíz'],
  ['DKX-620', 'DKX-620', ''],
])('the product %p is told with its clave once', (name, whole, beside) => {
  expect(productName({ code: CODE, name })).toBe(whole);
  expect(nameBesideCode({ code: CODE, name })).toBe(beside);
});

test('a product that is sold no more says so', () => {
  expect(productName({ code: CODE, name: 'Maíz', enabled: false })).toBe('DKX-620 · Maíz (deshabilitado)');
});

test.each([
  [{ packaging: 'KG', seedsPerBag: null, kgPerBag: 20 }, '20 kg'],
  [{ packaging: 'SEMILLAS', seedsPerBag: 60_000, kgPerBag: null }, '60,000 semillas'],
] as const)('a bag of %j holds %s', (product, label) => {
  expect(bagLabel(product)).toBe(label);
});
