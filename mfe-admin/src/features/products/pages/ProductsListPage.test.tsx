import { getDemoProduct } from '@surco/shared/demo';
import { mockApi, renderPage } from '@surco/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../../manifest';
import { getFirstCall } from '../../../testing/getFirstCall';
import ProductsListPage from './ProductsListPage';

const rows = [getDemoProduct('DKX-620'), { ...getDemoProduct('DKX-S10'), enabled: false }];
const page = { data: rows, page: 1, size: 10, totalPages: 1, totalRecords: 2 };

test('R-19 lists products with bag, yield, price and maximum discount', async () => {
  mockApi({ 'GET /products': page });
  renderPage(<ProductsListPage />);
  await screen.findByText('2 productos');
  const cells = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
        // After the cell of the checkbox.
        .slice(1),
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

test('P-04 shows the products only to administrators', () => {
  const productEntries = [...manifest.menu, ...manifest.routes].filter(({ path }) =>
    path.startsWith('/dashboard/products'),
  );
  expect(productEntries).toHaveLength(6);
  expect(productEntries.every(({ roles }) => String(roles) === 'Admin')).toBe(true);
});

test('R-19 requests the first page as the manifest declares it, and sorts by price', async () => {
  const requests = mockApi({ 'GET /products': page });
  const { user } = renderPage(<ProductsListPage />);
  expect(requests.map(({ url }) => url)).toEqual([getFirstCall('/dashboard/products/list')]);
  await user.click(await screen.findByRole('button', { name: 'Precio de lista (general)' }));
  await waitFor(() => expect(requests.at(-1)?.url).toBe('/products?page=1&size=10&sort=basePrice'));
});
