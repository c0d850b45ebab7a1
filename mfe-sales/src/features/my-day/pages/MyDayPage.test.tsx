import { session, useToasts } from '@surco/shared/platform';
import { createPage, mockApi, type MockResponses, recordBody, renderPage } from '@surco/shared/testing';
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
};

const open = (changes: MockResponses = {}) => {
  session.setUser(createUser('Consultant'));
  const requests = mockApi({ ...responses, ...changes });
  return { ...renderPage(<MyDayPage />, '/dashboard/my-day'), requests };
};

const findPanel = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));

beforeEach(() => useToasts.setState({ toasts: [] }));

test('R-48 a DKbono about to expire shows its balance, with payment, call and WhatsApp', async () => {
  const { requests } = open();
  const panel = await findPanel('DKbonos por vencer');
  expect(await panel.findByText(/Saldo \$48,660\.25/)).toBeVisible();
  expect(panel.getByRole('link', { name: 'Abonar' })).toHaveAttribute('href', '/dashboard/sales/dkbono/b-1?abono=1');
  expect(panel.getByRole('link', { name: 'José Muñoz' })).toHaveAttribute('href', '/dashboard/customers/form/c-1');
  expect(panel.getByRole('link', { name: 'Llamar a José Muñoz' })).toHaveAttribute('href', 'tel:+528711234567');
  expect(panel.getByRole('link', { name: 'WhatsApp a José Muñoz' })).toHaveAttribute(
    'href',
    'https://wa.me/528711234567',
  );
  expect(panel.getByRole('link', { name: 'Ver todo (12)' })).toHaveAttribute(
    'href',
    '/dashboard/sales/list/voucher?expiresIn=30',
  );
  expect(requests.map(({ url }) => url)).toContain('/vouchers?page=1&size=5&expiresIn=30&sort=expiresAt');
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

test('R-48 a customer of the previous season who has not bought yet leads to a new sale', async () => {
  const { requests } = open();
  const panel = await findPanel('Compraron en PV 2025 y aún no en esta temporada');
  expect(await panel.findByRole('link', { name: 'Elena Soto' })).toHaveAttribute(
    'href',
    '/dashboard/customers/form/c-4',
  );
  expect(panel.getByRole('link', { name: 'Nueva venta' })).toHaveAttribute(
    'href',
    '/dashboard/sales/create-sale?customerId=c-4',
  );
  expect(requests.map(({ url }) => url)).toContain('/clients?page=1&size=5&status=ACTIVO&boughtIn=s-0&notBoughtIn=s-1');
});

test('R-48 X-23 compares the bags of the consultant with the previous season and the target', async () => {
  open();
  const panel = await findPanel('Mi avance');
  expect(await panel.findByRole('link', { name: '1,200 bolsas' })).toHaveAttribute(
    'href',
    '/dashboard/sales/list/sale?seasonId=s-1',
  );
  expect(panel.getByText('PV 2025, al mismo día: 1,000 bolsas')).toBeVisible();
  expect(await panel.findByText(/de 1,500 bolsas · 80 %/)).toBeVisible();
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
