import { getDemoProduct } from '@surco/shared/demo';
import { useToasts } from '@surco/shared/platform';
import { createPage, mockApi, recordBody, renderPage } from '@surco/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { getFirstCall } from '../../../testing/getFirstCall';
import ProductsListPage from './ProductsListPage';

const rows = [getDemoProduct('DKX-620'), { ...getDemoProduct('DKX-S10'), enabled: false }] as const;
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

test('R-19 requests the first page as the manifest declares it, and sorts by price', async () => {
  const requests = mockApi({ 'GET /products': page });
  const { user } = renderPage(<ProductsListPage />);
  expect(requests.map(({ url }) => url)).toEqual([getFirstCall('/dashboard/products/list')]);
  await user.click(await screen.findByRole('button', { name: 'Precio de lista (general)' }));
  await waitFor(() => expect(requests.at(-1)?.url).toBe('/products?page=1&size=10&sort=basePrice'));
});

test('R-19 P-04 disables several products, and leaves out one that already is', async () => {
  useToasts.setState({ toasts: [] });
  const [product, disabled] = rows;
  const enabled = { ...product, version: 4 };
  const sent: unknown[] = [];
  mockApi({
    'GET /products': createPage([enabled, disabled]),
    [`PUT /products/${enabled.id}`]: recordBody(sent, { data: { ...enabled, enabled: false } }),
  });
  const { user } = renderPage(<ProductsListPage />);
  await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar la página' }));
  const bar = within(await screen.findByRole('region', { name: 'Selección' }));
  await user.click(bar.getByRole('button', { name: 'Deshabilitar' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('¿Deshabilitar 1 producto?')).toBeInTheDocument();
  expect(dialog.getByText(/Ya está deshabilitado\./)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Deshabilitar' }));
  await waitFor(() => expect(useToasts.getState().toasts[0]?.summary).toBe('1 producto quedó fuera de venta'));
  const { code, name, basePrice } = enabled;
  expect(sent).toEqual([expect.objectContaining({ code, name, basePrice, version: 4, enabled: false })]);
});
