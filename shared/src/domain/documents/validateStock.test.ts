import { demoProducts, getDemoProduct } from '../../demo/demoProducts';
import { validateStock } from './validateStock';

const line = { productId: getDemoProduct('DKX-620').id, quantity: 7 };

test.each([
  [7, undefined],
  [6, 'Solo quedan 6 bolsas disponibles de DKX-620.'],
  [1, 'Solo queda 1 bolsa disponible de DKX-620.'],
  [0, 'Ya no hay bolsas disponibles de DKX-620.'],
])('X-11 validates seven bags with %d available', (available, message) => {
  const problems = validateStock([line], demoProducts, () => available);
  expect(problems).toEqual(message ? [{ path: 'lines.0.quantity', message }] : []);
  expect(validateStock([line], demoProducts, () => undefined)).toEqual([]);
});
