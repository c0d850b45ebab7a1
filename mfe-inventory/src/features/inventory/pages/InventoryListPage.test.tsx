import { renderPage, serve } from '@surco/shared/testing';
import { screen, within } from '@testing-library/react';
import { manifest } from '../../../manifest';
import { inventory, pageOf } from '../../../testing/stock';
import InventoryListPage from './InventoryListPage';

const totals = { count: 2, initial: 1400, adjustments: -10, committed: 200, sold: 1130, available: 60 };

test('R-34 P-03 five quantities per row, what is nearly gone in a word, and the sums of all that is filtered', async () => {
  serve({
    'GET /inventories': pageOf([
      inventory({ id: 'i-1' }),
      inventory({ id: 'i-2', initial: 1000, adjustments: -10, committed: 200, sold: 730, available: 60 }),
      inventory({ id: 'i-3', initial: 5, sold: 5, available: 0 }),
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
  const sums = within(await screen.findByLabelText('Total de lo filtrado'));
  expect(sums.getByText('1,130')).toBeVisible();
});

test('R-34 E-04 the filters of the address reach the list and its sums, and what is registered next begins there', async () => {
  const asked = serve({ 'GET /inventories': pageOf([]), 'GET /inventories/totals': { data: totals } });
  renderPage(<InventoryListPage />, '/?low=true&seasonId=s-9&page=2');
  const action = await screen.findByRole('link', { name: 'Registrar inventario' });
  expect(action).toHaveAttribute('href', '/dashboard/seasons/register?seasonId=s-9');
  const urls = asked.map(({ url }) => url);
  expect(urls).toContain('/inventories?seasonId=s-9&low=true&page=2&size=10&sort=code');
  expect(urls).toContain('/inventories/totals?seasonId=s-9&low=true');
});

test('R-34 the HTML starts exactly what the list first asks', async () => {
  const asked = serve({ 'GET /inventories': pageOf([]), 'GET /inventories/totals': { data: totals } });
  renderPage(<InventoryListPage />);
  await screen.findByText('0 inventarios');
  const started = manifest.routes.flatMap((route) => ('firstCall' in route ? [route.firstCall] : []));
  expect(started).toContain(asked.find(({ url }) => url.startsWith('/inventories?'))?.url);
});
