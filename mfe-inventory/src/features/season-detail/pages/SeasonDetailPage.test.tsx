import type {
  OverviewSummary,
  OverviewWeeks,
  SeasonClosing,
  SeasonCustomers,
  SeasonStock,
  TargetProgress,
} from '@surco/shared/contract';
import { createSessionUser, mockApi, type MockResponses, renderPage, session } from '@surco/shared/testing';
import { screen, within } from '@testing-library/react';
import { TestRoutes } from '../../../testing/TestRoutes';
import { createSeason } from '../../../testing/inventoryFixtures';
import SeasonDetailPage from './SeasonDetailPage';

const page = <TestRoutes pages={{ '/dashboard/seasons/season/:id': <SeasonDetailPage /> }} />;
const ADDRESS = '/dashboard/seasons/season/s-1';

const season = createSeason({ isOpen: true, isVoucherOpen: true });
const { id, name, startDate, endDate, isOpen, isVoucherOpen } = season;
const comparison = {
  season: { id, name, startDate, endDate, isOpen, isVoucherOpen },
  previousSeason: { id: 's-0', name: 'PV 2019', startDate: '2019-05-01', endDate: '2019-09-30', isOpen, isVoucherOpen },
  previousUntil: '2019-09-30',
};
const summary: OverviewSummary = {
  comparison,
  current: { count: 40, bags: 1500, hectares: 1071.5, total: '1236605.50' },
  previous: { count: 50, bags: 1200, hectares: 0, total: '1000000.00' },
};
const weeks: OverviewWeeks = {
  comparison,
  current: [{ week: 1, bags: 900, hectares: 640, total: '700000.00' }],
  previous: [{ week: 2, bags: 1200, hectares: 857, total: '1000000.00' }],
};
const quantities = { initial: 2000, adjustments: -100, committed: 139, sold: 1500, available: 261 };
const stock: SeasonStock = {
  total: quantities,
  products: [{ id: 'p-1', code: 'DKX-620', name: 'Maíz DKX-620', ...quantities }],
  distributors: [{ id: 'd-1', name: 'Agrosemillas del Norte', ...quantities }],
};
const customers: SeasonCustomers = [
  {
    customer: { id: 'c-1', firstName: 'Ana', lastName: 'Núñez', businessName: null, phone: '8711234567' },
    count: 3,
    bags: 200,
    hectares: 140,
    total: '250000.00',
  },
];
const closing: SeasonClosing = {
  sales: [{ status: 'REGISTRADA', count: 12 }],
  vouchers: [{ status: 'CON_ABONOS', count: 1, balance: '4500.00' }],
};

const sold = { bags: 0, hectares: 0, total: '0.00' };
const targets: TargetProgress = {
  season: comparison.season,
  rows: [
    { id: 'k-1', name: 'Ana Peña', isActive: true, target: { bags: 1500, total: null }, sold, products: [] },
    { id: 'k-2', name: 'Luis Rey', isActive: false, target: { bags: 500, total: null }, sold, products: [] },
  ],
};

const responses: MockResponses = {
  'GET /targets/progress': { data: { ...targets, rows: [] } },
  'GET /seasons/s-1': { data: season },
  'GET /overview/summary': { data: summary },
  'GET /overview/weeks': { data: weeks },
  'GET /seasons/s-1/stock': { data: stock },
  'GET /seasons/s-1/customers': { data: customers },
  'GET /seasons/s-1/closing': { data: closing },
};

function open(change: MockResponses = {}, address = ADDRESS) {
  const requests = mockApi({ ...responses, ...change });
  return { requests, ...renderPage(page, address) };
}

beforeEach(() => session.setUser(createSessionUser('Coordinator')));
afterEach(() => session.clear());

test('R-33 compares what was sold with the previous season, and leads to the sales', async () => {
  const { requests } = open();
  const bags = await screen.findByRole('link', { name: '1,500' });
  expect(bags).toHaveAttribute('href', '/dashboard/sales/list/sale?seasonId=s-1');
  expect(screen.getByText('PV 2019 al mismo día: 1,200 (+25 %)')).toBeVisible();
  expect(screen.getByText('PV 2019 al mismo día: 50 (-20 %)')).toBeVisible();
  // Without hectares in the previous season there is no percentage.
  expect(screen.getByText('PV 2019 al mismo día: 0.0 ha')).toBeVisible();
  expect(screen.getByText('Terminó el 30/09/20, después de 153 días')).toBeVisible();
  expect(requests.map(({ url }) => url)).toContain('/overview/summary?seasonId=s-1');
});

