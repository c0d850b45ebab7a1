import type { Role } from '@surco/shared/domain';
import { useToasts } from '@surco/shared/platform';
import { createPage, mockApi, type MockResponse, type MockResponses, renderPage, session } from '@surco/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../../manifest';
import { createCustomer, createUser, createSale, createSeason, createSaleSummary } from '../../../testing/fixtures';
import { FIRST_SALES_CALL } from '../../../common/model/tabs';
import SalesListPage from './SalesListPage';

const SALE_LIST_PATH = '/dashboard/sales/list/sale';

const startedSeason = { ...createSaleSummary().season, startDate: '2020-05-01' };
const totals = {
  count: 1284,
  bags: 12300,
  hectares: 8012.5,
  subtotal: '45000000.00',
  tax: '0.00',
  total: '45000000.00',
};

const open = (
  address = SALE_LIST_PATH,
  role: Role = 'Consultant',
  rows = [createSaleSummary({ season: startedSeason })],
  responses: MockResponses = {},
) => {
  session.setUser(createUser(role));
  const requests = mockApi({
    'GET /sales': createPage(rows, { totalRecords: rows.length && 1284 }),
    'GET /sales/totals': { data: totals },
    'GET /seasons': createPage([createSeason(), createSeason({ id: 's-2', name: 'OI 2026' })]),
    'GET /clients': createPage([createCustomer()]),
    'GET /clients/c-1': { data: createCustomer() },
    'GET /users': createPage([{ id: 'u-9', firstName: 'Rosa', lastName: 'Peña' }]),
    ...responses,
  });
  return {
    ...renderPage(<SalesListPage />, address),
    requests,
    // Without the count of those to deliver, which stands above the list.
    listSalesRequests: () =>
      requests.map(({ url }) => url).filter((url) => url.startsWith('/sales?') && !url.endsWith('&size=1')),
  };
};

const openMenu = async (user: ReturnType<typeof open>['user'], folio = 'V-2026-000123') =>
  user.click(await screen.findByRole('button', { name: `Acciones de ${folio}` }));

beforeEach(() => useToasts.setState({ toasts: [] }));

