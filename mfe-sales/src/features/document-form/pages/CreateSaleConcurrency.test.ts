import { getDemoProduct } from '@surco/shared/demo';
import { isRecord } from '@surco/shared/platform';
import { createPage, type MockResponse } from '@surco/shared/testing';
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

test('X-11 a total that the server refuses is sent once it is confirmed; a 503 is sent again with the same key', async () => {
  const sentence = 'El total cambió: se mostró $7,900.00 y ahora es $8,000.00.';
  const lines = [{ productId: getDemoProduct('DKX-620').id, code: 'DKX-620', basePrice: '4000.00' }];
  const data = { shownTotal: '7900.00', total: '8000.00', lines };
  const down = { status: 503, error: 'El servicio no está disponible por el momento.' };
  let response: MockResponse = down;
  const { user, sent, requests } = openSaleForm({}, () => response);
  const countPriceRequests = () => requests.filter(({ url }) => url.startsWith('/products/enabled')).length;
  const findQuestion = () => screen.findByRole('dialog', { name: '¿Confirmar el total nuevo?' });
  await fillSaleForm(user, '2');
  await submitForm(user);
  expect(await screen.findByText(down.error)).toBeInTheDocument();
  response = { status: 409, code: 'PRECIO_CAMBIADO', error: sentence, data };
  await submitForm(user);
  const dialog = await findQuestion();
  expect(dialog).toHaveTextContent(sentence);
  expect(within(dialog).getByRole('listitem')).toHaveTextContent('DKX-620: $3,950.00 → $4,000.00');
  const before = countPriceRequests();
  await user.click(screen.getByRole('button', { name: 'Volver' }));
  expect(await screen.findByText(sentence, { selector: '.surco-form-summary p' })).toBeInTheDocument();
  expect(await findQuantityField()).toHaveValue('2');
  await waitFor(() => expect(countPriceRequests()).toBeGreaterThan(before));
  expect(sent).toHaveLength(2);
  await submitForm(user);
  await findQuestion();
  response = { data: createSale() };
  await user.click(screen.getByRole('button', { name: 'Confirmar $8,000.00' }));
  expect(await screen.findByText('/dashboard/sales/sale/v-1')).toBeInTheDocument();
  const totals = sent.map(({ body }) => isRecord(body) && body.shownTotal);
  expect(totals).toEqual(['7900.00', '7900.00', '7900.00', '8000.00']);
  const [first, resent, , confirmed] = sent.map(({ idempotencyKey }) => idempotencyKey);
  expect(first).toBeTruthy();
  expect(resent).toBe(first);
  expect(confirmed).not.toBe(first);
});

test('R-25 X-20 retries reference data that fails; a product disabled meanwhile is named and to be removed', async () => {
  let products: MockResponse = { status: 503, error: 'El servicio no está disponible.' };
  const { user, sent } = openSaleForm({ 'GET /products/enabled': () => products });
  expect(await screen.findByText('El servicio no está disponible.')).toBeInTheDocument();
  products = { data: [createEnabledProduct('DKX-620'), createEnabledProduct('DKX-S10')] };
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await fillSaleForm(user);
  products = { data: [createEnabledProduct('DKX-S10')] };
  await user.click(screen.getByRole('button', { name: 'Otro catálogo' }));
  expect(await screen.findByText(/ya no está disponible; quítelo/)).toBeInTheDocument();
  expect(within(await findLine()).getByRole('heading', { name: 'Maíz DKX-620' })).toBeInTheDocument();
  await submitForm(user);
  expect(sent).toEqual([]);
  await user.click(within(await findLine()).getByRole('button'));
  expect(screen.queryByText(/ya no está disponible/)).not.toBeInTheDocument();
});
