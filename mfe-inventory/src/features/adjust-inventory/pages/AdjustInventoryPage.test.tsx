import { renderPage, mockApi, recordBody } from '@surco/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { TestRoutes } from '../../../testing/TestRoutes';
import { createInventoryDetail, createInventory } from '../../../testing/inventoryFixtures';
import AdjustInventoryPage from './AdjustInventoryPage';

const page = (
  <TestRoutes
    pages={{
      '/dashboard/seasons/update/:id?': <AdjustInventoryPage />,
      '/dashboard/seasons/details/:id': <p>El detalle</p>,
    }}
  />
);
const ADDRESS = '/dashboard/seasons/update/i-1';
const inventoryResponse = { data: createInventoryDetail([], { available: 30, sold: 370, version: 4 }) };
const getBagsField = () => screen.getByLabelText(/^Bolsas/);
const getSaveButton = () => screen.getByRole('button', { name: 'Guardar ajuste' });

test('R-36 P-03 opens in the bags, shows what remains while typing and rejects more bags than available', async () => {
  const requests = mockApi({ 'GET /inventories/i-1': inventoryResponse });
  const { user } = renderPage(page, ADDRESS);
  await screen.findByRole('button', { name: 'Guardar ajuste' });
  expect(getBagsField()).toHaveFocus();
  await user.type(getBagsField(), '12');
  expect(screen.getByText('42')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Restar bolsas' }));
  expect(screen.getByText('18')).toBeVisible();
  await user.type(getBagsField(), '31');
  await user.click(getSaveButton());
  expect(getBagsField()).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('Solo hay 30 bolsas disponibles: no se pueden restar más.');
  expect(screen.getByRole('alert')).toHaveTextContent('Escriba el motivo del ajuste.');
  expect(requests.every(({ method }) => method === 'GET')).toBe(true);
});

test('R-36 sends sign, reason and version, and shows both quantities on a version conflict', async () => {
  const sent: unknown[] = [];
  const stored = createInventory({ available: 25, sold: 375, version: 6 });
  mockApi({
    'GET /inventories/i-1': inventoryResponse,
    'PUT /inventories/i-1': recordBody(sent, ({ version }) =>
      version === 4
        ? { status: 409, code: 'VERSION_OBSOLETA', error: 'Cambió.', data: stored }
        : { data: createInventoryDetail([], stored) },
    ),
  });
  const { user } = renderPage(page, ADDRESS);
  await user.click(await screen.findByRole('radio', { name: 'Restar bolsas' }));
  await user.type(getBagsField(), '5');
  await user.click(screen.getByRole('button', { name: 'Conteo físico' }));
  await user.click(getSaveButton());
  expect(await screen.findByRole('row', { name: /Disponible 30 25/, hidden: true })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Conservar lo mío' }));
  expect(await screen.findByText('El detalle')).toBeVisible();
  await waitFor(() =>
    expect(sent).toEqual([
      { adjustment: -5, reason: 'Conteo físico', version: 4 },
      { adjustment: -5, reason: 'Conteo físico', version: 6 },
    ]),
  );
});

test('R-36 offers a selection when the path has no inventory', async () => {
  mockApi({});
  renderPage(page, '/dashboard/seasons/update');
  expect(await screen.findByRole('combobox', { name: 'Inventario' })).toBeVisible();
});
