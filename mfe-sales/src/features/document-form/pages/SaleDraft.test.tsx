import { getDemoProduct } from '@surco/shared/demo';
import {
  abandonUnsavedChanges,
  canSaveDrafts,
  deleteOutbox,
  hasUnsavedChanges,
  loadOfflineEngine,
  saveDrafts,
  useToasts,
  Link,
} from '@surco/shared/platform';
import { createPage, findSelect, goOffline, readSelect, session } from '@surco/shared/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { flushSync } from 'react-dom';
import { useAvailableCustomers } from '../../../common/api/referenceData';
import {
  createCustomer,
  createEnabledProduct,
  createSale,
  createSeason,
  createUser,
  createVoucher,
} from '../../../testing/fixtures';
import { openPages } from '../../../testing/openPages';
import { fillSaleForm, openSaleForm, submitForm, selectOption } from '../../../testing/openSaleForm';
import CreateSalePage from './CreateSalePage';
import EditSalePage from './EditSalePage';
import EditVoucherPage from './EditVoucherPage';

afterEach(async () => {
  // Leaving a form stores its draft.
  cleanup();
  await deleteOutbox('u-1');
  session.clear();
});

const createLine = (code: string, quantity: number) => ({ productId: getDemoProduct(code).id, quantity });

/** A draft stored when all its records were available. */
const storedValues = {
  customerId: 'c-1',
  seasonId: 's-7',
  date: '2026-11-20',
  lines: [createLine('DKX-620', 2), createLine('DKX-680', 4)],
  names: { 'c-1': 'José Muñoz', 's-7': 'PV 2025', [getDemoProduct('DKX-680').id]: 'Maíz DKX-680' },
};

/** Opens the form with that draft while its customer, its season and the product DKX-680 are not available. */
async function resumeDraft() {
  session.setUser(createUser('Consultant'));
  const engine = await loadOfflineEngine();
  await engine.saveDraft({ id: 'e-1', formKey: 'sale:new', label: 'Venta', values: storedValues });
  const opened = openSaleForm({
    'GET /clients': createPage([createCustomer({ id: 'c-2', firstName: 'Ana', lastName: 'Ruiz' })]),
    'GET /seasons': createPage([createSeason()]),
    'GET /products/enabled': { data: [createEnabledProduct('DKX-620')] },
  });
  await opened.user.click(await screen.findByRole('button', { name: 'Continuar' }));
  await screen.findByRole('heading', { name: 'Maíz DKX-680' });
  return { ...opened, engine };
}

test('R-25 E-06 names an unavailable customer, season and product of a draft, reports them and keeps names and bags', async () => {
  const { user, sent, engine } = await resumeDraft();
  expect(screen.getByText('José Muñoz')).toBeInTheDocument();
  expect(screen.queryByText(/^c-1$/)).not.toBeInTheDocument();
  expect(screen.getByLabelText(/^Cliente/)).toHaveAccessibleDescription(/ya no está entre los clientes activos/);
  expect(await readSelect(/^Temporada/)).toBe('PV 2025 (cerrada)');
  expect(await findSelect(/^Temporada/)).toHaveAccessibleDescription('Esta temporada ya no está abierta para ventas.');
  await submitForm(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Falta corregir 3 datos/);
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText('Notas'), 'x');
  await waitFor(async () =>
    expect(await engine.getDraft('e-1')).toMatchObject({
      label: 'Venta para José Muñoz · 6 bolsas',
      values: { notes: 'x', names: storedValues.names },
    }),
  );
});

