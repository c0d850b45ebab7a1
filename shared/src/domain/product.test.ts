import { demoProduct } from '../testing/catalogue';
import { asSold, bagLabel, nameBesideCode, productName } from './product';

const CODE = 'DKX-620';

test.each([
  ['Maíz blanco', 'DKX-620 · Maíz blanco', 'Maíz blanco'],
  ['Maíz DKX-620', 'Maíz DKX-620', 'Maíz'],
  ['DKX-620', 'DKX-620', ''],
])('X-20 the product %p is told with its clave once', (name, whole, beside) => {
  expect(productName({ code: CODE, name })).toBe(whole);
  expect(nameBesideCode({ code: CODE, name })).toBe(beside);
});

test('X-20 a product that is sold no more says so', () => {
  expect(productName({ code: CODE, name: 'Maíz', enabled: false })).toBe('DKX-620 · Maíz (deshabilitado)');
});

test.each([
  [{ packaging: 'KG', seedsPerBag: null, kgPerBag: 20 }, '20 kg'],
  [{ packaging: 'SEMILLAS', seedsPerBag: 60_000, kgPerBag: null }, '60,000 semillas'],
] as const)('X-14 a bag of %j holds %s', (product, label) => {
  expect(bagLabel(product)).toBe(label);
});

test.each([
  [0.12, 0.12],
  [0.05, 0.1],
])(
  'E-07 a product as a line has it: the terms of that day, and a discount of %d may stand up to %d',
  (discount, max) => {
    const product = demoProduct('DKX-620');
    const line = { basePrice: '3800.00', taxRate: 0.16, productYield: 55, discount };
    expect(asSold(product, line)).toEqual({
      ...product,
      basePrice: '3800.00',
      taxRate: 0.16,
      yieldMV: 55,
      maxDiscount: max,
    });
  },
);
