import { useToasts } from '@surco/shared/platform';
import {
  chooseOption,
  createPage,
  mockApi,
  type MockResponse,
  type MockResponses,
  recordBody,
  RefreshButton,
  renderPage,
  session,
} from '@surco/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createCustomer, createSeason, createUser } from '../../../testing/fixtures';
import { comparison, createSummary, noComparison, panelSeason } from '../../../testing/panelFixtures';
import OverviewPage from './OverviewPage';

const figures = { bags: 400, hectares: 200, total: '900000.00' };
const pendingUser = {
  id: 'u-7',
  firstName: 'Rosa',
  lastName: 'Peña',
  email: null,
  phone: null,
  role: 'Consultant',
  status: 'PENDIENTE',
  distributorId: 'd-1',
  distributor: { id: 'd-1', name: 'Agrosemillas del Norte' },
  zones: [],
  distributorZoneIds: ['z-1'],
  createdById: null,
  version: 3,
};

const responses = {
  'GET /overview/summary': { data: createSummary() },
  'GET /overview/weeks': { data: { comparison, current: [{ week: 1, ...figures }], previous: [] } },
  'GET /overview/ranking': {
    data: { comparison, rows: [{ id: 'z-1', name: 'Laguna', current: figures, previous: figures }] },
  },
  'GET /overview/vouchers': {
    data: {
      comparison,
      ranges: ['OVERDUE', 'WEEK', 'MONTH', 'LATER'].map((range) => ({ range, count: 2, balance: '5000.00' })),
      converted: { count: 2, balance: '3950.00' },
    },
  },
  'GET /overview/stock': {
    data: {
      comparison,
      rows: [
        {
          id: 'i-1',
          product: { id: 'p-1', code: 'DKX-620', name: 'Maíz DKX-620' },
          distributor: { id: 'd-1', name: 'Agrosemillas del Norte' },
          registered: 100,
          committed: 10,
          sold: 85,
          available: 5,
          soldRecently: 20,
          weeksLeft: 1,
        },
      ],
    },
  },
  'GET /overview/activity': {
    data: [
      {
        id: 'h-1',
        at: '2026-11-19T16:00:00.000Z',
        by: null,
        action: 'ABONO',
        note: null,
        paid: '5000.00',
        document: { kind: 'voucher', id: 'b-1', folio: 'DKB-2026-000045', total: '123660.50', isDeleted: false },
        customer: { id: 'c-1', firstName: 'José', lastName: 'Muñoz', businessName: null },
      },
    ],
  },
  'GET /targets/progress': {
    data: {
      season: panelSeason,
      rows: [
        {
          id: 'u-1',
          name: 'Carla Ibarra',
          isActive: true,
          target: { bags: 800, total: null },
          sold: figures,
          products: [],
        },
      ],
    },
  },
  'GET /seasons': createPage([createSeason(), createSeason({ id: 's-0', name: 'PV 2025' })]),
  'GET /users': createPage([pendingUser]),
  'GET /clients': createPage([
    createCustomer({ id: 'c-9', firstName: 'Elena', lastName: 'Soto', status: 'PENDIENTE' }),
  ]),
} satisfies MockResponses;

const failure = { status: 500, error: 'Algo falló en el servidor.' };

/** The calls that a test fetches again. */
const refreshed = ['GET /overview/summary', 'GET /overview/weeks', 'GET /overview/activity'] as const;

const open = (changes: MockResponses = {}, address = '/dashboard/overview') => {
  session.setUser(createUser('Admin'));
  const requests = mockApi({ ...responses, ...changes });
  const page = (
    <>
      <OverviewPage />
      <RefreshButton calls={refreshed} />
    </>
  );
  return { ...renderPage(page, address), requests };
};

beforeEach(() => useToasts.setState({ toasts: [] }));

