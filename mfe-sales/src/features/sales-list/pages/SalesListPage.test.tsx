import type { Role } from '@surco/shared/contract/roles';
import { session } from '@surco/shared/platform';
import { renderPage, serve } from '@surco/shared/testing';
import { screen, within } from '@testing-library/react';
import { manifest } from '../../../manifest';
import { client, page, person, season, summary } from '../../../testing/fixtures';
import SalesListPage from './SalesListPage';

const open = (address = '/dashboard/sales/list/sale', role: Role = 'Consultant', rows = [summary()]) => {
  session.setUser(person(role));
  const asked = serve({
    'GET /sales': page(rows, { totalRecords: rows.length && 1284 }),
    'GET /seasons': page([season(), season({ id: 's-2', name: 'OI 2026' })]),
    'GET /clients': page([client()]),
    'GET /clients/c-1': { data: client() },
  });
  return {
    ...renderPage(<SalesListPage />, address),
    asked,
    sales: () => asked.filter(({ url }) => url.startsWith('/sales')).map(({ url }) => url),
  };
};

test('R-23 a sale stands in its row with everything the list shows', async () => {
  open(undefined, 'Admin');
  const row = (await screen.findByText('V-2026-000123')).closest('tr')!;
  const texts = within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
  expect(texts).toEqual([
    'V-2026-000123',
    '19/11/26',
    'José Muñoz',
    'Carla Ibarra',
    'Agrosemillas del Norte',
    'PV 2026',
    '29',
    '20.01 ha',
    '$108,822.50',
    'Registrada',
  ]);
  expect(within(row).getByRole('link', { name: 'V-2026-000123' })).toHaveAttribute('href', '/dashboard/sales/sale/v-1');
  expect(screen.getByText('1,284 ventas')).toBeInTheDocument();
});

test('X-08 K-01 the first request is page 1 of size 10, exactly as the manifest lets the HTML start it', async () => {
  const { sales } = open();
  await screen.findByText('V-2026-000123');
  expect(sales()).toEqual([manifest.routes[0].firstCall]);
  expect(sales()).toEqual(['/sales?page=1&size=10&sort=-date']);
});

test('X-08 filters, page and sort of the address are asked of the server', async () => {
  const filters =
    'search=mu%C3%B1oz&status=REGISTRADA&seasonId=s-1&customerId=c-1&zoneId=z-1&stateId=05&productId=p-1&from=2026-01-01&to=2026-12-31';
  const { sales } = open(`/dashboard/sales/list/sale?${filters}&page=3&size=20&sort=total`);
  await screen.findByText('V-2026-000123');
  expect(sales()).toEqual([`/sales?${filters}&page=3&size=20&sort=total`]);
});

test('X-08 V-01 a search is trimmed and starts again at the first page', async () => {
  const { user, sales } = open('/dashboard/sales/list/sale?page=3');
  await user.type(await screen.findByRole('searchbox'), '  muñoz ');
  expect(await screen.findAllByText(/muñoz/)).not.toHaveLength(0);
  await screen.findByText('V-2026-000123');
  expect(sales().at(-1)).toBe('/sales?search=mu%C3%B1oz&page=1&size=10&sort=-date');
});

test('X-08 a column sorts on the server', async () => {
  const { user, sales } = open();
  await user.click(await screen.findByRole('button', { name: /Total/ }));
  await screen.findByText('V-2026-000123');
  expect(sales().at(-1)).toBe('/sales?page=1&size=10&sort=total');
});

test('a filter asks for its choices only when it is opened', async () => {
  const { user, asked } = open();
  await screen.findByText('V-2026-000123');
  expect(asked.some(({ url }) => url.startsWith('/seasons'))).toBe(false);
  await user.click(screen.getByRole('combobox', { name: 'Temporada' }));
  await user.click(await screen.findByText('OI 2026'));
  expect(asked.some(({ url }) => url === '/sales?seasonId=s-2&page=1&size=10&sort=-date')).toBe(true);
});

test.each<[Role, boolean]>([
  ['Consultant', true],
  ['Admin', false],
  ['Coordinator', false],
  ['Supervisor', false],
])('P-01 %s is offered a new sale: %p', async (role, offered) => {
  open(undefined, role);
  await screen.findByText('V-2026-000123');
  expect(
    screen.queryAllByRole('link', { name: /Nueva venta/ }).length +
      screen.queryAllByRole('button', { name: /Nueva venta/ }).length >
      0,
  ).toBe(offered);
});

test('R-23 an empty list says so', async () => {
  open(undefined, 'Consultant', []);
  expect(await screen.findByText('Aún no hay ventas.')).toBeInTheDocument();
});
