import { filterProducts } from './filterProducts';

const products = [
  { id: 'p-1', code: 'DKX-620', name: 'Maíz amarillo' },
  { id: 'p-2', code: 'DKX-680', name: 'Maíz blanco' },
  { id: 'p-3', code: 'SRG-100', name: 'Sorgo' },
];

test.each<[string, readonly string[], readonly string[]]>([
  ['', [], ['p-1', 'p-2', 'p-3']],
  [' MAIZ ', [], ['p-1', 'p-2']],
  ['dkx-68', [], ['p-2']],
  ['dkx-68', ['p-3'], ['p-2', 'p-3']],
  ['nada', [], []],
])('R-35 the filter "%s" with errors at %j shows %j', (text, failing, shown) => {
  expect(filterProducts(products, text, new Set(failing)).map(({ id }) => id)).toEqual(shown);
});