test('R-25 asks before discarding an offered draft and names it', async () => {
  session.setUser(createUser('Consultant'));
  const engine = await loadOfflineEngine();
  await engine.saveDraft({ id: 'e-1', formKey: 'sale:new', label: 'Venta para Ana', values: storedValues });
  const { user } = openSaleForm();
  await user.click(await screen.findByRole('button', { name: 'Descartar' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('¿Descartar «Venta para Ana»?');
  await user.click(screen.getByRole('button', { name: 'Volver' }));
  expect(await engine.getDraft('e-1')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Descartar' }));
  await user.click(await screen.findByRole('button', { name: 'Descartar el borrador' }));
  await waitFor(async () => expect(await engine.getDraft('e-1')).toBeNull());
  expect(screen.queryByText(/Hay un borrador/)).not.toBeInTheDocument();
});

test('R-25 stores the draft, with the names of its records, at once when the user leaves with it', async () => {
  const { user } = openSaleForm();
  await fillSaleForm(user);
  expect(canSaveDrafts()).toBe(true);
  await user.type(screen.getByLabelText('Notas'), 'hoy');
  expect(await saveDrafts()).toBe(true);
  expect(hasUnsavedChanges()).toBe(false);
  const engine = await loadOfflineEngine();
  const names = { 'c-1': 'José Muñoz', [getDemoProduct('DKX-620').id]: 'Maíz DKX-620' };
  const values = { customerId: 'c-1', notes: 'hoy', names };
  expect(await engine.findDraftOfForm('sale:new')).toMatchObject({ values });
});

test('R-25 opens a copy of a draft that another tab is editing', async () => {
  const others = { held: [{ name: 'surco.draft.e-1' }] };
  const request = (_name: string, _options: unknown, work: (lock: object) => unknown) => Promise.resolve(work({}));
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { query: async () => others, request } });
  session.setUser(createUser('Consultant'));
  const engine = await loadOfflineEngine();
  await engine.saveDraft({
    id: 'e-1',
    formKey: 'sale:new',
    label: 'Venta',
    values: { ...storedValues, notes: 'la otra' },
  });
  const { user } = openPages({ 'create-sale': <CreateSalePage /> }, 'create-sale?borrador=e-1', 'Consultant', {});
  await waitFor(() => expect(screen.getByLabelText('Notas')).toHaveValue('la otra'));
  await user.type(screen.getByLabelText('Notas'), ', copiada');
  await waitFor(async () => expect(await engine.loadOutbox()).toHaveLength(2));
  expect(await engine.getDraft('e-1')).toMatchObject({ values: { notes: 'la otra' } });
  expect(useToasts.getState().toasts).toMatchObject([{ summary: 'El borrador está abierto en otra pestaña' }]);
  Reflect.deleteProperty(navigator, 'locks');
});

test('X-11 a draft names the former and the new total when a price has changed since', async () => {
  session.setUser(createUser('Consultant'));
  const engine = await loadOfflineEngine();
  const line = createLine('DKX-620', 2);
  const values = { ...storedValues, lines: [line], prices: { [line.productId]: '3100.00' } };
  await engine.saveDraft({ id: 'e-1', formKey: 'sale:new', label: 'Venta', values });
  const { user } = openSaleForm({ 'GET /products/enabled': { data: [createEnabledProduct('DKX-620')] } });
  await user.click(await screen.findByRole('button', { name: 'Continuar' }));
  expect(await screen.findByText(/\$6,200\.00.*\$7,900\.00/)).toBeVisible();
});

test('X-10 an edit that waits to be sent keeps the version and the prices that it is based on', async () => {
  const sale = createSale({ version: 4, season: { ...createSale().season, startDate: '2020-05-01' } });
  const pages = { 'edit-sale/:id': <EditSalePage /> };
  const { user } = openPages(pages, 'edit-sale/v-1', 'Consultant', { 'GET /sales/v-1': { data: sale } });
  await user.type(await screen.findByLabelText('Notas'), 'Rancho');
  goOffline();
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  const engine = await loadOfflineEngine();
  const prices = { [getDemoProduct('DKX-620').id]: '3950.00' };
  await waitFor(async () =>
    expect((await engine.loadOutbox()).find(({ formKey }) => formKey === 'sale:edit:v-1')).toMatchObject({
      state: 'pending',
      label: 'Venta V-2026-000123 · 29 bolsas',
      values: { version: 4, notes: 'Rancho', prices },
    }),
  );
});

test('X-34 R-25 a sale that waits to be sent and was only changed is sent as it was, and the form does not offer to discard it', async () => {
  const { user } = openSaleForm();
  await fillSaleForm(user);
  goOffline();
  await submitForm(user);
  const engine = await loadOfflineEngine();
  const readSale = async () => (await engine.loadOutbox())[0];
  await waitFor(async () => expect((await readSale())?.state).toBe('pending'));
  const submitted = await readSale();
  cleanup();
  await engine.withdrawOutboxItem(submitted?.id ?? '');

  const { user: next } = openSaleForm();
  await next.click(await screen.findByRole('button', { name: 'Continuar' }));
  expect(screen.queryByRole('button', { name: 'Descartar' })).not.toBeInTheDocument();
  await next.type(screen.getByLabelText('Notas'), 'otra');
  await waitFor(async () => expect(await readSale()).toMatchObject({ state: 'draft', values: { notes: 'otra' } }));
  abandonUnsavedChanges();
  await waitFor(async () => expect(await readSale()).toEqual(submitted));
});

test('R-16 R-25 the customer field goes to the form of a new customer with the typed name', async () => {
  const { user } = openSaleForm();
  await selectOption(user, 'Agregar producto', '620', 'Maíz DKX-620');
  await user.click(screen.getByLabelText(/^Cliente/));
  await user.paste('Ana Núñez');
  expect(await screen.findByText('Ningún cliente activo coincide con la búsqueda.')).toBeInTheDocument();
  await user.click(screen.getByText('Registrar cliente «Ana Núñez»'));
  const address = await screen.findByText(/^\/dashboard\/customers\/form/);
  const query = new URL(address.textContent, 'https://surco.test').searchParams;
  const draft = await (await loadOfflineEngine()).findDraftOfForm('sale:new');
  expect(draft).toMatchObject({ values: { lines: [{}] } });
  expect([query.get('nombre'), query.get('volver')]).toEqual([
    'Ana Núñez',
    `/dashboard/sales/create-sale?borrador=${draft?.id}`,
  ]);
});

test('R-25 is also the last choice of a search with results', async () => {
  const { user } = openSaleForm();
  await user.click(await screen.findByLabelText(/^Cliente/));
  await user.paste('muñoz');
  await user.click(await screen.findByText(/Registrar cliente «muñoz»/));
  const address = await screen.findByText(/^\/dashboard\/customers\/form/);
  expect(address).toHaveTextContent(/nombre=mu%C3%B1oz&volver=%2Fdashboard%2Fsales%2Fcreate-sale%3F$/);
});

const openWith = (search: string, customerId = 'c-2') =>
  openPages({ 'create-sale': <CreateSalePage /> }, `create-sale${search}`, 'Consultant', {
    'GET /clients': createPage([
      createCustomer(),
      createCustomer({ id: customerId, firstName: 'Ana', lastName: 'Ruiz' }),
    ]),
  });

test('R-25 A-05 Enter chooses the customer that was typed, even before the list shows the matches', async () => {
  openWith('');
  const field = await screen.findByRole('combobox', { name: /^Cliente/ });
  fireEvent.keyDown(field, { key: 'ArrowDown', keyCode: 40 });
  await screen.findByText('José Muñoz', { selector: '.surco-sale-choice > span' });
  act(() => {
    // The list follows in a later rendering.
    flushSync(() => void fireEvent.change(field, { target: { value: 'Ana' } }));
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  });
  expect(await readSelect(/^Cliente/)).toContain('Ana Ruiz');
});

/** A page that has fetched the customers, with the way back to a sale. */
const FormBefore = () =>
  useAvailableCustomers().data && <Link to="/dashboard/sales/create-sale?customerId=c-2">Volver a la venta</Link>;

test.each([
  [
    'that was registered since the customers were fetched is chosen',
    [{ id: 'c-2', firstName: 'Ana', lastName: 'Ruiz' }],
  ],
  ['that cannot be chosen leaves the field empty', []],
])('R-16 R-25 a customer of the address %s', async (_title, registered) => {
  let isFirst = true;
  const listCustomers = () => {
    const others = isFirst ? [] : registered.map((fields) => createCustomer(fields));
    isFirst = false;
    return createPage([createCustomer(), ...others]);
  };
  const pages = { customer: <FormBefore />, 'create-sale': <CreateSalePage /> };
  const { user } = openPages(pages, 'customer', 'Consultant', { 'GET /clients': listCustomers });
  await user.click(await screen.findByText('Volver a la venta'));
  expect(await screen.findByLabelText(/^Cliente/)).toBeInTheDocument();
  expect(screen.queryAllByText('Ana Ruiz')).toHaveLength(registered.length);
});

test('R-25 returns to its draft with the registered customer chosen and nothing else changed', async () => {
  session.setUser(createUser('Consultant'));
  const values = { customerId: 'c-1', notes: 'lunes', lines: [], names: { 'c-1': 'José Muñoz' } };
  const engine = await loadOfflineEngine();
  await engine.saveDraft({ id: 'e-1', formKey: 'sale:new', label: 'Venta', values });
  openWith('?borrador=e-1&customerId=c-2');
  await waitFor(() => expect(screen.getByLabelText('Notas')).toHaveValue('lunes'));
  expect(await screen.findByText('Ana Ruiz')).toBeInTheDocument();
  await waitFor(async () => expect(await engine.getDraft('e-1')).toMatchObject({ values: { customerId: 'c-2' } }));
});

test('X-10 a stored document offers no new customer', async () => {
  const { user } = openPages({ 'edit-dkbono/:id': <EditVoucherPage /> }, 'edit-dkbono/b-1', 'Consultant', {
    'GET /vouchers/b-1': { data: createVoucher() },
  });
  await user.click(await screen.findByLabelText(/^Cliente/));
  await user.paste('zzz');
  expect(await screen.findByText('Ningún cliente activo coincide con la búsqueda.')).toBeInTheDocument();
  expect(screen.queryByText(/Registrar cliente/)).not.toBeInTheDocument();
});
