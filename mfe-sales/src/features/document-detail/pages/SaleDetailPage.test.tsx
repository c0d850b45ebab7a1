import { setPageAccess, useLocation, useRecordTitle, useRoutes } from '@surco/shared/platform';
import type { Role } from '@surco/shared/domain';
import { chooseMoreAction, listDetailActions, mockApi, type MockResponse, renderPage } from '@surco/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Sale } from '@surco/shared/contract';
import { createSale, createVoucher } from '../../../testing/fixtures';
import { openPages } from '../../../testing/openPages';
import SaleDetailPage from './SaleDetailPage';

const CurrentPath = () => <p>{useLocation().pathname}</p>;

const TestRoutes = () =>
  useRoutes([
    { path: '/dashboard/sales/sale/:id?', element: <SaleDetailPage /> },
    { path: '*', element: <CurrentPath /> },
  ]);

const open = (record: Sale) => {
  const requests = mockApi({ 'GET /sales/v-1': { data: record } });
  return { ...renderPage(<TestRoutes />, '/dashboard/sales/sale/v-1'), requests };
};

test('R-27 X-09 shows the sale with one request: figures, lines, totals, fields and history', async () => {
  const at = '2026-11-20T16:00:00.000Z';
  const changes = [{ field: 'Notas', before: null, after: 'Urgente' }];
  const edited = { id: 'h-2', at, by: null, action: 'MODIFICADA' as const, note: null, changes };
  const { requests, container } = open(
    createSale({ notes: 'Entregar en el rancho', history: [...createSale().history, edited] }),
  );
  expect(await screen.findByText('V-2026-000123')).toBeInTheDocument();
  expect(requests).toEqual([{ method: 'GET', url: '/sales/v-1' }]);
  expect(screen.getByText('Registrada')).toBeInTheDocument();
  const figures = [...container.querySelectorAll('.surco-detail-metrics dd')].map((figure) => figure.textContent);
  expect(figures).toEqual(['$108,822.50', '29', '20.01 ha']);
  const table = screen.getByRole('table', { name: 'Productos' });
  const cells = within(table)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
  expect(cells).toEqual(['Maíz DKX-620', '29', '$3,950.00', '5 %', '20.01 ha', '60.00 t/ha', 'L-77', '$108,822.50']);
  expect(screen.getByText('IVA').nextSibling).toHaveTextContent('$0.00');
  expect(screen.getByRole('link', { name: '871 123 4567' })).toHaveAttribute('href', 'tel:+528711234567');
  for (const link of screen.getAllByRole('link', { name: 'José Muñoz' }))
    expect(link).toHaveAttribute('href', '/dashboard/customers/form/c-1');
  for (const text of ['Agrosemillas del Norte', 'PV 2026', 'Entregar en el rancho'])
    expect(screen.getByText(text)).toBeInTheDocument();
  await screen.findByText('Venta modificada');
  const [newest, first] = document.querySelectorAll('.surco-timeline > li');
  expect(newest).toHaveTextContent(/Venta modificada.*Notas: – → Urgente.*Surco/);
  expect(first).toHaveTextContent(/Venta registrada.*Carla Ibarra/);
});

test('R-27 names the sale and its customer, with locality and other debts, in the heading and the tab', async () => {
  open(createSale({ customerAccount: { locality: 'Torreón', balance: '50000.00', otherBalance: '48660.25' } }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'V-2026-000123 · José Muñoz' });
  expect(within(heading).getByRole('link')).toHaveAttribute('href', '/dashboard/customers/form/c-1');
  expect(screen.getByText('$48,660.25').parentElement).toHaveTextContent(
    'Torreón · Otros DKbonos del cliente: $48,660.25 por pagar',
  );
  expect(useRecordTitle.getState().title).toBe('V-2026-000123 · José Muñoz');
});

test('R-27 a customer without other DKbonos has no debts in the heading, one outside the scope neither link nor balance', async () => {
  const account = { locality: 'Torreón', balance: '108822.50', otherBalance: '0.00' };
  const { unmount } = open(createSale({ customerAccount: account }));
  expect(await screen.findByText('Torreón')).toBeVisible();
  expect(screen.queryByText(/por pagar/)).not.toBeInTheDocument();
  unmount();
  open(createSale({ customerAccount: null }));
  expect(await screen.findByRole('heading', { level: 1, name: 'V-2026-000123 · José Muñoz' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'José Muñoz' })).not.toBeInTheDocument();
  expect(screen.queryByText(/por pagar/)).not.toBeInTheDocument();
});

test('R-27 redirects to the list without an id', async () => {
  mockApi({});
  renderPage(<TestRoutes />, '/dashboard/sales/sale');
  expect(await screen.findByText('/dashboard/sales/list/sale')).toBeInTheDocument();
});

const startedSeason = { ...createSale().season, startDate: '2020-05-01' };

const openAs = (role: Role, fields: Partial<Sale> = {}, writes: Record<string, () => MockResponse> = {}) =>
  openPages(
    { 'sale/:id?': <SaleDetailPage /> },
    'sale/v-1',
    role,
    {
      'GET /sales/v-1': { data: createSale({ season: startedSeason, ...fields }) },
    },
    writes,
  );

test.each<[Role, Partial<Sale>, string[]]>([
  [
    'Consultant',
    {},
    ['Marcar como entregada', 'Editar', 'Ver nota de venta', 'Descargar PDF', 'Compartir', 'Eliminar'],
  ],
  [
    'Consultant',
    { season: { ...startedSeason, isOpen: false } },
    ['Marcar como entregada', 'Ver nota de venta', 'Descargar PDF', 'Compartir'],
  ],
  ['Supervisor', {}, ['Ver nota de venta', 'Descargar PDF', 'Compartir']],
])('R-27 P-02 offers %s the actions allowed for %j', async (role, fields, expected) => {
  const { user } = openAs(role, fields);
  await screen.findByText('V-2026-000123');
  expect(await listDetailActions(user)).toEqual(expected);
});

