import { demoProduct } from '@surco/shared/testing/catalogue';
import { renderPage, serve } from '@surco/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../../manifest';
import { firstCallOf } from '../../../testing/firstCall';
import ProductsListPage from './ProductsListPage';

const rows = [demoProduct('DKX-620'), { ...demoProduct('DKX-S10'), enabled: false }];
const page = { data: rows, page: 1, size: 10, totalPages: 1, totalRecords: 2 };

test('R-19 lists products with their bag, yield, price and greatest discount', async () => {
  serve({ 'GET /products': page });
  renderPage(<ProductsListPage />);
  await screen.findByText('2 productos');
  const cells = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
  expect(cells).toEqual([
    ['DKX-620', 'Maíz DKX-620', 'Maíz', 'Silo', '60,000 semillas', '60 t/ha', '$3,950.00', '10 %', 'Habilitado', ''],
    [
      'DKX-S10',
      'Sorgo forrajero DKX-S10',
      'Sorgo',
      'Silo',
      '20 kg',
      '45 t/ha',
      '$2,450.00',
      '10 %',
      'Deshabilitado',
      '',
    ],
  ]);
});

test('P-04 only an administrator has the section', () => {
  const ofProducts = [...manifest.menu, ...manifest.routes].filter(({ path }) =>
    path.startsWith('/dashboard/products'),
  );
  expect(ofProducts).toHaveLength(5);
  expect(ofProducts.every(({ roles }) => String(roles) === 'Admin')).toBe(true);
});

test('it sorts by price', async () => {
  const asked = serve({ 'GET /products': page });
  const { user } = renderPage(<ProductsListPage />);
  expect(asked.map(({ url }) => url)).toEqual([firstCallOf('/dashboard/products/list')]);
  await user.click(await screen.findByRole('button', { name: 'Precio de lista' }));
  await waitFor(() => expect(asked.at(-1)?.url).toBe('/products?page=1&size=10&sort=basePrice'));
});
