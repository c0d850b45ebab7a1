import { useToasts } from '@surco/shared/platform';
import { createPage, mockApi, type MockResponses, recordBody, renderPage, session } from '@surco/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  createCustomer,
  createSale,
  createSaleSummary,
  createSeason,
  createUser,
  createVoucherSummary,
} from '../../../testing/fixtures';
import { createSummary, noComparison, panelSeason } from '../../../testing/panelFixtures';
import MyDayPage from './MyDayPage';

const startedSeason = { ...createSaleSummary().season, startDate: '2020-05-01' };

const responses: MockResponses = {
  'GET /overview/summary': { data: createSummary() },
  'GET /targets/progress': {
    data: {
      season: panelSeason,
      rows: [
        {
          id: 'u-1',
          name: 'Carla Ibarra',
          isActive: true,
          target: { bags: 1500, total: null },
          sold: { bags: 1200, hectares: 800.5, total: '4500000.00' },
          products: [],
        },
      ],
    },
  },
  'GET /vouchers': createPage([createVoucherSummary()], { totalRecords: 12 }),
  'GET /sales': createPage([createSaleSummary({ season: startedSeason })]),
  'GET /clients': createPage([createCustomer({ id: 'c-4', firstName: 'Elena', lastName: 'Soto' })]),
  'GET /seasons': createPage([createSeason()]),
  'GET /messages/share': {
    data: [
      { key: 'share.expiring', subject: '', body: '{{cliente}}: {{folio}}, {{saldo}}' },
      { key: 'share.delivery', subject: '', body: '{{bolsas}} de {{folio}}' },
      { key: 'share.visit', subject: '', body: 'Semilla para {{temporada}}' },
    ],
  },
};

const getChat = (text: string): string => `https://wa.me/528711234567?text=${encodeURIComponent(text)}`;

const open = (changes: MockResponses = {}) => {
  session.setUser(createUser('Consultant'));
  const requests = mockApi({ ...responses, ...changes });
  return { ...renderPage(<MyDayPage />, '/dashboard/my-day'), requests };
};

const findPanel = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));

beforeEach(() => useToasts.setState({ toasts: [] }));

test('R-48 X-23 X-31 shows DKbonos about to expire, customers who have not bought yet, and the own progress', async () => {
  const { requests } = open();
  const vouchers = await findPanel('DKbonos por vencer');
  expect(await vouchers.findByText(/Saldo \$48,660\.25/)).toBeVisible();
  const customers = await findPanel('Compraron en PV 2025 y aún no en esta temporada');
  await customers.findByRole('link', { name: 'Elena Soto' });
  const deliveries = await findPanel('Ventas por entregar');
  await deliveries.findByRole('link', { name: 'WhatsApp a José Muñoz' });
  const progress = await findPanel('Mi avance');
  expect(await progress.findByText(/de 1,500 bolsas · 80 %/)).toBeVisible();
  expect(progress.getByText('PV 2025, al mismo día: 1,000 bolsas')).toBeVisible();
  const links = [
    [vouchers, 'Abonar', '/dashboard/sales/dkbono/b-1?abono=1'],
    [vouchers, 'José Muñoz', '/dashboard/customers/form/c-1'],
    [vouchers, 'Llamar a José Muñoz', 'tel:+528711234567'],
    [vouchers, 'WhatsApp a José Muñoz', getChat('José Muñoz: DKB-2026-000045, $48,660.25')],
    [deliveries, 'WhatsApp a José Muñoz', getChat('29 bolsas de V-2026-000123')],
    [customers, 'WhatsApp a Elena Soto', getChat('Semilla para PV 2026')],
    [vouchers, 'Ver todo (12)', '/dashboard/sales/list/voucher?expiresIn=30'],
    [customers, 'Elena Soto', '/dashboard/customers/form/c-4'],
    [customers, 'Nueva venta', '/dashboard/sales/create-sale?customerId=c-4'],
    [progress, '1,200 bolsas', '/dashboard/sales/list/sale?seasonId=s-1'],
  ] as const;
  for (const [panel, name, address] of links)
    expect(panel.getByRole('link', { name })).toHaveAttribute('href', address);
  expect(requests.map(({ url }) => url)).toEqual(
    expect.arrayContaining([
      '/vouchers?page=1&size=5&expiresIn=30&sort=expiresAt',
      '/clients?page=1&size=5&status=ACTIVO&boughtIn=s-0&notBoughtIn=s-1',
    ]),
  );
});

test('R-48 a registered sale is delivered in place', async () => {
  const bodies: unknown[] = [];
  const { user } = open({
    'POST /sales/v-1/deliver': recordBody(bodies, { data: createSale({ status: 'ENTREGADA' }) }),
  });
  const panel = await findPanel('Ventas por entregar');
  await user.click(await panel.findByRole('button', { name: 'Marcar como entregada la venta V-2026-000123' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Marcar como entregada' }));
  await waitFor(() => expect(bodies).toEqual([{ version: 1 }]));
});

test('R-48 a panel that fails leaves the others, and empty ones say so', async () => {
  open({
    'GET /sales': { status: 500, error: 'Algo falló en el servidor.' },
    'GET /vouchers': createPage([]),
    'GET /overview/summary': { data: createSummary({ comparison: noComparison }) },
  });
  expect(await (await findPanel('Ventas por entregar')).findByText('Algo falló en el servidor.')).toBeVisible();
  expect(await screen.findByText('Ningún DKbono con saldo vence en los próximos 30 días.')).toBeVisible();
  expect(await screen.findByText('Todavía no hay una temporada en curso.')).toBeVisible();
});
