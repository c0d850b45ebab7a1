import { defaultSilageParameters } from '@surco/shared/domain';
import { getDemoProduct } from '@surco/shared/demo';
import { createEmptyLine } from './formValues';
import { calculateLine, calculateTotals } from './documentCalculation';

const maize = getDemoProduct('DKX-620');
const sorghum = getDemoProduct('DKX-S10');
const createLine = (fields: Partial<ReturnType<typeof createEmptyLine>>) => ({
  ...createEmptyLine(maize.id),
  ...fields,
});

test('E-07 a line keeps the fields of its product and every calculated value starts at 0', () => {
  expect(calculateLine(createEmptyLine(maize.id), maize, defaultSilageParameters)).toMatchObject({
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

test('E-07 recalculates a line from its input', () => {
  const line = calculateLine(createLine({ quantity: 29, discount: 5 }), maize, defaultSilageParameters);
  expect(line).toMatchObject({
    quantity: 29,
    basePrice: '3950.00',
    discount: 0.05,
    total: '108822.50',
    hectares: 20.01,
    productYield: 60,
  });
  // total + hectares × (fertiliser + labour + agrochemicals + water) + hectares × yield × ensiling:
  // 108,822.50 + 20.01 × (6,500 + 6,000 + 3,500 + 0) + 20.01 × 60 × 220
  expect(line.investment).toBe('693114.50');
});

test('E-07 prefers typed hectares to those the bags sow', () => {
  const line = createLine({ quantity: 10, hectares: 12.5 });
  expect(calculateLine(line, maize, defaultSilageParameters).hectares).toBe(12.5);
  expect(calculateLine(createLine({ quantity: 3 }), sorghum, defaultSilageParameters).hectares).toBe(5);
});

test.each([
  [{ quantity: 0 }, 0, '0.00'],
  [{ quantity: 1.5 }, 0, '0.00'],
  [{ quantity: 10_000 }, 0, '0.00'],
  [{ quantity: Number.NaN }, 0, '0.00'],
  [{ quantity: 1, discount: 10.1 }, 1, '3950.00'],
  [{ quantity: 1, discount: -1 }, 1, '3950.00'],
  [{ quantity: 1, discount: Number.NaN }, 1, '3950.00'],
  [{ quantity: 9_999, discount: 10 }, 9_999, '35546445.00'],
])('E-07 ignores what is not valid of %j', (fields, quantity, total) =>
  expect(calculateLine(createLine(fields), maize, defaultSilageParameters)).toMatchObject({ quantity, total }),
);

test('totals the lines to the cent, with tax by product', () => {
  const taxed = { ...sorghum, basePrice: '2473.00', taxRate: 0.16 };
  const lines = [
    calculateLine(
      createLine({ quantity: 7, discount: 7.5 }),
      { ...maize, basePrice: '3949.99' },
      defaultSilageParameters,
    ),
    calculateLine(createLine({ quantity: 1, discount: 0.5 }), taxed, defaultSilageParameters),
  ];
  expect(calculateTotals(lines)).toMatchObject({ subtotal: '28036.83', tax: '393.70', total: '28430.53', bags: 8 });
});

test('E-07 reuses the calculation of an unchanged line until its price or the parameters change', () => {
  const line = createLine({ quantity: 29 });
  const figures = calculateLine(line, maize, defaultSilageParameters);
  expect(calculateLine(line, maize, defaultSilageParameters)).toBe(figures);
  expect(calculateLine(line, maize, { ...defaultSilageParameters, ensiling: 0 }).investment).not.toBe(
    figures.investment,
  );
  expect(calculateLine(line, { ...maize, basePrice: '1.00' }, defaultSilageParameters).total).toBe('29.00');
});
