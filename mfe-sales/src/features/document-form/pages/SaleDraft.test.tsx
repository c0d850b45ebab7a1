import { createPage, findSelect, goOffline, readSelect } from '@surco/shared/testing';
import 'fake-indexeddb/auto';
import {
  canSaveDrafts,
  deleteOutbox,
  hasUnsavedChanges,
  loadOfflineEngine,
  saveDrafts,
  session,
  useToasts,
} from '@surco/shared/platform';
import { getDemoProduct } from '@surco/shared/demo';
import { screen, waitFor } from '@testing-library/react';
import { createCustomer, createEnabledProduct, createSale, createSeason, createUser } from '../../../testing/fixtures';
import { fillSaleForm, openSaleForm, submitForm } from '../../../testing/openSaleForm';
import { openPages } from '../../../testing/openPages';
import CreateSalePage from './CreateSalePage';
import EditSalePage from './EditSalePage';

afterEach(async () => {
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