test('R-47 X-12 X-23 shows the figures of the season, each with the list that gives it, beside the previous one', async () => {
  const { requests } = open();
  const getLink = (name: RegExp) => screen.findByRole('link', { name });
  const links: readonly (readonly [RegExp, string])[] = [
    [/^Bolsas/, '/dashboard/sales/list/sale?seasonId=s-1'],
    [/Laguna/, '/dashboard/sales/list/sale?seasonId=s-1&zoneId=z-1'],
    [/Vencen en 7 días/, '/dashboard/sales/list/voucher?seasonId=s-1&expiry=WEEK'],
    [/Ya convertidos en venta/, '/dashboard/sales/list/voucher?seasonId=s-1&status=CONVERTIDO&balance=due'],
    [/DKX-620 · Agrosemillas del Norte/, '/dashboard/seasons/details/i-1'],
  ];
  for (const [name, address] of links) expect(await getLink(name)).toHaveAttribute('href', address);
  expect(await getLink(/^Bolsas/)).toHaveTextContent('Bolsas1,20020 % más que PV 2025');
  expect(await getLink(/^Hectáreas/)).toHaveTextContent('Igual que PV 2025');
  expect(await getLink(/^Importe/)).toHaveTextContent('$4,500,000.006.3 % menos que PV 2025');
  expect(await getLink(/^Ventas/)).toHaveTextContent(/^Ventas96$/);
  expect(await getLink(/DKX-620 ·/)).toHaveTextContent('Alcanza para 1 semana al ritmo actual');
  const targets = within(await screen.findByRole('region', { name: 'Avance de las metas' }));
  expect(await targets.findByText('400 bolsas')).toBeVisible();
  expect(targets.getByText(/Faltan 400 bolsas: .* por semana/)).toBeVisible();
  // Targets of zones are asked for only when no consultant has one.
  expect(requests.some(({ url }) => url.includes('owner=zone'))).toBe(false);
  // What was paid, not the total.
  const activity = within(await screen.findByRole('region', { name: 'Actividad reciente' }));
  expect(await activity.findByText('$5,000.00')).toBeVisible();
  expect(activity.queryByText('$123,660.50')).not.toBeInTheDocument();
});

test('R-47 another season is asked of every panel and stays in the address', async () => {
  const { requests } = open({}, '/dashboard/overview?seasonId=s-0');
  await screen.findByRole('link', { name: /^Bolsas/ });
  const panels = ['/overview/summary', '/overview/weeks', '/overview/ranking', '/overview/vouchers', '/overview/stock'];
  await waitFor(() =>
    expect(
      panels.filter((path) => requests.some(({ url }) => url.startsWith(`${path}?`) && url.includes('seasonId=s-0'))),
    ).toEqual(panels),
  );
});

test('R-47 what is compared comes from the address, and one choice keeps the others', async () => {
  const { user, requests } = open({}, '/dashboard/overview?measure=hectares&weeks=perWeek&by=product');
  expect(await screen.findByRole('radio', { name: 'Hectáreas' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Bolsas' }));
  expect(screen.getByRole('radio', { name: 'Bolsas' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Por semana' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Producto' })).toBeChecked();
  expect(requests.map(({ url }) => url)).toContain('/overview/ranking?by=product');
});

test('R-47 a panel that fails says so and can be loaded again; the others stay', async () => {
  let response: MockResponse = failure;
  const { user } = open({ 'GET /overview/activity': () => response });
  const panel = within(await screen.findByRole('region', { name: 'Actividad reciente' }));
  const retry = await panel.findByRole('button', { name: 'Reintentar' });
  response = { data: [] };
  await user.click(retry);
  expect(await panel.findByText('No hay actividad en los últimos 30 días.')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Bolsas/ })).toBeVisible();
});

test('R-47 a panel that cannot be fetched again keeps its figures, says so with their time, and can be retried', async () => {
  let fails = false;
  const answerUntilFailing = (path: (typeof refreshed)[number]) => () => (fails ? failure : responses[path]);
  const { user } = open(Object.fromEntries(refreshed.map((path) => [path, answerUntilFailing(path)])));
  const panel = within(await screen.findByRole('region', { name: 'Actividad reciente' }));
  expect(await panel.findByRole('link', { name: 'José Muñoz' })).toBeVisible();
  const chart = within(await screen.findByRole('figure', { name: 'Ventas por semana (bolsas)' }));
  expect(await chart.findByRole('slider')).toBeVisible();
  fails = true;
  await user.click(screen.getByRole('button', { name: 'Pedir de nuevo' }));
  expect(await screen.findAllByText(/^No se pudo actualizar\. Son los datos del \d\d\/\d\d\/\d\d/)).toHaveLength(3);
  expect(panel.getByRole('link', { name: 'José Muñoz' })).toBeVisible();
  expect(chart.getByRole('slider')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Bolsas/ })).toHaveTextContent(/^Bolsas1,200(?! bolsas)/);
  fails = false;
  await user.click(panel.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(panel.queryByText(/^No se pudo actualizar/)).toBeNull());
});