test('X-13 deletes a sale after a confirmation that names it, then shows the list', async () => {
  const { user, sent } = openAs('Consultant', {}, { 'DELETE /sales/v-1': () => ({ data: { id: 'v-1' } }) });
  await chooseMoreAction(user, 'Eliminar');
  const dialog = await screen.findByRole('dialog', { name: '¿Eliminar la venta V-2026-000123?' });
  await user.click(within(dialog).getByRole('button', { name: 'Eliminar la venta' }));
  expect(await screen.findByText('/dashboard/sales/list/sale')).toBeInTheDocument();
  expect(sent).toHaveLength(1);
});

test('R-27 X-33 marks a sale as delivered with who received it; a marked signature must be there', async () => {
  const delivered = createSale({ status: 'ENTREGADA', version: 2, deliveredTo: 'Eva Luna', signature: '/images/f-1' });
  const { user, sent } = openAs('Consultant', {}, { 'POST /sales/v-1/deliver': () => ({ data: delivered }) });
  await user.click(await screen.findByRole('button', { name: 'Marcar como entregada' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Entregar la venta V-2026-000123' }));
  await user.type(dialog.getByLabelText('Nombre de quien recibe'), 'Eva Luna');
  const signed = dialog.getByRole('checkbox', { name: /Quien recibe firma/ });
  await user.click(signed);
  await user.click(dialog.getByRole('button', { name: 'Marcar como entregada' }));
  await waitFor(() => expect(signed).toHaveAccessibleDescription(/^Falta la firma/));
  expect(sent).toEqual([]);
  await user.click(signed);
  await user.click(dialog.getByRole('button', { name: 'Marcar como entregada' }));
  expect(await screen.findByText('Entregada')).toBeInTheDocument();
  expect(sent[0]?.body).toEqual({ version: 1, deliveredTo: 'Eva Luna' });
  expect(screen.getByText('Eva Luna')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Firma de Eva Luna' })).toHaveAttribute('src', '/api/images/f-1');
});

test('T-03 X-12 links a sale to its DKbono, shows its payments and what is left to pay of it, and leads to its payment', async () => {
  const rest = { status: 'CONVERTIDO', saleId: 'v-1', paid: '75000.25', balance: '33822.25' } as const;
  openPages({ 'sale/:id?': <SaleDetailPage /> }, 'sale/v-1', 'Consultant', {
    'GET /sales/v-1': { data: createSale({ season: startedSeason, voucherId: 'b-1' }) },
    'GET /vouchers/b-1': { data: createVoucher({ season: startedSeason, ...rest }) },
  });
  expect(await screen.findByText('$33,822.25')).toBeVisible();
  expect(screen.getByRole('link', { name: 'DKB-2026-000045' })).toHaveAttribute('href', '/dashboard/sales/dkbono/b-1');
  expect(screen.getByRole('link', { name: 'Registrar abono' })).toHaveAttribute(
    'href',
    '/dashboard/sales/dkbono/b-1?abono=1',
  );
  expect(screen.getByRole('row', { name: /R-2026-000008 Transferencia SPEI-7/ })).toBeVisible();
});

test('R-27 N-09 product, season, distributor and consultant are links for users who may open their pages', async () => {
  const { unmount } = open(createSale());
  const product = await screen.findByRole('link', { name: 'Maíz DKX-620' });
  expect(product).toHaveAttribute('href', `/dashboard/products/form/${createSale().lines[0]?.productId}`);
  const links = [
    ['PV 2026', '/dashboard/seasons/season/s-1'],
    ['Agrosemillas del Norte', '/dashboard/partners/edit?id=d-1'],
    ['Carla Ibarra', '/dashboard/users/form/u-1'],
  ] as const;
  for (const [name, address] of links) expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
  unmount();
  setPageAccess((address) => address.startsWith('/dashboard/seasons'));
  open(createSale());
  expect(await screen.findByRole('link', { name: 'PV 2026' })).toBeVisible();
  for (const name of ['Maíz DKX-620', 'Agrosemillas del Norte', 'Carla Ibarra'])
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
  setPageAccess(() => true);
});

test('X-29 shows the note of a sale from what the device has, prints it alone and downloads its PDF', async () => {
  const failed = { status: 503, error: 'El servicio no está disponible.' };
  const fields = { notes: 'Entregar en el rancho' };
  const { user, sent } = openAs('Supervisor', fields, { 'GET /sales/v-1/pdf': () => failed });
  await user.click(await screen.findByRole('button', { name: 'Ver nota de venta' }));
  const dialog = await screen.findByRole('dialog', { name: 'Nota de venta V-2026-000123' });
  expect(dialog).toHaveTextContent('Agrosemillas del Norte');
  expect(dialog).toHaveTextContent('Entregar en el rancho');
  fireEvent(window, new Event('beforeprint'));
  const paper = document.querySelector('.surco-paper');
  expect(paper).toHaveTextContent('Nota de ventaV-2026-000123');
  expect(document.title).toBe('Nota de venta V-2026-000123');
  act(() => void fireEvent(window, new Event('afterprint')));
  await user.click(within(dialog).getByRole('button', { name: 'Descargar PDF' }));
  // A toast would be behind the paper.
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(failed.error);
  await user.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent.map(({ call }) => call)).toEqual(['GET /sales/v-1/pdf']);
});
