import { getDemoProduct } from '@surco/shared/demo';
import { hasUnsavedChanges, useToasts, isRecord } from '@surco/shared/platform';
import { openSelect, readSelect, createPage, type MockResponse } from '@surco/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { findLine, findQuantityField } from '../../../testing/findLine';
import {
  createEnabledProduct,
  createSale,
  createSeason,
  createInventory,
  createCustomer,
} from '../../../testing/fixtures';
import { selectOption, fillSaleForm, openSaleForm, submitForm } from '../../../testing/openSaleForm';

const maize = getDemoProduct('DKX-620');
const readTotal = (label: string) => screen.getAllByText(label, { selector: 'dt' }).at(-1)?.nextSibling?.textContent;

test('R-25 X-18 X-19 X-20 T-02 preselects the only open season, and requests the reference data and its stock', async () => {
  const { user, requests } = openSaleForm();
  await waitFor(async () => expect(await readSelect(/Temporada/)).toBe('PV 2026'));
  // Without the season that has not started.
  expect(await openSelect(user, /Temporada/)).toEqual(['PV 2026']);
  expect(screen.queryByText(/^Hasta el/)).not.toBeInTheDocument();
  await waitFor(() =>
    expect(requests.map(({ url }) => url)).toEqual(
      expect.arrayContaining([
        '/clients?page=1&size=all&status=ACTIVO',
        '/seasons?page=1&size=all&isOpen=true',
        '/products/enabled',
        '/inventories?page=1&size=all&seasonId=s-1&distributorId=d-1',
      ]),
    ),
  );
});

test('E-06 X-24 a customer is found by words in any order, company or phone, shown by full name and sent by id', async () => {
  const { user, sent } = openSaleForm();
  for (const typed of ['ruiz ana', 'noria', '871 987 6543']) {
    await selectOption(user, 'Cliente', 'muñoz', 'José Muñoz');
    await selectOption(user, 'Cliente', typed, 'Ana Ruiz');
    expect(await readSelect(/^Cliente/)).toContain('Ana Ruiz');
  }
  await selectOption(user, 'Agregar producto', '620', 'Maíz DKX-620');
  await user.type(await findQuantityField(), '1');
  await submitForm(user);
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ customerId: 'c-2' }));
});