test('R-47 figures that the user may no longer see do not stay', async () => {
  let fails = false;
  const { user } = open({
    'GET /overview/activity': () =>
      fails ? { status: 403, error: 'Su cuenta ya no tiene este permiso.' } : responses['GET /overview/activity'],
  });
  const panel = within(await screen.findByRole('region', { name: 'Actividad reciente' }));
  expect(await panel.findByRole('link', { name: 'José Muñoz' })).toBeVisible();
  fails = true;
  await user.click(screen.getByRole('button', { name: 'Pedir de nuevo' }));
  expect(await panel.findByText('Su cuenta ya no tiene este permiso.')).toBeVisible();
  expect(panel.queryByRole('link', { name: 'José Muñoz' })).toBeNull();
});

test('R-47 another season that fails shows no figures of the one before', async () => {
  const { user } = open({
    'GET /overview/ranking': ({ searchParams }) =>
      searchParams.get('seasonId') === 's-0' ? failure : responses['GET /overview/ranking'],
  });
  expect(await screen.findByRole('link', { name: /Laguna/ })).toBeVisible();
  await user.hover(screen.getByLabelText('Temporada'));
  await chooseOption(user, 'Temporada', 'PV 2025');
  expect(await screen.findByText('Algo falló en el servidor.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Laguna/ })).toBeNull();
});

test('R-47 without a current season it says what to do, and what waits for approval is still there', async () => {
  const summary = { 'GET /overview/summary': { data: createSummary({ comparison: noComparison }) } };
  const { unmount } = open(summary);
  expect(await screen.findByText(/No hay una temporada en curso/)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Rosa Peña' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Bolsas/ })).toBeNull();
  unmount();
  open({ ...summary, 'GET /seasons': createPage([]) });
  expect(await screen.findByText(/^Aún no hay temporadas/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Nueva temporada' })).toHaveAttribute(
    'href',
    '/dashboard/seasons/create?volver=%2Fdashboard%2Foverview',
  );
  expect(screen.queryByLabelText('Temporada')).toBeNull();
});

test('R-47 T-04 approves a user and rejects a customer with a reason', async () => {
  const bodies: unknown[] = [];
  const { user } = open({
    'POST /users/u-7/approve': recordBody(bodies, { data: pendingUser }),
    'POST /clients/c-9/reject': recordBody(bodies, { data: createCustomer() }),
  });
  await user.click(await screen.findByRole('button', { name: 'Aprobar a Rosa Peña' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Aprobar' }));
  await waitFor(() => expect(bodies).toEqual([{ version: 3 }]));
  await user.click(await screen.findByRole('button', { name: 'Rechazar a Elena Soto' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/Motivo/), 'No compra semilla');
  await user.click(dialog.getByRole('button', { name: 'Rechazar' }));
  await waitFor(() => expect(bodies[1]).toEqual({ reason: 'No compra semilla', version: 1 }));
});
