import { calculateConversionMinimum, checkPaidForConversion, isPaidForConversion } from './conversion';

const total = '100.00';

test.each([
  ['100.00', 1, true],
  ['99.99', 1, false],
  ['33.34', 1 / 3, true],
  ['33.33', 1 / 3, false],
  ['0.00', 0, true],
])('T-03 %s paid of 100.00 with a minimum of %d converts: %s', (paid, minimum, converts) => {
  expect(isPaidForConversion({ total, paid }, minimum)).toBe(converts);
});

test('T-03 the minimum is the given fraction of the total', () =>
  expect(calculateConversionMinimum('123660.50', 0.3)).toBe('37098.15'));

test('T-03 the message before a conversion states the missing amount', () => {
  expect(checkPaidForConversion({ total: '100.00', paid: '99.99' }, 1)?.message).toBe(
    'Faltan $0.01 por abonar para convertir el DKbono en venta.',
  );
});
