import { getDemoProduct } from '@surco/shared/demo';
import { priceLines } from './priceLines';

const product = getDemoProduct('DKX-620');
const line = { productId: product.id, quantity: 9_999, lot: null };
const emergence = 0.92;
const priceLineAt = (basePrice: string) => priceLines([line], [{ ...product, basePrice }], emergence);

test('X-11 rejects a total out of range at the lines', () => {
  expect(priceLineAt('1000100.00').total).toBe('9999999900.00');
  expect(() => priceLineAt('1000101.00')).toThrow(
    expect.objectContaining({
      body: expect.objectContaining({
        details: [{ path: 'lines', message: 'El total de la venta es demasiado grande.' }],
      }),
    }),
  );
});

test('X-11 uses no discount and the default hectares when a line has none', () => {
  expect(priceLineAt('3950.00').lines).toMatchObject([
    { discount: 0, hectares: 6899.31, productYield: product.yieldMV },
  ]);
});
