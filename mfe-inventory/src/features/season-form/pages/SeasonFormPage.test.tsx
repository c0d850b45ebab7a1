import type { Season } from '@surco/shared/contract';
import { renderPage, mockApi, recordBody } from '@surco/shared/testing';
import { screen, within } from '@testing-library/react';
import { TestRoutes } from '../../../testing/TestRoutes';
import SeasonFormPage from './SeasonFormPage';

const season: Season = {
  id: 's-1',
  name: 'PV 2026',
  startDate: '2020-05-01',
  endDate: '2020-09-30',
  isOpen: false,
  isVoucherOpen: false,
  version: 4,
  createdAt: '2020-01-01T00:00:00Z',
  updatedAt: '2020-01-01T00:00:00Z',
};

const page = (
  <TestRoutes
    pages={{
      '/dashboard/seasons/edit/:id': <SeasonFormPage />,
      '/dashboard/seasons/create': <SeasonFormPage />,
      '/dashboard/seasons/list': <p>La lista</p>,
    }}
  />
);

test('R-33 E-08 requires name and dates before it sends a season', async () => {
  const requests = mockApi({});
  const { user } = renderPage(page, '/dashboard/seasons/create');
  await user.click(screen.getByRole('button', { name: 'Crear temporada' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Falta corregir 3 datos');
  expect(screen.getByLabelText(/Nombre/)).toBeInvalid();
  expect(requests).toEqual([]);
});

test('R-33 T-02 says at once what can be registered and when, and sends an opened window only after confirmation', async () => {
  const sent: unknown[] = [];
  mockApi({
    'GET /seasons/s-1': { data: season },
    'PUT /seasons/s-1': recordBody(sent, { data: { ...season, isOpen: true, version: 5 } }),
  });
  const { user } = renderPage(page, '/dashboard/seasons/edit/s-1');
  expect(await screen.findByText('Así queda: no se puede vender. No se pueden registrar DKbonos.')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /Abierta para ventas/ }));
  expect(screen.getByText(/^Así queda: ya se puede vender\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Guardar temporada' }));
  const question = await screen.findByRole('dialog');
  expect(question).toHaveTextContent('Se avisará a todo el personal.');
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Abrir ventas y avisar' }));
  expect(await screen.findByText('La lista')).toBeVisible();
  expect(sent).toEqual([
    {
      name: 'PV 2026',
      startDate: '2020-05-01',
      endDate: '2020-09-30',
      isOpen: true,
      isVoucherOpen: false,
      version: 4,
    },
  ]);
});

test('R-33 names what stays open before a window closes', async () => {
  mockApi({
    'GET /seasons/s-1': { data: { ...season, isOpen: true, isVoucherOpen: true } },
    'GET /seasons/s-1/closing': {
      data: { sales: [], vouchers: [{ status: 'LIQUIDADO', count: 24, balance: '0.00' }] },
    },
  });
  const { user } = renderPage(page, '/dashboard/seasons/edit/s-1');
  await user.click(await screen.findByRole('checkbox', { name: /Abierta para DKbonos/ }));
  await user.click(screen.getByRole('button', { name: 'Guardar temporada' }));
  const question = within(await screen.findByRole('dialog'));
  expect(await question.findByRole('link', { name: '24 DKbonos liquidados sin convertir' })).toHaveAttribute(
    'href',
    '/dashboard/sales/list/voucher?seasonId=s-1&status=LIQUIDADO',
  );
  // They can still be converted, because the season stays open for sales.
  expect(question.queryByText(/no se pueden convertir/)).toBeNull();
});

test('R-33 on a version conflict, keeping the local change sends it with the windows that another person opened', async () => {
  const sent: unknown[] = [];
  const stored = { ...season, name: 'Primavera 2026', isOpen: true, version: 7 };
  const stale = { status: 409, code: 'VERSION_OBSOLETA', error: 'Otra persona modificó este registro.', data: stored };
  mockApi({
    'GET /seasons/s-1': { data: season },
    'PUT /seasons/s-1': recordBody(sent, ({ version }) =>
      version === 4 ? stale : { data: { ...stored, version: 8 } },
    ),
  });
  const { user } = renderPage(page, '/dashboard/seasons/edit/s-1');
  await user.type(await screen.findByLabelText(/Nombre/), ' norte');
  await user.click(screen.getByRole('button', { name: 'Guardar temporada' }));
  expect(await screen.findByRole('cell', { name: 'Primavera 2026' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Conservar lo mío' }));
  expect(await screen.findByText('La lista')).toBeVisible();
  expect(sent).toMatchObject([
    { version: 4, name: 'PV 2026 norte', isOpen: false },
    { version: 7, name: 'PV 2026 norte', isOpen: true },
  ]);
});
