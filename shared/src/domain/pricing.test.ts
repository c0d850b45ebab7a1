import { demoProduct } from '../testing/catalogue';
import { defaultHectares, bagsToSow } from './sowing';
import { documentTotals, lineInvestment, lineSums, lineTotal } from './pricing';
import { defaultParameters } from './silage';

test.each([
  { quantity: 7, basePrice: '3949.99', discount: 0.075, total: '25576.19' },
  { quantity: 1, basePrice: '2473.00', discount: 0.005, total: '2460.64' },
  { quantity: 29, basePrice: '3950.00', discount: 0.05, total: '108822.50' },
  { quantity: 6, basePrice: '2473.00', discount: 0, total: '14838.00' },
  { quantity: 1, basePrice: '0.01', discount: 0.5, total: '0.01' },
  { quantity: 9999, basePrice: '999999.99', discount: 0, total: '9998999900.01' },
  { quantity: 0, basePrice: '3950.00', discount: 0, total: '0.00' },
])('X-11 line of $quantity × $basePrice less $discount is $total', ({ total, ...line }) => {
  expect(lineTotal(line)).toBe(total);
});

test('X-11 the total is the lines plus their tax', () => {
  const lines = [
    { total: '108822.50', taxRate: 0 },
    { total: '14838.00', taxRate: 0 },
  ];
  expect(documentTotals(lines)).toEqual({ subtotal: '123660.50', tax: '0.00', total: '123660.50' });
  expect(
    documentTotals([
      { total: '0.10', taxRate: 0.16 },
      { total: '100.03', taxRate: 0.16 },
    ]),
  ).toEqual({ subtotal: '100.13', tax: '16.02', total: '116.15' });
  // The tax of each line is rounded by itself: three times less than half a cent is nothing.
  const cents = { total: '0.03', taxRate: 0.16 };
  expect(documentTotals([cents, cents, cents])).toEqual({ subtotal: '0.09', tax: '0.00', total: '0.09' });
  expect(documentTotals([])).toEqual({ subtotal: '0.00', tax: '0.00', total: '0.00' });
});

test.each([
  ['DKX-620', 29, 20.01],
  ['DKX-680', 1, 0.87],
  ['DKX-S10', 3, 5],
  ['DKX-S40', 1, 1.11],
  ['DKX-620', 0, 0],
])('E-07 %s: %d bags sow %d ha by default', (code, bags, hectares) => {
  expect(defaultHectares(bags, demoProduct(code), defaultParameters.emergence)).toBe(hectares);
});

test('E-07 sowing data that is missing sows nothing', () => {
  const product = { ...demoProduct('DKX-S10'), kgPerHa: null };
  expect(defaultHectares(5, product, 0.92)).toBe(0);
  expect(bagsToSow(5, product, 0.92)).toBeNull();
});

test('E-07 investment of a line: seed, crop and ensiling', () => {
  const line = { total: '114550.00', hectares: 19.7, productYield: 60 };
  expect(lineInvestment(line, defaultParameters, 'RIEGO')).toBe('906490.00');
  expect(lineInvestment(line, defaultParameters)).toBe('689790.00');
  expect(lineInvestment({ total: '0.00', hectares: 0, productYield: 0 }, defaultParameters)).toBe('0.00');
});

test('X-08 bags and hectares of a document add up without binary residue', () => {
  expect(
    lineSums([
      { quantity: 2, hectares: 0.1 },
      { quantity: 3, hectares: 0.2 },
    ]),
  ).toEqual({ bags: 5, hectares: 0.3 });
});
