import { getDemoProduct } from '../../demo';
import { calculateDefaultHectares, calculateBagsToSow } from '../products/sowing';
import { calculateDocumentTotals, calculateLineInvestment, sumBagsAndHectares, calculateLineTotal } from './pricing';
import { defaultSilageParameters } from '../silage/silageParameters';

test.each([
  { quantity: 7, basePrice: '3949.99', discount: 0.075, total: '25576.19' },
  { quantity: 1, basePrice: '2473.00', discount: 0.005, total: '2460.64' },
  { quantity: 29, basePrice: '3950.00', discount: 0.05, total: '108822.50' },
  { quantity: 6, basePrice: '2473.00', discount: 0, total: '14838.00' },
  { quantity: 1, basePrice: '0.01', discount: 0.5, total: '0.01' },
  { quantity: 9999, basePrice: '999999.99', discount: 0, total: '9998999900.01' },
  { quantity: 0, basePrice: '3950.00', discount: 0, total: '0.00' },
])('X-11 line of $quantity × $basePrice less $discount is $total', ({ total, ...line }) => {
  expect(calculateLineTotal(line)).toBe(total);
});

test('X-11 the total is the sum of the lines and their taxes', () => {
  const lines = [
    { total: '108822.50', taxRate: 0 },
    { total: '14838.00', taxRate: 0 },
  ];
  expect(calculateDocumentTotals(lines)).toEqual({ subtotal: '123660.50', tax: '0.00', total: '123660.50' });
  expect(
    calculateDocumentTotals([
      { total: '0.10', taxRate: 0.16 },
      { total: '100.03', taxRate: 0.16 },
    ]),
  ).toEqual({ subtotal: '100.13', tax: '16.02', total: '116.15' });
  // The tax of each line is rounded separately, and each of the three is below half a cent.
  const cents = { total: '0.03', taxRate: 0.16 };
  expect(calculateDocumentTotals([cents, cents, cents])).toEqual({ subtotal: '0.09', tax: '0.00', total: '0.09' });
  expect(calculateDocumentTotals([])).toEqual({ subtotal: '0.00', tax: '0.00', total: '0.00' });
});

test.each([
  ['DKX-620', 29, 20.01],
  ['DKX-680', 1, 0.87],
  ['DKX-S10', 3, 5],
  ['DKX-S40', 1, 1.11],
  ['DKX-620', 0, 0],
])('E-07 %s: %d bags sow %d ha by default', (code, bags, hectares) => {
  expect(calculateDefaultHectares(bags, getDemoProduct(code), defaultSilageParameters.emergence)).toBe(hectares);
});

test('E-07 without sowing data the area is 0', () => {
  const product = { ...getDemoProduct('DKX-S10'), kgPerHa: null };
  expect(calculateDefaultHectares(5, product, 0.92)).toBe(0);
  expect(calculateBagsToSow(5, product, 0.92)).toBeNull();
});

test('E-07 investment of a line: seed, crop and ensiling', () => {
  const line = { total: '114550.00', hectares: 19.7, productYield: 60 };
  expect(calculateLineInvestment(line, defaultSilageParameters, 'RIEGO')).toBe('906490.00');
  expect(calculateLineInvestment(line, defaultSilageParameters)).toBe('689790.00');
  expect(calculateLineInvestment({ total: '0.00', hectares: 0, productYield: 0 }, defaultSilageParameters)).toBe(
    '0.00',
  );
});

test('X-08 bags and hectares of a document are summed without floating-point error', () => {
  expect(
    sumBagsAndHectares([
      { quantity: 2, hectares: 0.1 },
      { quantity: 3, hectares: 0.2 },
    ]),
  ).toEqual({ bags: 5, hectares: 0.3 });
});
