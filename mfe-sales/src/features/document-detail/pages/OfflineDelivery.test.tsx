/** a delivery without a network, on a database in memory. */
import 'fake-indexeddb/auto';
import type { Sale } from '@surco/shared/contract';
import { deleteOutbox, loadOfflineEngine } from '@surco/shared/platform';
import { goOffline, listDetailActions, mockApi, type MockResponses } from '@surco/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { createSale, createUser } from '../../../testing/fixtures';
import { openPages } from '../../../testing/openPages';
import SaleDetailPage from './SaleDetailPage';

const sale = createSale({ season: { ...createSale().season, startDate: '2020-05-01' } });
const LABEL = 'Entrega de V-2026-000123 · José Muñoz';

afterEach(() => deleteOutbox('u-1'));

const open = (record = sale) =>
  openPages({ 'sale/:id?': <SaleDetailPage /> }, 'sale/v-1', 'Consultant', { 'GET /sales/v-1': { data: record } });

const openDialog = async () => within(await screen.findByRole('dialog', { name: 'Entregar la venta V-2026-000123' }));
const findItem = async () => within((await screen.findByText(LABEL)).closest('li') ?? document.body);

async function deliver(user: ReturnType<typeof open>['user'], name: string) {
  await user.click(await screen.findByRole('button', { name: 'Marcar como entregada' }));
  const dialog = await openDialog();
  await user.type(dialog.getByLabelText('Nombre de quien recibe'), name);
  await user.click(dialog.getByRole('button', { name: 'Marcar como entregada' }));
}

const send = () => act(async () => (await loadOfflineEngine()).sendPending(true));

/** The network is back. @returns the bodies of the deliveries */
function goOnline(record: Sale, answer: MockResponses[string]) {
  const bodies: unknown[] = [];
  mockApi({
    'GET /auth/me': { data: createUser('Consultant') },
    'GET /sales/v-1': { data: record },
    'POST /sales/v-1/deliver': (_: URL, init?: RequestInit) => {
      bodies.push(JSON.parse(String(init?.body)));
      return typeof answer === 'function' ? answer(_, init) : answer;
    },
  });
  return bodies;
}

test('X-38 R-27 without a network a delivery waits, the sale and its note say so, and it can be changed until it is sent', async () => {
  const { user } = open();
  await screen.findByText('V-2026-000123');
  goOffline();
  await deliver(user, 'Eva Luna');
  expect((await findItem()).getByText('Pendiente de enviar')).toBeVisible();
  expect(await screen.findByText('Entrega pendiente de enviar')).toBeVisible();
  expect(screen.getByText('Registrada')).toBeVisible();
  expect(screen.getByText('Eva Luna')).toBeVisible();
  // Nothing of a sale changes after its delivery.
  expect(await listDetailActions(user)).toEqual(['Ver nota de venta', 'Descargar PDF', 'Compartir']);
  await user.click(screen.getByRole('button', { name: 'Ver nota de venta' }));
  const note = within(await screen.findByRole('dialog', { name: 'Nota de venta V-2026-000123' }));
  expect(note.getByText('Entrega pendiente de enviar')).toBeVisible();
  expect(note.getByText('Eva Luna')).toBeVisible();
  expect(note.queryByRole('button', { name: 'Descargar PDF' })).not.toBeInTheDocument();
  await user.click(note.getByRole('button', { name: 'Cerrar' }));

  await user.click((await findItem()).getByRole('button', { name: 'Editar' }));
  const dialog = await openDialog();
  const name = dialog.getByLabelText('Nombre de quien recibe');
  expect(name).toHaveValue('Eva Luna');
  await user.type(name, ' Ríos');
  await user.click(dialog.getByRole('button', { name: 'Marcar como entregada' }));
  expect(await screen.findByText('Eva Luna Ríos')).toBeVisible();
  const delivered = { ...sale, status: 'ENTREGADA' as const, deliveredTo: 'Eva Luna Ríos', version: 2 };
  const bodies = goOnline(delivered, { data: delivered });
  await send();
  expect(bodies).toEqual([{ deliveredTo: 'Eva Luna Ríos', version: 1 }]);
  expect(screen.queryByText('Entrega pendiente de enviar')).not.toBeInTheDocument();
});

test('X-38 a delivery that is refused because somebody else delivered the sale keeps what was recorded, shows it, says what to do and is removed', async () => {
  const first = open();
  await screen.findByText('V-2026-000123');
  goOffline();
  await deliver(first.user, 'Eva Luna');
  await findItem();
  const other = { ...sale, status: 'ENTREGADA' as const, deliveredTo: 'Beto Ruiz', version: 2 };
  const error = 'Esta venta ya está marcada como entregada.';
  goOnline(other, { status: 409, error, code: 'TRANSICION_INVALIDA' });
  await send();
  first.unmount();
  const { user } = open(other);
  expect(await screen.findByText('Beto Ruiz')).toBeVisible();
  const item = await findItem();
  expect(item.getByText(error)).toBeVisible();
  await user.click(item.getByRole('link', { name: 'Corregir' }));
  const dialog = await openDialog();
  expect(dialog.getByLabelText('Nombre de quien recibe')).toHaveValue('Eva Luna');
  await waitFor(() => expect(dialog.getByRole('alert', { name: 'Por qué no se envió' })).toBeVisible());
  await user.click(dialog.getByRole('button', { name: 'Marcar como entregada' }));
  const nextSteps = await dialog.findAllByText(/^Esta venta ya está entregada\. Oprima «Volver».*elimínelo ahí/);
  for (const nextStep of nextSteps) expect(nextStep).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Volver' }));
  const refused = await findItem();
  expect(refused.getByText('Error')).toBeVisible();
  await user.click(refused.getByRole('button', { name: 'Eliminar' }));
  const question = within(await screen.findByRole('dialog', { name: `¿Eliminar «${LABEL}»?` }));
  await user.click(question.getByRole('button', { name: 'Eliminar' }));
  await waitFor(() => expect(screen.queryByText(LABEL)).not.toBeInTheDocument());
});

test('X-38 a delivery waits for the change of its sale that is not sent yet', async () => {
  const { user } = open();
  await screen.findByText('V-2026-000123');
  goOffline();
  const engine = await loadOfflineEngine();
  await engine.submit(
    'PUT /sales/{id}',
    { params: { id: 'v-1' }, body: { customerId: 'c-1', seasonId: 's-1', lines: [], version: 1 } },
    {
      id: 'e-9',
      formKey: 'sale:edit:v-1',
      values: { lines: [] },
      label: 'Venta corregida',
      record: '/',
      refreshes: [],
    },
  );
  await deliver(user, 'Eva Luna');
  expect((await findItem()).getByText(/Se envía después de «Venta corregida»/)).toBeVisible();
  const bodies = goOnline({ ...sale, version: 2 }, { data: { ...sale, status: 'ENTREGADA', version: 3 } });
  await send();
  // The change was refused, as this network does not know it: the delivery goes on waiting.
  expect(bodies).toEqual([]);
  expect((await findItem()).getByText(/Espera a «Venta corregida»/)).toBeVisible();
  await act(() => engine.replaceByRecord('e-9', 'v-1'));
  await send();
  // The change has made another version.
  expect(bodies).toEqual([{ deliveredTo: 'Eva Luna' }]);
});
