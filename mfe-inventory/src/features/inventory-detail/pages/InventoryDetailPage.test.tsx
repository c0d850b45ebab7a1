import { createSessionUser, mockApi, renderPage, session } from '@surco/shared/testing';
import { screen, within } from '@testing-library/react';
import { TestRoutes } from '../../../testing/TestRoutes';
import { createInventoryDetail, createMovement } from '../../../testing/inventoryFixtures';
import InventoryDetailPage from './InventoryDetailPage';

const page = <TestRoutes pages={{ '/dashboard/seasons/details/:id?': <InventoryDetailPage /> }} />;
const ADDRESS = '/dashboard/seasons/details/i-1';

afterEach(() => session.clear());

const movements = [
  createMovement({ id: '1', initial: 400 }),
  createMovement({
    id: '2',
    at: '2026-06-01T12:00:00Z',
    event: 'ADJUST',
    adjustment: -15,
    available: 385,
    reason: 'Conteo',
  }),
  createMovement({ id: '3', at: '2026-06-15T12:00:00Z', event: 'CREATE_VOUCHER', committed: 20, available: 365 }),
  createMovement({
    id: '4',
    at: '2026-07-01T12:00:00Z',
    event: 'CONVERT',
    committed: -20,
    sold: 30,
    available: 355,
    by: null,
    sale: { id: 'v-1', folio: 'V-2026-000001' },
    voucher: { id: 'b-1', folio: 'DKB-2026-000002' },
  }),
];

test('R-37 shows the five quantities and all movements with their documents, newest first', async () => {
  mockApi({
    'GET /inventories/i-1': { data: createInventoryDetail(movements, { adjustments: -15, sold: 30, available: 355 }) },
  });
  renderPage(page, ADDRESS);
  const table = await screen.findByRole('table', { name: 'Movimientos' });
  const metrics = screen.getAllByRole('term').slice(0, 5);
  expect(metrics.map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)).toEqual([
    'Inicial: 400',
    'Ajustes: −15',
    'Comprometido: 0',
    'Vendido: 30',
    'Disponible: 355',
  ]);
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => [0, 2, 3, 5, 6].map((cell) => row.children[cell]?.textContent))).toEqual([
    ['DKbono convertido en venta', '−10', '355', '–', 'Sistema'],
    ['DKbono creado', '−20', '365', '–', 'Ana Ruiz'],
    ['Ajuste', '−15', '385', 'Conteo', 'Ana Ruiz'],
    ['Registro inicial', '+400', '400', '–', 'Ana Ruiz'],
  ]);
  expect(screen.getByRole('link', { name: 'V-2026-000001' })).toHaveAttribute('href', '/dashboard/sales/sale/v-1');
  expect(screen.getByRole('link', { name: 'DKB-2026-000002' })).toHaveAttribute('href', '/dashboard/sales/dkbono/b-1');
  expect(
    screen.getByText(/^De 400 bolsas disponibles el 01\/05\/26 a 355 bolsas .* lo menos que hubo: 355 bolsas\.$/),
  ).toBeVisible();
});

test('R-37 draws the available bags at the end of each day, also as a table', async () => {
  mockApi({ 'GET /inventories/i-1': { data: createInventoryDetail(movements, { available: 355 }) } });
  const { user } = renderPage(page, ADDRESS);
  const chart = await screen.findByRole('figure', { name: 'Disponible a lo largo del tiempo (bolsas)' });
  expect(await within(chart).findByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(/^\d\d\/\d\d\/\d\d\. Disponible: 355 bolsas\.$/),
  );
  await user.click(within(chart).getByRole('button', { name: 'Ver tabla' }));
  const rows = within(chart).getAllByRole('row').slice(0, 5);
  expect(rows.map(({ children }) => [...children].map(({ textContent }) => textContent))).toEqual([
    ['Fecha', 'Disponible (bolsas)'],
    ['01/05/26', '400'],
    ['01/06/26', '385'],
    ['15/06/26', '365'],
    ['01/07/26', '355'],
  ]);
});

test.each([
  ['Coordinator', ['/dashboard/seasons/update/i-1']],
  ['Supervisor', []],
] as const)('R-37 P-03 links a %s to the adjustments %j', async (role, links) => {
  session.setUser(createSessionUser(role));
  mockApi({ 'GET /inventories/i-1': { data: createInventoryDetail(movements) } });
  renderPage(page, ADDRESS);
  await screen.findByRole('table', { name: 'Movimientos' });
  expect(screen.queryAllByRole('link', { name: 'Ajustar' }).map((link) => link.getAttribute('href'))).toEqual(links);
});

test.each([
  [40, undefined],
  [39, 'Bajo'],
  [0, 'Agotado'],
])('R-37 tags an inventory with %i of 400 bags left: %s', async (available, tag) => {
  mockApi({ 'GET /inventories/i-1': { data: createInventoryDetail([], { sold: 400 - available, available }) } });
  renderPage(page, ADDRESS);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(/^(Bajo|Agotado)$/)?.textContent).toBe(tag);
});

test('R-37 renders many movements in steps', async () => {
  const many = Array.from({ length: 120 }, (_, index) =>
    createMovement({ id: String(index), event: 'DIRECT_SALE', sold: 1 }),
  );
  mockApi({ 'GET /inventories/i-1': { data: createInventoryDetail(many) } });
  const { user } = renderPage(page, ADDRESS);
  expect(await screen.findByText('Se muestran los 50 más recientes de 120.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mostrar más movimientos' }));
  expect(screen.getByText('Se muestran los 100 más recientes de 120.')).toBeVisible();
});
