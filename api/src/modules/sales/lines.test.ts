import { demoProduct } from '@surco/shared/testing/catalogue';
import { priceLines } from './lines';

const product = demoProduct('DKX-620');
const line = { productId: product.id, quantity: 9_999, lot: null };
const priced = (basePrice: string) => priceLines([line], [{ ...product, basePrice }], 0.92);

test('X-11 what no document can hold is refused at its lines', () => {
  expect(priced('1000100.00').total).toBe('9999999900.00');
  expect(() => priced('1000101.00')).toThrow(
    expect.objectContaining({
      body: expect.objectContaining({
        details: [{ path: 'lines', message: 'El total de la venta es demasiado grande.' }],
      }),
    }),
  );
});

test('X-11 an absent discount is none, absent hectares are what the bags sow', () => {
  expect(priced('3950.00').lines).toMatchObject([{ discount: 0, hectares: 6899.31, productYield: product.yieldMV }]);
});
