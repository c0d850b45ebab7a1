import 'fake-indexeddb/auto';
import { forgetEntries, offline, session } from '@surco/shared/platform';
import { renderPage, serve } from '@surco/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { person } from '../testing/fixtures';
import Outbox from './Outbox';

const body = { customerId: 'c', seasonId: 's', lines: [] };
const about = { place: 'sale:new', values: {}, record: '/dashboard/sales/sale/', refreshes: [] } as const;
const item = (label: string) => screen.getByText(label).closest('li') ?? document.body;

beforeAll(() => {
  globalThis.structuredClone ??= (value: unknown) => JSON.parse(JSON.stringify(value ?? null));
});

beforeEach(() => session.setUser(person('Consultant')));

afterEach(async () => {
  await forgetEntries('u-1');
  session.clear();
});

/** A draft, and one handed in while no answer came. */
async function twoThings() {
  const engine = await offline();
  serve({});
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await engine.submit('POST /sales', { body }, { ...about, id: 'e-2', label: 'Venta para Ana' });
  await engine.saveDraft({ id: 'e-1', place: 'voucher:new', label: 'DKbono para Beto', values: {} });
  renderPage(<Outbox />);
  await screen.findByText('DKbono para Beto');
  return engine;
}

test('R-23 what waits and what is a draft are told apart, in words, with what can be done', async () => {
  await twoThings();
  expect(within(item('DKbono para Beto')).getByText('Borrador')).toBeVisible();
  expect(within(item('DKbono para Beto')).getByRole('link', { name: 'Continuar' })).toHaveAttribute(
    'href',
    '/dashboard/sales/create-dkbono?borrador=e-1',
  );
  expect(within(item('Venta para Ana')).getByText('Pendiente de enviar')).toBeVisible();
  expect(within(item('Venta para Ana')).getByText(/no respondió en un intento/)).toBeVisible();
});

test('R-23 X-11 a refusal is an error with its reason, an answer is what was sent with the way to it', async () => {
  const engine = await twoThings();
  const me = { 'GET /auth/me': { data: person('Consultant') } };
  const details = [{ path: 'lines.0.quantity', message: 'Quedan 3 bolsas de DKX-620.' }];
  serve({ ...me, 'POST /sales': { status: 409, error: 'No hay bolsas.', code: 'STOCK_INSUFICIENTE', details } });
  await act(() => engine.sendWaiting(true));
  expect(within(item('Venta para Ana')).getByText('Error')).toBeVisible();
  expect(within(item('Venta para Ana')).getByText('No hay bolsas.')).toBeVisible();
  expect(within(item('Venta para Ana')).getByText('Quedan 3 bolsas de DKX-620.')).toBeVisible();
  expect(within(item('Venta para Ana')).getByRole('link', { name: 'Corregir' })).toBeVisible();
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await act(() => engine.submit('POST /sales', { body }, { ...about, id: 'e-2', label: 'Venta para Ana' }));
  serve({ ...me, 'POST /sales': { data: { id: 's-1', folio: 'V-2026-000009' } } });
  await act(() => engine.sendWaiting(true));
  const sent = await screen.findByText('V-2026-000009 · Venta para Ana');
  const row = sent.closest('li') ?? document.body;
  expect(within(row).getByText('Enviado')).toBeVisible();
  expect(within(row).getByRole('link', { name: 'Ver' })).toHaveAttribute('href', '/dashboard/sales/sale/s-1');
});

test('R-23 a draft goes only after a question', async () => {
  await twoThings();
  const { user } = renderPage(<Outbox />);
  const [first] = await screen.findAllByText('DKbono para Beto');
  await user.click(within(first?.closest('li') ?? document.body).getByRole('button', { name: 'Eliminar' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('¿Eliminar «DKbono para Beto»?');
  await user.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
  await waitFor(() => expect(screen.queryByText('DKbono para Beto')).not.toBeInTheDocument());
});

test('R-23 what somebody has to mend stands before what has been sent', async () => {
  const engine = await offline();
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  for (const name of ['Ana', 'Beto', 'Caro', 'Delia'])
    await engine.submit('POST /sales', { body: { ...body, notes: name } }, { ...about, id: name, label: name });
  serve({
    'GET /auth/me': { data: person('Consultant') },
    'POST /sales': (_, init) =>
      String(init?.body).includes('Ana')
        ? { status: 409, error: 'No hay bolsas.', code: 'STOCK_INSUFICIENTE' }
        : { data: { id: 's-1' } },
  });
  await engine.sendWaiting(true);
  renderPage(<Outbox />);
  const items = await screen.findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^ErrorAna/),
    expect.stringMatching(/^Enviado/),
    expect.stringMatching(/^Enviado/),
  ]);
});