test('R-23 shows a sale in its row with every column', async () => {
  open(undefined, 'Admin');
  const row = (await screen.findByText('V-2026-000123')).closest('tr')!;
  const texts = within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
  // After the cell of the checkbox.
  expect(texts.slice(1, 11)).toEqual([
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
  expect(within(row).getByRole('link', { name: 'José Muñoz' })).toHaveAttribute(
    'href',
    '/dashboard/customers/form/c-1',
  );
  expect(screen.getByText('1,284 ventas', { selector: 'output' })).toBeInTheDocument();
});

test('X-08 K-01 the first request is page 1 of size 10, exactly as the manifest lets the HTML start it', async () => {
  const { listSalesRequests, requests } = open();
  await screen.findByText('V-2026-000123');
  expect(listSalesRequests()).toEqual([FIRST_SALES_CALL]);
  expect(manifest.routes.find(({ path }) => path === SALE_LIST_PATH)).toMatchObject({ firstCall: FIRST_SALES_CALL });
  expect(requests[0]?.url).toBe('/sales?page=1&size=10&sort=-date');
});

test('X-08 sends filters, page and sort of the URL to the server', async () => {
  const filters =
    'search=mu%C3%B1oz&seasonId=s-1&customerId=c-1&zoneId=z-1&stateId=05&productId=p-1&from=2026-01-01&to=2026-12-31&status=REGISTRADA';
  const { listSalesRequests } = open(`${SALE_LIST_PATH}?${filters}&page=3&size=20&sort=total`);
  await screen.findByText('V-2026-000123');
  expect(listSalesRequests()).toEqual([`/sales?${filters}&page=3&size=20&sort=total`]);
});

test('X-08 V-01 searches, sorts and filters on the server; the options of a filter load when it is opened', async () => {
  const { user, requests, listSalesRequests } = open(`${SALE_LIST_PATH}?page=3`, 'Supervisor');
  const expectRequest = (query: string) => waitFor(() => expect(listSalesRequests().at(-1)).toBe(`/sales?${query}`));
  await screen.findByText('V-2026-000123');
  await user.type(screen.getByRole('searchbox'), '  muñoz ');
  await expectRequest('search=mu%C3%B1oz&page=1&size=10&sort=-date');
  await user.click(await screen.findByRole('button', { name: /Total/ }));
  await expectRequest('search=mu%C3%B1oz&page=1&size=10&sort=total');
  expect(requests.some(({ url }) => url.startsWith('/seasons'))).toBe(false);
  await user.click(screen.getByRole('combobox', { name: 'Temporada' }));
  await user.click(await screen.findByText('OI 2026'));
  await expectRequest('search=mu%C3%B1oz&seasonId=s-2&page=1&size=10&sort=total');
  await user.click(screen.getByRole('button', { name: 'Más filtros' }));
  await user.click(screen.getByRole('combobox', { name: 'Consultor' }));
  await user.click(await screen.findByText('Rosa Peña'));
  await expectRequest('search=mu%C3%B1oz&seasonId=s-2&consultantId=u-9&page=1&size=10&sort=total');
});

test('X-08 shows the totals of the filtered list under the rows; totals that fail are retried and keep the rows', async () => {
  let response: MockResponse = { status: 503, error: 'Sin servicio.' };
  const { user, requests } = open(`${SALE_LIST_PATH}?status=REGISTRADA&page=2`, undefined, undefined, {
    'GET /sales/totals': () => response,
  });
  expect(await screen.findByText('No se pudieron sumar los totales.')).toBeVisible();
  expect(screen.getByText('V-2026-000123')).toBeVisible();
  response = { data: totals };
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('12,300 bolsas')).toBeVisible();
  expect(screen.getByText('$45,000,000.00')).toBeVisible();
  expect(screen.getByText('8,012.5 ha')).toBeVisible();
  expect(requests.some(({ url }) => url === '/sales/totals?status=REGISTRADA')).toBe(true);
});

test.each<[Role, boolean, boolean]>([
  ['Consultant', true, true],
  ['Admin', false, true],
  ['Supervisor', false, false],
])('P-01 offers %s a new sale: %p, and an import: %p', async (role, canCreate, canImport) => {
  open(undefined, role);
  await screen.findByText('V-2026-000123');
  expect(screen.queryAllByRole('link', { name: 'Nueva venta' })).toHaveLength(canCreate ? 1 : 0);
  expect(screen.queryAllByRole('link', { name: 'Importar' })).toHaveLength(canImport ? 1 : 0);
});

test('R-23 P-01 an empty list says so, and to others than consultants who sells', async () => {
  const { unmount } = open(undefined, 'Consultant', []);
  expect(await screen.findByText('Aún no hay ventas.')).toBeInTheDocument();
  unmount();
  open(undefined, 'Admin', []);
  expect(await screen.findByText(/Aún no hay ventas\. Las registran los consultores/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Dar de alta a un consultor' })).toHaveAttribute(
    'href',
    '/dashboard/users/form?rol=Consultant&volver=%2Fdashboard%2Fsales%2Flist%2Fsale',
  );
});

test('E-05 carries shared filters over to the DKbono tab', async () => {
  open(`${SALE_LIST_PATH}?seasonId=s-2&status=REGISTRADA&page=2`);
  const tabs = within(await screen.findByRole('navigation', { name: 'Ventas y DKbonos' }));
  expect(tabs.getByRole('link', { name: 'Ventas' })).toHaveAttribute('aria-current', 'page');
  expect(tabs.getByRole('link', { name: 'DKbonos' })).toHaveAttribute(
    'href',
    '/dashboard/sales/list/voucher?seasonId=s-2',
  );
});

test('X-13 removes a deleted sale from the list after a confirmation that names it', async () => {
  const removed: string[] = [];
  const createRows = () => [
    createSaleSummary({ id: 'v-1', season: startedSeason }),
    createSaleSummary({ id: 'v-2', folio: 'V-2026-000124' }),
  ];
  const { user, requests } = open(undefined, 'Consultant', createRows(), {
    'GET /sales': () => createPage(createRows().filter(({ id }) => !removed.includes(id))),
    'DELETE /sales/v-1': (address) => {
      removed.push(`v-1`);
      return { data: { id: 'v-1', version: address.searchParams.get('version') } };
    },
  });
  await openMenu(user);
  await user.click(screen.getByRole('menuitem', { name: 'Eliminar' }));
  expect(await screen.findByText('¿Eliminar la venta V-2026-000123?')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Eliminar la venta' }));
  await waitFor(() => expect(screen.queryByText('V-2026-000123')).toBeNull());
  expect(screen.getByText('V-2026-000124')).toBeVisible();
  expect(requests).toContainEqual({ method: 'DELETE', url: '/sales/v-1?version=1' });
  await waitFor(() =>
    expect(useToasts.getState().toasts).toEqual([
      expect.objectContaining({ severity: 'success', summary: 'La venta V-2026-000123 se eliminó' }),
    ]),
  );
});

test('R-23 shows a delivered sale at once', async () => {
  const { user, listSalesRequests } = open(undefined, 'Consultant', undefined, {
    'POST /sales/v-1/deliver': { data: createSale({ status: 'ENTREGADA', version: 2 }) },
  });
  await openMenu(user);
  await user.click(screen.getByRole('menuitem', { name: 'Marcar como entregada' }));
  await user.click(await screen.findByRole('button', { name: 'Marcar como entregada' }));
  expect(await screen.findByText('Entregada', { ignore: 'option' })).toBeVisible();
  expect(listSalesRequests()).toHaveLength(1);
});
