/** what is offered for a sale whose delivery waits, on a database in memory. */
import 'fake-indexeddb/auto';
import { deleteOutbox, loadOfflineEngine } from '@surco/shared/platform';
import { createPage, goOffline, type MockResponses, session } from '@surco/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import EditSalePage from '../features/document-form/pages/EditSalePage';
import SalesListPage from '../features/sales-list/pages/SalesListPage';
import { createSale, createSaleSummary, createUser } from './fixtures';
import { openPages } from './openPages';

const season = { ...createSale().season, startDate: '2020-05-01' };

afterEach(() => deleteOutbox('u-1'));

test('X-38 P-02 while its delivery waits, neither the list nor the form changes a sale; the change it waits for can be corrected', async () => {
  session.setUser(createUser('Consultant'));
  const engine = await loadOfflineEngine();
  const responses: MockResponses = {
    'POST /sales/v-1/deliver': { status: 503, error: 'Sin servicio.' },
    'GET /sales/v-1': { data: createSale({ season }) },
    'GET /sales': createPage([
      createSaleSummary({ season }),
      createSaleSummary({ id: 'v-2', folio: 'V-2026-000124', season }),
    ]),
    'GET /sales/totals': {
      data: { count: 2, bags: 58, hectares: 40, subtotal: '217645.00', tax: '0.00', total: '217645.00' },
    },
  };
  goOffline();
  await engine.submit(
    'POST /sales/{id}/deliver',
    { params: { id: 'v-1' }, body: {} },
    {
      id: 'e-1',
      formKey: 'sale:deliver:v-1',
      values: {},
      label: 'Entrega de V-2026-000123',
      record: '/',
      refreshes: [],
    },
  );
  const list = openPages({ 'list/:tab': <SalesListPage /> }, 'list/sale', 'Consultant', responses);
  expect(await screen.findByRole('button', { name: 'Acciones de V-2026-000124' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Acciones de V-2026-000123' })).toBeNull());
  const [waiting, other] = ['V-2026-000123', 'V-2026-000124'].map((folio) => screen.getByText(folio).closest('tr')!);
  expect(within(waiting!).getByText('Entrega pendiente de enviar')).toBeVisible();
  expect(within(other!).getByText('Registrada')).toBeVisible();
  await list.user.click(screen.getByRole('checkbox', { name: 'Seleccionar la página' }));
  const bar = within(await screen.findByRole('region', { name: 'Selección' }));
  await list.user.click(await bar.findByRole('button', { name: 'Marcar como entregada' }));
  expect(await screen.findByText(/La entrega de esta venta ya espera en este dispositivo/)).toBeVisible();
  list.unmount();

  const pages = { 'edit-sale/:id': <EditSalePage /> };
  const form = openPages(pages, 'edit-sale/v-1', 'Consultant', responses);
  expect(await screen.findByText(/La entrega de esta venta espera en este dispositivo/)).toBeVisible();
  expect(screen.queryByLabelText('Notas')).toBeNull();
  form.unmount();
  openPages(pages, 'edit-sale/v-1?borrador=e-9', 'Consultant', responses);
  expect(await screen.findByLabelText('Notas')).toBeVisible();
});
