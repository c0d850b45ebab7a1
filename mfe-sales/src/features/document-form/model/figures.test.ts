import { defaultParameters } from '@surco/shared/domain';
import { demoProduct } from '@surco/shared/testing/catalogue';
import { emptyLine } from './draft';
import { productLine, documentFigures } from './figures';

const maize = demoProduct('DKX-620');
const sorghum = demoProduct('DKX-S10');
const typed = (fields: Partial<ReturnType<typeof emptyLine>>) => ({ ...emptyLine(maize.id), ...fields });

test('E-07 a line keeps the fields of its product and every local figure starts at 0', () => {
  expect(productLine(emptyLine(maize.id), maize, defaultParameters)).toMatchObject({
    code: 'DKX-620',
    yieldMV: 60,
    quantity: 0,
    basePrice: '0.00',
    discount: 0,
    total: '0.00',
    hectares: 0,
    productYield: 0,
    investment: '0.00',
  });
});

test('E-07 the figures follow what is typed', () => {
  const line = productLine(typed({ quantity: 29, discount: 5 }), maize, defaultParameters);
  expect(line).toMatchObject({
    quantity: 29,
    basePrice: '3950.00',
    discount: 0.05,
    total: '108822.50',
    hectares: 20.01,
    productYield: 60,
  });
  // 108,822.50 + 20.01 × (6,500 + 6,000 + 3,500 + 0) + 20.01 × 60 × 220
  expect(line.investment).toBe('693114.50');
});

test('E-07 hectares typed stand above what the bags sow', () => {
  expect(productLine(typed({ quantity: 10, hectares: 12.5 }), maize, defaultParameters).hectares).toBe(12.5);
  expect(productLine(typed({ quantity: 3 }), sorghum, defaultParameters).hectares).toBe(5);
});

test.each([0, -3, 1.5, 10_000, Number.NaN])('E-07 a quantity of %s counts for nothing', (quantity) => {
  expect(productLine(typed({ quantity }), maize, defaultParameters)).toMatchObject({
    quantity: 0,
    total: '0.00',
    hectares: 0,
  });
});

test.each([10.1, -1, Number.NaN])('E-07 a discount of %s is not taken off', (discount) => {
  expect(productLine(typed({ quantity: 1, discount }), maize, defaultParameters).total).toBe('3950.00');
});

test('E-07 the most bags and the greatest discount count', () => {
  const line = productLine(typed({ quantity: 9_999, discount: 10 }), maize, defaultParameters);
  expect(line).toMatchObject({ quantity: 9_999, discount: 0.1, total: '35546445.00' });
});

test('X-11 the sale adds its lines up to the cent, tax by product', () => {
  const taxed = { ...sorghum, basePrice: '2473.00', taxRate: 0.16 };
  const lines = [
    productLine(typed({ quantity: 7, discount: 7.5 }), { ...maize, basePrice: '3949.99' }, defaultParameters),
    productLine(typed({ quantity: 1, discount: 0.5 }), taxed, defaultParameters),
  ];
  expect(documentFigures(lines)).toMatchObject({ subtotal: '28036.83', tax: '393.70', total: '28430.53', bags: 8 });
});

test('E-07 a line that nobody touched keeps its figures, until its price or the parameters change', () => {
  const line = typed({ quantity: 29 });
  const figures = productLine(line, maize, defaultParameters);
  expect(productLine(line, maize, defaultParameters)).toBe(figures);
  expect(productLine(line, maize, { ...defaultParameters, ensiling: 0 }).investment).not.toBe(figures.investment);
  expect(productLine(line, { ...maize, basePrice: '1.00' }, defaultParameters).total).toBe('29.00');
});
