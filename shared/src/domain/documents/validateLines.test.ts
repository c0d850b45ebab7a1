import { getDemoProduct, demoProducts } from '../../demo';
import { validateLines, type LineValues } from './validateLines';

const product = getDemoProduct('DKX-620');
const line: LineValues = { productId: product.id, quantity: 7, discount: 0.075, hectares: 4.83 };
const quantityMessage = 'La cantidad de DKX-620 debe ser un número entero entre 1 y 9,999 bolsas.';

test.each<[string, LineValues, string, string]>([
  ['quantity 0', { ...line, quantity: 0 }, 'quantity', quantityMessage],
  ['quantity 1.5', { ...line, quantity: 1.5 }, 'quantity', quantityMessage],
  ['quantity −3', { ...line, quantity: -3 }, 'quantity', quantityMessage],
  ['quantity 10,000', { ...line, quantity: 10_000 }, 'quantity', quantityMessage],
  ['no quantity', { ...line, quantity: null }, 'quantity', quantityMessage],
  ['NaN', { ...line, quantity: Number.NaN }, 'quantity', quantityMessage],
  ['discount above the maximum', { ...line, discount: 0.1001 }, 'discount', 'El descuento máximo de DKX-620 es 10 %.'],
  ['discount below 0', { ...line, discount: -0.01 }, 'discount', 'El descuento de DKX-620 no puede ser negativo.'],
  ['hectares below 0', { ...line, hectares: -1 }, 'hectares', 'Las hectáreas de DKX-620 no pueden ser negativas.'],
  ['hectares above the maximum', { ...line, hectares: 1e6 }, 'hectares', 'Las hectáreas de DKX-620 son demasiadas.'],
  ['unknown product', { ...line, productId: 'x' }, 'productId', 'Este producto ya no está disponible.'],
])('X-11 rejects a line: %s', (_name, bad, field, message) => {
  const other = { productId: getDemoProduct('DKX-680').id, quantity: 1 };
  expect(validateLines([other, bad], demoProducts)).toEqual([{ path: `lines.1.${field}`, message }]);
});

test('X-11 accepts lines at the limits', () => {
  expect(validateLines([line], demoProducts)).toEqual([]);
  expect(validateLines([{ productId: product.id, quantity: 1 }], demoProducts)).toEqual([]);
  expect(validateLines([{ ...line, quantity: 9_999, discount: 0.1, hectares: 0 }], demoProducts)).toEqual([]);
  expect(validateLines([{ ...line, hectares: 999_999.99 }], demoProducts)).toEqual([]);
});

test('X-11 a document has at most 200 products', () => {
  const products = Array.from({ length: 201 }, (_, index) => ({ ...product, id: `p-${index}` }));
  const lines = products.map(({ id }) => ({ productId: id, quantity: 1 }));
  expect(validateLines(lines.slice(1), products)).toEqual([]);
  expect(validateLines(lines, products)).toEqual([
    { path: 'lines', message: 'Son demasiados productos: el máximo es 200.' },
  ]);
});

test('X-11 rejects a product twice, a document without lines, and too many lines before repeated products', () => {
  expect(validateLines([line, line], demoProducts)).toEqual([
    { path: 'lines.1.productId', message: 'DKX-620 ya está en otro renglón; sume las bolsas en uno solo.' },
  ]);
  expect(validateLines([], demoProducts)).toEqual([{ path: 'lines', message: 'Agregue al menos un producto.' }]);
  expect(
    validateLines(
      Array.from({ length: 201 }, () => line),
      demoProducts,
    ),
  ).toEqual([{ path: 'lines', message: 'Son demasiados productos: el máximo es 200.' }]);
});