test('R-33 draws the weeks of both seasons, also added up', async () => {
  const { user } = open();
  const chart = await screen.findByRole('figure', { name: 'Bolsas vendidas' });
  await user.click(await within(chart).findByRole('button', { name: 'Ver tabla' }));
  const readRow = (index: number) =>
    [...(within(chart).getAllByRole('row')[index]?.children ?? [])].map(({ textContent }) => textContent);
  expect([1, 2, 3].map(readRow)).toEqual([
    ['Semana 1', '900', '0'],
    ['Semana 2', '0', '1,200'],
    ['Semana 3', '0', '0'],
  ]);
  await user.click(within(chart).getByRole('link', { name: 'Acumulado' }));
  expect([1, 2, 3].map(readRow)).toEqual([
    ['Semana 1', '900', '0'],
    ['Semana 2', '900', '1,200'],
    ['Semana 3', '900', '1,200'],
  ]);
});

test('X-23 R-33 shows how far the target of the season is, also in the curve, and leads to its parts', async () => {
  const { user } = open({ 'GET /targets/progress': { data: targets } }, `${ADDRESS}?curva=acumulada`);
  // Of all consultants, those who left included; without a target in money, the zones are asked for one.
  expect((await screen.findByText('1,500 bolsas')).parentElement).toHaveTextContent(
    '1,500 bolsas de 2,000 bolsas · 75 %',
  );
  expect(screen.getByText('Faltan 500 bolsas; la temporada terminó.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Por consultor y zona' })).toHaveAttribute(
    'href',
    '/dashboard/overview?seasonId=s-1',
  );
  const chart = screen.getByRole('figure', { name: 'Bolsas vendidas' });
  await user.click(within(chart).getByRole('button', { name: 'Ver tabla' }));
  expect(within(chart).getByRole('columnheader', { name: /Meta/ })).toBeVisible();
});

test.each([
  ['Coordinator', 1],
  ['Supervisor', 0],
] as const)('X-23 R-33 without a target, a %s has %i links to set one', async (role, count) => {
  session.setUser(createSessionUser(role));
  open();
  expect(await screen.findByText('Esta temporada no tiene metas.')).toBeVisible();
  expect(screen.queryAllByRole('link', { name: 'Definir metas' })).toHaveLength(count);
});

test('R-33 the stock leads to the inventory of product and distributor, and the best customers to their sales', async () => {
  open();
  expect(await screen.findByRole('link', { name: /^Maíz DKX-620 1,900 bolsas/ })).toHaveAttribute(
    'href',
    '/dashboard/seasons/inventory?seasonId=s-1&productId=p-1',
  );
  expect(screen.getByRole('link', { name: /^Agrosemillas del Norte/ })).toHaveAttribute(
    'href',
    '/dashboard/seasons/inventory?seasonId=s-1&distributorId=d-1',
  );
  expect(screen.getByRole('link', { name: /^Ana Núñez \$250,000\.00/ })).toHaveAttribute(
    'href',
    '/dashboard/sales/list/sale?seasonId=s-1&customerId=c-1',
  );
});

test('R-33 P-03 lists what is left to close the season, and leads a coordinator to its form', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Editar' })).toHaveAttribute('href', '/dashboard/seasons/edit/s-1');
  expect(await screen.findByRole('link', { name: '12 ventas sin entregar' })).toBeVisible();
  expect(screen.getByText('Saldo $4,500.00')).toBeVisible();
  expect(screen.getByText('Ningún DKbono abierto')).toBeVisible();
});

test.each(['Supervisor', 'Consultant'] as const)(
  'R-33 R-34 P-03 a %s neither edits nor closes the season, nor opens its inventory list',
  async (role) => {
    session.setUser(createSessionUser(role));
    open();
    expect(await screen.findByRole('link', { name: 'Consultar inventario' })).toBeVisible();
    expect(await screen.findByText('Maíz DKX-620')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Editar|Maíz DKX-620/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Más acciones/ })).toBeNull();
  },
);

test('R-33 a season of one day ended after one day', async () => {
  open({ 'GET /seasons/s-1': { data: { ...season, endDate: season.startDate } } });
  expect(await screen.findByText(/, después de 1 día$/)).toBeVisible();
});

test('R-33 a season without sales and inventory says so', async () => {
  open({
    'GET /overview/weeks': { data: { comparison, current: [], previous: [] } },
    'GET /seasons/s-1/stock': {
      data: {
        total: { initial: 0, adjustments: 0, committed: 0, sold: 0, available: 0 },
        products: [],
        distributors: [],
      },
    },
    'GET /seasons/s-1/customers': { data: [] },
  });
  expect(await screen.findAllByText('Todavía no hay ventas en esta temporada.')).toHaveLength(2);
  expect(await screen.findAllByText('Todavía no hay inventario en esta temporada.')).toHaveLength(2);
});
