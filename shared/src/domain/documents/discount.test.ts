import { Big } from 'big.js';
import { getDemoProduct } from '../../demo';
import { applyDiscount, isDiscountAllowed, validateDiscount } from './discount';

const product = getDemoProduct('DKX-620');

test.each([
  [0, null],
  [0.1, null],
  [0.1001, 'El descuento máximo de DKX-620 es 10 %.'],
  [-0.01, 'El descuento de DKX-620 no puede ser negativo.'],
])('X-11 a discount of %d: %s', (discount, message) => {
  expect(validateDiscount(discount, product)).toBe(message);
  expect(isDiscountAllowed(discount, product)).toBe(message === null);
});

test('X-11 a discount is subtracted without floating-point error', () => {
  expect(applyDiscount(new Big('3949.99'), 0.075).toString()).toBe('3653.74075');
});
