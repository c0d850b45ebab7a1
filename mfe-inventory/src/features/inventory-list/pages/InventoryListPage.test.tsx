import type { RemoteRoute } from '@surco/shared/federation';
import { useLocation } from '@surco/shared/platform';
import { renderPage, mockApi, createPage } from '@surco/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../../manifest';
import { createInventory, createSeason } from '../../../testing/inventoryFixtures';
import { getInventoryColumns } from '../components/inventoryColumns';
import InventoryListPage from './InventoryListPage';

const Address = () => <output data-testid="address">{useLocation().search}</output>;

const totals = { count: 2, initial: 1400, adjustments: -10, committed: 200, sold: 1130, available: 60 };

const seasons = createPage([
  createSeason({ id: 's-8', name: 'PV 2025', startDate: '2020-05-01' }),
  createSeason({ id: 's-9', name: 'PV 2026', startDate: '2021-05-01', isOpen: true }),
]);
const responses = {
  'GET /seasons': seasons,
  'GET /inventories': createPage([]),
  'GET /inventories/totals': { data: totals },
};
const listUrls = (requests: ReturnType<typeof mockApi>): string[] =>
  requests.map(({ url }) => url).filter((url) => url.startsWith('/inventories'));

test('R-34 P-03 shows five quantities and their bar per row, marks low stock and shows the totals of the filter', async () => {
  mockApi({
    ...responses,
    'GET /inventories': createPage([
      createInventory({ id: 'i-1' }),
      createInventory({ id: 'i-2', initial: 1000, adjustments: -10, committed: 200, sold: 730, available: 60 }),
      createInventory({ id: 'i-3', initial: 5, sold: 5, available: 0 }),
    ]),
  });
  renderPage(<InventoryListPage />, '/?seasonId=all');
  await screen.findByText('3 registros de inventario');
  const rows = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].slice(5, 10).map((cell) => cell.textContent.trim()));
  expect(rows).toEqual([
    ['400', '0', '0', '0', '400Vendido 0, Comprometido 0, Disponible 400'],
    ['1,000', '−10', '200', '730', 'Bajo 60Vendido 730, Comprometido 200, Disponible 60'],
    ['5', '0', '0', '5', 'Agotado 0Vendido 5, Comprometido 0, Disponible 0'],
  ]);
  const totalsList = within(await screen.findByLabelText('Total de lo filtrado'));
  expect(totalsList.getByText('1,130')).toBeVisible();
});

test('R-34 E-04 applies the filters of the URL to the list, the totals and the registration link', async () => {
  const requests = mockApi(responses);
  renderPage(<InventoryListPage />, '/?low=true&seasonId=s-9&page=2');
  const action = await screen.findByRole('link', { name: 'Registrar inventario' });
  expect(action).toHaveAttribute('href', '/dashboard/seasons/register?seasonId=s-9');
  expect(listUrls(requests)).toEqual([
    '/inventories?low=true&seasonId=s-9&page=2&size=10&sort=code',
    '/inventories/totals?low=true&seasonId=s-9',
  ]);
});

test('R-34 opens on the current season, and shows all seasons once its filter is cleared', async () => {
  const requests = mockApi(responses);
  const { user } = renderPage(
    <>
      <InventoryListPage />
      <Address />
    </>,
    '/?low=false',
  );
  await user.click(await screen.findByLabelText('Quitar el filtro Temporada: PV 2026'));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('?low=false&seasonId=all'));
  await waitFor(() =>
    expect(listUrls(requests)).toEqual([
      '/inventories?low=false&seasonId=current&page=1&size=10&sort=code',
      '/inventories/totals?low=false&seasonId=current',
      '/inventories?low=false&page=1&size=10&sort=code',
      '/inventories/totals?low=false',
    ]),
  );
  await user.click(screen.getAllByRole('button', { name: 'Limpiar filtros' })[0]!);
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\?seasonId=all$/));
});

test.each([
  ['no season is open', createPage([createSeason({ id: 's-8' })])],
  ['the seasons cannot be loaded', { status: 503, error: 'La base de datos no responde.' }],
])('R-34 shows the list without a season as its filter when %s', async (_, response) => {
  mockApi({ ...responses, 'GET /seasons': () => response });
  renderPage(<InventoryListPage />);
  await screen.findByText('0 registros de inventario');
  const action = screen.getAllByRole('link', { name: 'Registrar inventario' })[0];
  expect(action).toHaveAttribute('href', '/dashboard/seasons/register');
  expect(screen.queryByLabelText(/^Quitar el filtro/)).not.toBeInTheDocument();
});

test('R-34 a season without inventory offers to register it', async () => {
  mockApi(responses);
  renderPage(<InventoryListPage />);
  expect(await screen.findByText('Aún no hay inventario registrado en esta temporada.')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Registrar inventario' })).toHaveLength(2);
});

test('R-34 declares the first requests of the list in the manifest', async () => {
  const requests = mockApi(responses);
  renderPage(<InventoryListPage />);
  await screen.findByText('0 registros de inventario');
  const route: RemoteRoute | undefined = manifest.routes.find(({ page }) => page === 'inventory-list');
  const declared = [route?.firstCall, ...(route?.parallelCalls ?? [])];
  expect(new Set(requests.map(({ url }) => url))).toEqual(new Set(declared));
});

test.each([
  [true, true],
  [false, undefined],
])('with a single distributor %s its column is optional: %s', (hasSingleDistributor, optional) => {
  expect(getInventoryColumns(hasSingleDistributor).find(({ key }) => key === 'distributor')?.optional).toBe(optional);
});
