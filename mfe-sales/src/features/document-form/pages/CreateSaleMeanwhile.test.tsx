import { screen, waitFor, within } from '@testing-library/react';
import { enabled, page, sale, season, stock } from '../../../testing/fixtures';
import { choose, fill, line, open, quantity, save } from '../../../testing/saleForm';

test('X-11 the server’s refusal lands at its line and loses nothing; a right one afterwards goes under another key', async () => {
  const refused = {
    status: 409,
    code: 'STOCK_INSUFICIENTE',
    error: 'No hay bolsas suficientes para esta venta.',
    details: [{ path: 'lines.1.quantity', message: 'Solo quedan 3 bolsas disponibles de DKX-620.' }],
  };
  let answer: typeof refused | { data: unknown } = refused;
  const bags = page([stock('DKX-620', 40), stock('DKX-S10', 40)]);
  const { user, sent, asked } = open({ 'GET /inventories': bags }, () => answer);
  const stockAsked = () => asked.filter(({ url }) => url.startsWith('/inventories')).length;
  await choose(user, 'Cliente', 'muñoz', 'José Muñoz');
  await choose(user, 'Agregar producto', 'S10', 'Sorgo forrajero DKX-S10');
  await user.type(await quantity('Sorgo forrajero DKX-S10'), '2');
  await choose(user, 'Agregar producto', '620', 'Maíz DKX-620');
  await user.type(await quantity(), '29');
  const before = stockAsked();
  await save(user);
  expect(await screen.findByText('No hay bolsas suficientes para esta venta.')).toBeInTheDocument();
  // What is there by now is read again.
  await waitFor(() => expect(stockAsked()).toBeGreaterThan(before));
  await user.click(screen.getByRole('button', { name: 'Quitar Sorgo forrajero DKX-S10' }));
  expect(await quantity()).toHaveAccessibleDescription(/Solo quedan 3 bolsas/);
  expect(await quantity()).toHaveValue('29');
  answer = { data: sale() };
  await save(user);
  await screen.findByText('/dashboard/sales/sale/v-1');
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
});

test('X-11 bags that arrived and a season that was opened meanwhile are seen by pressing again', async () => {
  let seasons = page([season({ isOpen: false })]);
  let bags = page([stock('DKX-620', 0)]);
  const { user, sent } = open({ 'GET /seasons': () => seasons, 'GET /inventories': () => bags });
  await fill(user);
  await save(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Seleccione una temporada abierta.');
  seasons = page([season()]);
  await save(user);
  await waitFor(async () => expect(await quantity()).toHaveAccessibleDescription(/Ya no hay bolsas/));
  bags = page([stock('DKX-620', 40)]);
  await save(user);
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  await save(user);
  await screen.findByText('/dashboard/sales/sale/v-1');
  expect(sent).toHaveLength(1);
});

test('X-11 a sale left unanswered is sent again under the same key', async () => {
  const down = { status: 503, error: 'El servicio no está disponible por el momento.' };
  let answer: typeof down | { data: unknown } = down;
  const { user, sent } = open({}, () => answer);
  await fill(user);
  await save(user);
  expect(await screen.findByText('El servicio no está disponible por el momento.')).toBeInTheDocument();
  answer = { data: sale() };
  await save(user);
  await screen.findByText('/dashboard/sales/sale/v-1');
  expect(sent).toHaveLength(2);
  expect(sent[0]?.key).toBeTruthy();
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

test('R-25 what cannot be loaded is told, and asked for again', async () => {
  let up = false;
  const { user } = open({
    'GET /products/enabled': () =>
      up ? { data: [enabled('DKX-620')] } : { status: 503, error: 'El servicio no está disponible.' },
  });
  expect(await screen.findByText('El servicio no está disponible.')).toBeInTheDocument();
  up = true;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('button', { name: 'Registrar venta' })).toBeInTheDocument();
});

test('X-20 a product that is taken off sale meanwhile is still called by its name, and asked to be removed', async () => {
  let products = [enabled('DKX-620'), enabled('DKX-S10')];
  const { user, sent } = open({ 'GET /products/enabled': () => ({ data: products }) });
  await fill(user);
  products = [enabled('DKX-S10')];
  await user.click(screen.getByRole('button', { name: 'Otro catálogo' }));
  expect(await screen.findByText(/ya no está disponible/)).toBeInTheDocument();
  expect(within(await line()).getByRole('heading', { name: 'Maíz DKX-620' })).toBeInTheDocument();
  await save(user);
  expect(sent).toEqual([]);
  await user.click(within(await line()).getByRole('button'));
  expect(screen.queryByText(/ya no está disponible/)).not.toBeInTheDocument();
});
