import type { ProductDetail } from '@surco/shared/contract';
import { getDemoProduct } from '@surco/shared/demo';
import { getListPriceGroup, getPriceHistory } from './productPriceHistory';

const at = '2026-02-01T18:00:00.000Z';
const createListPrice = (zone: string, price: string | null, validFrom: string) => ({
  season: null,
  zone: { id: zone, name: zone },
  price,
  validFrom,
  at,
  by: null,
});
const createProduct = (listPrices: ProductDetail['listPrices']): ProductDetail => ({
  ...getDemoProduct('DKX-620'),
  version: 1,
  createdAt: at,
  updatedAt: at,
  prices: [],
  listPrices,
});
const today = '2026-11-26';

test('P-04 shows the last price of each list that has begun; a list that the product left has none', () => {
  const product = createProduct([
    createListPrice('Laguna', '3900.00', '2026-12-01'),
    createListPrice('Laguna', '3800.00', today),
    createListPrice('Laguna', '3700.00', '2026-02-01'),
    createListPrice('Bajío', null, '2026-03-01'),
    createListPrice('Bajío', '3600.00', '2026-02-01'),
    createListPrice('Zona Laguna', '3500.00', '2026-02-01'),
  ]);
  expect(getListPriceGroup(product, today)).toEqual([
    {
      title: 'Precios por zona y temporada',
      fields: [
        { label: 'Zona Laguna', value: '$3,800.00' },
        { label: 'Zona Laguna', value: '$3,500.00' },
      ],
    },
  ]);
  expect(getListPriceGroup(createProduct([createListPrice('Bajío', null, today)]), today)).toEqual([]);
});

test('P-04 the history says when a product left a list', () => {
  const product = createProduct([createListPrice('Bajío', null, '2026-03-01')]);
  expect(getPriceHistory(product)).toEqual([
    { at, text: 'Zona Bajío: sale de la lista', who: undefined, detail: 'Vigente desde el 01/03/26' },
  ]);
});
