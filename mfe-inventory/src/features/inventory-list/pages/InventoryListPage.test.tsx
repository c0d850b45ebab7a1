import { renderPage, mockApi, createPage } from '@surco/shared/testing';
import { screen, within } from '@testing-library/react';
import { manifest } from '../../../manifest';
import { createInventory } from '../../../testing/inventoryFixtures';
import InventoryListPage from './InventoryListPage';

const totals = { count: 2, initial: 1400, adjustments: -10, committed: 200, sold: 1130, available: 60 };

test('R-34 P-03 shows five quantities per row, marks low stock and shows the totals of the filter', async () => {
  mockApi({
    'GET /inventories': createPage([
      createInventory({ id: 'i-1' }),
      createInventory({ id: 'i-2', initial: 1000, adjustments: -10, committed: 200, sold: 730, available: 60 }),
      createInventory({ id: 'i-3', initial: 5, sold: 5, available: 0 }),
    ]),
    'GET /inventories/totals': { data: totals },
  });
  renderPage(<InventoryListPage />);
  await screen.findByText('3 inventarios');
  const rows = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].slice(4, 9).map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['400', '0', '0', '0', '400'],
    ['1,000', '−10', '200', '730', 'Bajo 60'],
    ['5', '0', '0', '5', 'Agotado 0'],
  ]);
  const totalsList = within(await screen.findByLabelText('Total de lo filtrado'));
  expect(totalsList.getByText('1,130')).toBeVisible();
});

test('R-34 E-04 applies the filters of the URL to the list, the totals and the registration link', async () => {
  const requests = mockApi({ 'GET /inventories': createPage([]), 'GET /inventories/totals': { data: totals } });
  renderPage(<InventoryListPage />, '/?low=true&seasonId=s-9&page=2');
  const action = await screen.findByRole('link', { name: 'Registrar inventario' });
  expect(action).toHaveAttribute('href', '/dashboard/seasons/register?seasonId=s-9');
  const urls = requests.map(({ url }) => url);
  expect(urls).toContain('/inventories?seasonId=s-9&low=true&page=2&size=10&sort=code');
  expect(urls).toContain('/inventories/totals?seasonId=s-9&low=true');
});

test('R-34 declares the first request of the list in the manifest', async () => {
  const requests = mockApi({ 'GET /inventories': createPage([]), 'GET /inventories/totals': { data: totals } });
  renderPage(<InventoryListPage />);
  await screen.findByText('0 inventarios');
  const firstCalls = manifest.routes.flatMap((route) => ('firstCall' in route ? [route.firstCall] : []));
  expect(firstCalls).toContain(requests.find(({ url }) => url.startsWith('/inventories?'))?.url);
});
