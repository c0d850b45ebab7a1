import 'fake-indexeddb/auto';
import { deleteOutbox, loadOfflineEngine, type OfflineEngine } from '../../platform';
import { session } from '../../platform/host';
import { createSessionUser, goOffline, renderPage, mockApi } from '../../testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { OutboxList } from './outbox-list';

const body = { customerId: 'c', seasonId: 's', lines: [] };
/** What every submission of these tests has in common. */
const submission = { formKey: 'sale:new', values: {}, record: '/dashboard/sales/sale/', refreshes: [] } as const;
const getItem = (label: string) => screen.getByText(label).closest('li') ?? document.body;

beforeEach(() => session.setUser(createSessionUser('Consultant')));

afterEach(async () => {
  await deleteOutbox('u-1');
  session.clear();
});

/** Sends the pending items without the pause between attempts. */
const sendAtOnce = (engine: OfflineEngine) => engine.sendPending(true);

/** Stores a draft and a submission that got no answer, and shows them. */
async function showDraftAndPendingSale() {
  const engine = await loadOfflineEngine();
  mockApi({});
  goOffline();
  await engine.submit('POST /sales', { body }, { ...submission, id: 'e-2', label: 'Venta para Ana' });
  await engine.saveDraft({ id: 'e-1', formKey: 'voucher:new', label: 'DKbono para Beto', values: {} });
  renderPage(<OutboxList />);
  await screen.findByText('DKbono para Beto');
  return engine;
}

test('R-23 labels drafts and pending items and offers their actions', async () => {
  await showDraftAndPendingSale();
  expect(within(getItem('DKbono para Beto')).getByText('Borrador')).toBeVisible();
  expect(within(getItem('DKbono para Beto')).getByRole('link', { name: 'Continuar' })).toHaveAttribute(
    'href',
    '/dashboard/sales/create-dkbono?borrador=e-1',
  );
  expect(within(getItem('Venta para Ana')).getByText('Pendiente de enviar')).toBeVisible();
  expect(within(getItem('Venta para Ana')).getByText(/no respondió en un intento/)).toBeVisible();
});

test('R-23 X-11 shows a rejected item with its reason and a sent one with its link', async () => {
  const engine = await showDraftAndPendingSale();
  const me = { 'GET /auth/me': { data: createSessionUser('Consultant') } };
  const details = [{ path: 'lines.0.quantity', message: 'Quedan 3 bolsas de DKX-620.' }];
  mockApi({ ...me, 'POST /sales': { status: 409, error: 'No hay bolsas.', code: 'STOCK_INSUFICIENTE', details } });
  await act(() => sendAtOnce(engine));
  expect(within(getItem('Venta para Ana')).getByText('Error')).toBeVisible();
  expect(within(getItem('Venta para Ana')).getByText('No hay bolsas.')).toBeVisible();
  expect(within(getItem('Venta para Ana')).getByText('Quedan 3 bolsas de DKX-620.')).toBeVisible();
  expect(within(getItem('Venta para Ana')).getByRole('link', { name: 'Corregir' })).toBeVisible();
  goOffline();
  await act(() => engine.submit('POST /sales', { body }, { ...submission, id: 'e-2', label: 'Venta para Ana' }));
  mockApi({ ...me, 'POST /sales': { data: { id: 's-1', folio: 'V-2026-000009' } } });
  await act(() => sendAtOnce(engine));
  const sent = await screen.findByText('V-2026-000009 · Venta para Ana');
  const row = sent.closest('li') ?? document.body;
  expect(within(row).getByText('Enviado')).toBeVisible();
  expect(within(row).getByRole('link', { name: 'Ver' })).toHaveAttribute('href', '/dashboard/sales/sale/s-1');
  const delivery = { ...submission, id: 'e-3', label: 'Entrega de V-2026-000009' };
  goOffline();
  await act(() => engine.submit('POST /sales', { body }, delivery));
  mockApi({ ...me, 'POST /sales': { data: { id: 's-1', folio: 'V-2026-000009' } } });
  await act(() => sendAtOnce(engine));
  expect(await screen.findByText('Entrega de V-2026-000009')).toBeVisible();
});

test('R-23 asks before discarding a draft', async () => {
  await showDraftAndPendingSale();
  const { user } = renderPage(<OutboxList />);
  const [first] = await screen.findAllByText('DKbono para Beto');
  await user.click(within(first?.closest('li') ?? document.body).getByRole('button', { name: 'Eliminar' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('¿Eliminar «DKbono para Beto»?');
  await user.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
  await waitFor(() => expect(screen.queryByText('DKbono para Beto')).not.toBeInTheDocument());
});

test('R-23 lists items that need attention before sent ones', async () => {
  const engine = await loadOfflineEngine();
  goOffline();
  for (const name of ['Ana', 'Beto', 'Caro', 'Delia'])
    await engine.submit('POST /sales', { body: { ...body, notes: name } }, { ...submission, id: name, label: name });
  mockApi({
    'GET /auth/me': { data: createSessionUser('Consultant') },
    'POST /sales': (_, init) =>
      String(init?.body).includes('Ana')
        ? { status: 409, error: 'No hay bolsas.', code: 'STOCK_INSUFICIENTE' }
        : { data: { id: 's-1' } },
  });
  await sendAtOnce(engine);
  renderPage(<OutboxList />);
  // The list is collapsed to three of the four items.
  const items = await screen.findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^ErrorAna/),
    expect.stringMatching(/^Enviado/),
    expect.stringMatching(/^Enviado/),
  ]);
});