test('E-07 starts a line at 0 and recalculates while typing', async () => {
  const { user } = openSaleForm();
  await selectOption(user, 'Agregar producto', '620', 'Maíz DKX-620');
  const row = await findLine();
  expect(within(row).getByText('Importe').nextSibling).toHaveTextContent('$0.00');
  expect(within(row).getByText(/40 bolsas disponibles/)).toBeInTheDocument();
  expect(await findQuantityField()).toHaveFocus();
  expect(await findQuantityField()).toHaveAttribute('inputmode', 'numeric');
  await user.type(await findQuantityField(), '29');
  await user.type(within(row).getByLabelText(/Descuento/), '5');
  expect(within(row).getByText('Importe').nextSibling).toHaveTextContent('$108,822.50');
  await user.click(within(row).getByRole('button', { name: 'Detalle de Maíz DKX-620' }));
  expect(within(row).getByText('Semilla que nace (emergencia)').nextSibling).toHaveTextContent('92 %');
  expect(within(row).getByText('Superficie').nextSibling).toHaveTextContent('20.01 ha');
  expect(within(row).getByText('Rendimiento esperado').nextSibling).toHaveTextContent('60.00 t/ha');
  expect(readTotal('Inversión estimada')).toBe('$693,114.50');
  expect(readTotal('Subtotal')).toBe('$108,822.50');
  expect(readTotal('IVA')).toBe('$0.00');
  expect(readTotal('Total')).toBe('$108,822.50');
  // It is offered once, and can be removed.
  await user.click(screen.getByLabelText('Agregar producto'));
  await user.paste('620');
  expect(await screen.findByText(/Ningún producto por agregar/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Quitar Maíz DKX-620' }));
  expect(screen.queryByRole('listitem', { name: 'Maíz DKX-620' })).not.toBeInTheDocument();
});

test('X-11 submits a valid sale, confirms it and opens its page', async () => {
  const { user, sent } = openSaleForm();
  await fillSaleForm(user);
  await user.type(within(await findLine()).getByLabelText('Lote'), 'L-77');
  await user.type(screen.getByLabelText('Notas'), 'Rancho');
  expect(hasUnsavedChanges()).toBe(true);
  await submitForm(user);
  expect(await screen.findByText('/dashboard/sales/sale/v-1')).toBeInTheDocument();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toEqual({
    customerId: 'c-1',
    seasonId: 's-1',
    date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    notes: 'Rancho',
    lines: [{ productId: maize.id, quantity: 29, discount: 0, lot: 'L-77' }],
    shownTotal: '114550.00',
  });
  expect(useToasts.getState().toasts.at(-1)).toMatchObject({
    severity: 'success',
    summary: 'Venta V-2026-000123 registrada',
  });
  expect(hasUnsavedChanges()).toBe(false);
});

test('X-11 shows errors at the fields and at the top, keeps the input and sends nothing', async () => {
  const { user, sent } = openSaleForm();
  await fillSaleForm(user, '41');
  expect(await findQuantityField()).toHaveAccessibleDescription(/Solo quedan 40 bolsas disponibles de DKX-620/);
  await user.clear(await findQuantityField());
  await user.type(await findQuantityField(), 'doce');
  const message = 'La cantidad de DKX-620 debe ser un número entero entre 1 y 9,999 bolsas.';
  expect(await findQuantityField()).toHaveAccessibleDescription(message);
  await submitForm(user);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveFocus();
  await user.click(within(alert).getByRole('link', { name: message }));
  expect(await findQuantityField()).toHaveFocus();
  expect(await findQuantityField()).toHaveValue('doce');
  expect(sent).toEqual([]);
});

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

test('T-02 names the day on which the next season starts while none is open', async () => {
  openSaleForm({ 'GET /seasons': createPage([createSeason({ name: 'PV 2999', startDate: '2999-02-01' })]) });
  expect(await screen.findByText('La temporada PV 2999 empieza el 01/02/99: todavía no admite ventas.')).toBeVisible();
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

const zonePrice = { seasonId: null, zoneId: 'z-1', price: '3700.00', validFrom: '2026-01-01' };
const seasonPrice = { seasonId: 's-1', zoneId: null, price: '3800.00', validFrom: '2026-01-01' };
const openWithPrices = (listPrices: object[]) =>
  openSaleForm({
    'GET /products/enabled': { data: [{ ...createEnabledProduct('DKX-620'), listPrices }] },
    'GET /clients': createPage([
      createCustomer(),
      createCustomer({ id: 'c-2', firstName: 'Ana', lastName: 'Ruiz', zone: { id: 'z-2', name: 'Bajío' } }),
    ]),
  });

test('P-04 E-07 a product has the price of the zone of the customer; another customer changes it and says which', async () => {
  const { user } = openWithPrices([zonePrice, seasonPrice]);
  await selectOption(user, 'Agregar producto', '620', 'Maíz DKX-620');
  await user.type(await findQuantityField(), '2');
  const line = within(await findLine());
  expect(line.getByText('Importe').nextSibling).toHaveTextContent('$7,600.00');
  await selectOption(user, 'Cliente', 'muñoz', 'José Muñoz');
  const notice = screen.getByText('Cambió el precio de 1 producto').closest('output');
  expect(notice).toHaveTextContent('DKX-620: $3,800.00 → $3,700.00 · Zona Laguna');
  expect(line.getByText(/\$3,700\.00 · Zona Laguna/)).toBeVisible();
  expect(line.getByText('Importe').nextSibling).toHaveTextContent('$7,400.00');
  await user.click(screen.getByRole('button', { name: 'Entendido' }));
  expect(screen.queryByText(/Cambió el precio/)).not.toBeInTheDocument();
  await selectOption(user, 'Cliente', 'ruiz', 'Ana Ruiz');
  expect(screen.getByText(/DKX-620: \$3,700\.00 → \$3,800\.00 · Temporada PV 2026/)).toBeVisible();
});

test('P-04 E-07 an open form that gets new prices says so and what becomes of the total', async () => {
  let basePrice = '2950.00';
  const { user } = openSaleForm({
    'GET /products/enabled': () => ({ data: [{ ...createEnabledProduct('DKX-620'), basePrice }] }),
  });
  await selectOption(user, 'Agregar producto', '620', 'Maíz DKX-620');
  await user.type(await findQuantityField(), '2');
  basePrice = '3100.00';
  await user.click(screen.getByRole('button', { name: 'Otro catálogo' }));
  const notice = (await screen.findByText('Cambió el precio de 1 producto')).closest('output');
  expect(notice).toHaveTextContent('DKX-620: $2,950.00 → $3,100.00 · Lista general');
  expect(notice).toHaveTextContent('Total: $5,900.00 → $6,200.00');
  // In the footer, which is always in view.
  expect(screen.getByText('Antes').nextSibling).toHaveTextContent('$5,900.00');
  expect(within(await findLine()).getByText('Importe').nextSibling).toHaveTextContent('$6,200.00');
  await user.click(screen.getByRole('button', { name: 'Entendido' }));
  expect(screen.queryByText('Antes')).not.toBeInTheDocument();
});

test('P-04 E-07 a season has its price, and the list of products shows it', async () => {
  const { user } = openWithPrices([seasonPrice]);
  await user.click(await screen.findByLabelText(/Agregar producto/));
  expect(await screen.findByText(/^\$3,800\.00 · Temporada PV 2026/)).toBeInTheDocument();
});
