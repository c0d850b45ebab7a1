import { createPage } from '@surco/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createEnabledProduct, createSale, createSeason, createInventory } from '../../../testing/fixtures';
import { selectOption, fillSaleForm, openSaleForm, submitForm } from '../../../testing/openSaleForm';
import { findLine, findQuantityField } from '../../../testing/findLine';

test('X-11 shows a server error at its line, keeps the input and sends the corrected sale with a new idempotency key', async () => {
  const refused = {
    status: 409,
    code: 'STOCK_INSUFICIENTE',
    error: 'No hay bolsas suficientes para esta venta.',
    details: [{ path: 'lines.1.quantity', message: 'Solo quedan 3 bolsas disponibles de DKX-620.' }],
  };
  let response: typeof refused | { data: unknown } = refused;
  const bags = createPage([createInventory('DKX-620', 40), createInventory('DKX-S10', 40)]);
  const { user, sent, requests } = openSaleForm({ 'GET /inventories': bags }, () => response);
  const countStockRequests = () => requests.filter(({ url }) => url.startsWith('/inventories')).length;
  await selectOption(user, 'Cliente', 'muñoz', 'José Muñoz');
  await selectOption(user, 'Agregar producto', 'S10', 'Sorgo forrajero DKX-S10');
  await user.type(await findQuantityField('Sorgo forrajero DKX-S10'), '2');
  await selectOption(user, 'Agregar producto', '620', 'Maíz DKX-620');
  await user.type(await findQuantityField(), '29');
  const before = countStockRequests();
  await submitForm(user);
  expect(await screen.findByText('No hay bolsas suficientes para esta venta.')).toBeInTheDocument();
  // The stock is fetched again.
  await waitFor(() => expect(countStockRequests()).toBeGreaterThan(before));
  await user.click(screen.getByRole('button', { name: 'Quitar Sorgo forrajero DKX-S10' }));
  expect(await findQuantityField()).toHaveAccessibleDescription(/Solo quedan 3 bolsas/);
  expect(await findQuantityField()).toHaveValue('29');
  response = { data: createSale() };
  await submitForm(user);
  await screen.findByText('/dashboard/sales/sale/v-1');
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
});

test('X-11 sees new stock and a newly opened season on the next submit', async () => {
  let seasons = createPage([createSeason({ isOpen: false })]);
  let bags = createPage([createInventory('DKX-620', 0)]);
  const { user, sent } = openSaleForm({ 'GET /seasons': () => seasons, 'GET /inventories': () => bags });
  await fillSaleForm(user);
  await submitForm(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Elija una temporada abierta.');
  seasons = createPage([createSeason()]);
  await submitForm(user);
  await waitFor(async () => expect(await findQuantityField()).toHaveAccessibleDescription(/Ya no hay bolsas/));
  bags = createPage([createInventory('DKX-620', 40)]);
  await submitForm(user);
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  await submitForm(user);
  await screen.findByText('/dashboard/sales/sale/v-1');
  expect(sent).toHaveLength(1);
});

test('X-11 after a 503, resends the sale with the same idempotency key', async () => {
  const down = { status: 503, error: 'El servicio no está disponible por el momento.' };
  let response: typeof down | { data: unknown } = down;
  const { user, sent } = openSaleForm({}, () => response);
  await fillSaleForm(user);
  await submitForm(user);
  expect(await screen.findByText('El servicio no está disponible por el momento.')).toBeInTheDocument();
  response = { data: createSale() };
  await submitForm(user);
  await screen.findByText('/dashboard/sales/sale/v-1');
  expect(sent).toHaveLength(2);
  expect(sent[0]?.idempotencyKey).toBeTruthy();
  expect(sent[1]?.idempotencyKey).toBe(sent[0]?.idempotencyKey);
});

test('R-25 reports reference data that fails to load and retries', async () => {
  let isUp = false;
  const { user } = openSaleForm({
    'GET /products/enabled': () =>
      isUp ? { data: [createEnabledProduct('DKX-620')] } : { status: 503, error: 'El servicio no está disponible.' },
  });
  expect(await screen.findByText('El servicio no está disponible.')).toBeInTheDocument();
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('button', { name: 'Registrar venta' })).toBeInTheDocument();
});

test('X-20 names a product disabled meanwhile and asks to remove it', async () => {
  let products = [createEnabledProduct('DKX-620'), createEnabledProduct('DKX-S10')];
  const { user, sent } = openSaleForm({ 'GET /products/enabled': () => ({ data: products }) });
  await fillSaleForm(user);
  products = [createEnabledProduct('DKX-S10')];
  await user.click(screen.getByRole('button', { name: 'Otro catálogo' }));
  expect(await screen.findByText(/ya no está disponible/)).toBeInTheDocument();
  expect(within(await findLine()).getByRole('heading', { name: 'Maíz DKX-620' })).toBeInTheDocument();
  await submitForm(user);
  expect(sent).toEqual([]);
  await user.click(within(await findLine()).getByRole('button'));
  expect(screen.queryByText(/ya no está disponible/)).not.toBeInTheDocument();
});
