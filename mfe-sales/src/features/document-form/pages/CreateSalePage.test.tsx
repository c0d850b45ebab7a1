import { hasUnsavedChanges, session, useCachePatch, useLocation, useRoutes, useToasts } from '@surco/shared/platform';
import { type Answers, renderPage, serve } from '@surco/shared/testing';
import { demoProduct } from '@surco/shared/testing/catalogue';
import { screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { client, enabled, page, person, sale, season, stock } from '../../../testing/fixtures';
import CreateSalePage from './CreateSalePage';

// Whole journeys through real controls: a busy machine needs more than the usual five seconds.
jest.setTimeout(30_000);

type User = ReturnType<typeof userEvent.setup>;

const maize = demoProduct('DKX-620');
const Where = () => <p>{useLocation().pathname}</p>;
/** Has the catalogue read again, as the shell does when it hears that it changed. */
function News() {
  const { refresh } = useCachePatch();
  return (
    <button type="button" onClick={() => void refresh('GET /products/enabled')}>
      Otro catálogo
    </button>
  );
}

const Site = () =>
  useRoutes([
    {
      path: '/dashboard/sales/create-sale',
      element: (
        <>
          <CreateSalePage />
          <News />
        </>
      ),
    },
    { path: '*', element: <Where /> },
  ]);

interface Sent {
  key: string | undefined;
  body: unknown;
}

/** The page with its supporting answers, and what it sent. */
function open(
  answers: Answers = {},
  post?: () => { status: number; error: string; details?: unknown } | { data: unknown },
) {
  const sent: Sent[] = [];
  session.setUser(person('Consultant'));
  const asked = serve({
    'GET /clients': page([
      client(),
      client({ id: 'c-2', firstName: 'Ana', lastName: 'Ruiz', businessName: 'Establo La Noria', phone: '8719876543' }),
    ]),
    'GET /seasons': page([season(), season({ id: 's-9', name: 'PV 2027', startDate: '2099-01-01' })]),
    'GET /products/enabled': { data: [enabled('DKX-620'), enabled('DKX-S10')] },
    'GET /simulator-params': { data: [] },
    'GET /inventories': page([stock('DKX-620', 40), stock('DKX-S10', 0)]),
    'POST /sales': (_, init) => {
      sent.push({
        key: new Headers(init?.headers).get('idempotency-key') ?? undefined,
        body: JSON.parse(String(init?.body)),
      });
      return post ? post() : { data: sale() };
    },
    ...answers,
  });
  return { ...renderPage(<Site />, '/dashboard/sales/create-sale'), asked, sent };
}

async function choose(user: User, label: string, text: string, option: string) {
  await user.click(await screen.findByLabelText(new RegExp(label)));
  await user.paste(text);
  await user.click(await screen.findByText(option, { selector: '.surco-sale-choice > span' }));
}

const line = (name = 'Maíz DKX-620') => screen.findByLabelText(name, { selector: 'li' });
const quantity = async (name?: string) => within(await line(name)).getByLabelText(/Bolsas/);
const total = (label: string) => screen.getAllByText(label, { selector: 'dt' }).at(-1)?.nextSibling?.textContent;
const save = async (user: User) => user.click(await screen.findByRole('button', { name: 'Registrar venta' }));

async function fill(user: User, bags = '29') {
  await choose(user, 'Cliente', 'muñoz', 'José Muñoz');
  await choose(user, 'Agregar producto', '620', 'Maíz DKX-620');
  await user.type(await quantity(), bags);
}

test('R-25 X-18 X-19 X-20 what a sale needs is asked for at once', async () => {
  const { asked } = open();
  await screen.findByRole('option', { name: 'PV 2026' });
  const urls = asked.map(({ url }) => url);
  expect(urls).toEqual(
    expect.arrayContaining([
      '/clients?page=1&size=all&status=ACTIVO',
      '/seasons?page=1&size=all&isOpen=true',
      '/products/enabled',
    ]),
  );
  await waitFor(() =>
    expect(asked.map(({ url }) => url)).toContain('/inventories?page=1&size=all&seasonId=s-1&distributorId=d-1'),
  );
});

test('T-02 a season that has not begun is not offered, and the only open one is chosen', async () => {
  open();
  expect(await screen.findByRole('option', { name: 'PV 2026' })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: 'PV 2027' })).not.toBeInTheDocument();
  expect(screen.getByLabelText(/Temporada/)).toHaveValue('s-1');
});

test.each([
  ['company', 'noria'],
  ['phone', '871 987 6543'],
])('E-06 a customer is found by %s, shown by full name and sent by id', async (_by, typed) => {
  const { user, sent } = open();
  await choose(user, 'Cliente', typed, 'Ana Ruiz');
  await choose(user, 'Agregar producto', '620', 'Maíz DKX-620');
  await user.type(await quantity(), '1');
  await save(user);
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ customerId: 'c-2' }));
});

test('E-07 a line starts at 0 and its figures follow what is typed', async () => {
  const { user } = open();
  await choose(user, 'Agregar producto', '620', 'Maíz DKX-620');
  const row = await line();
  expect(within(row).getByText('Importe').nextSibling).toHaveTextContent('$0.00');
  expect(within(row).getByText(/40 bolsas disponibles/)).toBeInTheDocument();
  expect(await quantity()).toHaveFocus();
  expect(await quantity()).toHaveAttribute('inputmode', 'numeric');
  await user.type(await quantity(), '29');
  await user.type(within(row).getByLabelText(/Descuento/), '5');
  expect(within(row).getByText('Importe').nextSibling).toHaveTextContent('$108,822.50');
  expect(within(row).getByText('Superficie').nextSibling).toHaveTextContent('20.01 ha');
  expect(within(row).getByText('Rendimiento esperado').nextSibling).toHaveTextContent('60.00 t/ha');
  expect(total('Inversión estimada')).toBe('$693,114.50');
  expect(total('Subtotal')).toBe('$108,822.50');
  expect(total('IVA')).toBe('$0.00');
  expect(total('Total')).toBe('$108,822.50');
});

test('E-07 a product is offered once and can be taken out again', async () => {
  const { user } = open();
  await choose(user, 'Agregar producto', '620', 'Maíz DKX-620');
  await user.click(screen.getByLabelText('Agregar producto'));
  await user.paste('620');
  expect(await screen.findByText(/Ningún producto por agregar/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Quitar Maíz DKX-620' }));
  expect(screen.queryByRole('listitem', { name: 'Maíz DKX-620' })).not.toBeInTheDocument();
});

test('X-11 a right sale is sent as typed, told, and its detail opened', async () => {
  const { user, sent } = open();
  await fill(user);
  await user.type(within(await line()).getByLabelText('Lote'), 'L-77');
  await user.type(screen.getByLabelText('Notas'), 'Rancho');
  expect(hasUnsavedChanges()).toBe(true);
  await save(user);
  expect(await screen.findByText('/dashboard/sales/sale/v-1')).toBeInTheDocument();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toEqual({
    customerId: 'c-1',
    seasonId: 's-1',
    date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    notes: 'Rancho',
    lines: [{ productId: maize.id, quantity: 29, discount: 0, lot: 'L-77' }],
  });
  expect(useToasts.getState().toasts.at(-1)).toMatchObject({
    severity: 'success',
    summary: 'Venta V-2026-000123 registrada',
  });
  expect(hasUnsavedChanges()).toBe(false);
});

test('X-11 what is wrong is told at its field and at the top, and nothing is sent', async () => {
  const { user, sent } = open();
  await fill(user, '1.5');
  await user.clear(await quantity());
  await user.type(await quantity(), '41');
  expect(await quantity()).toHaveAccessibleDescription(/Solo quedan 40 bolsas disponibles de DKX-620/);
  await user.clear(await quantity());
  await save(user);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveFocus();
  await user.click(within(alert).getByRole('link', { name: /La cantidad debe ser un número entero/ }));
  expect(await quantity()).toHaveFocus();
  expect(sent).toEqual([]);
});

test.each(['-3', 'doce'])('X-11 a quantity of %s is refused where it stands and stays as typed', async (typed) => {
  const { user, sent } = open();
  await fill(user, typed);
  expect(await quantity()).toHaveAccessibleDescription('La cantidad debe ser un número entero entre 1 y 9,999 bolsas.');
  await save(user);
  expect(await quantity()).toHaveValue(typed);
  expect(sent).toEqual([]);
});

test('X-11 the server’s refusal lands at its line and loses nothing; a right one afterwards goes under another key', async () => {
  const refused = {
    status: 409,
    code: 'STOCK_INSUFICIENTE',
    error: 'No hay bolsas suficientes para esta venta.',
    details: [{ path: 'lines.1.quantity', message: 'Solo quedan 3 bolsas disponibles de DKX-620.' }],
  };
  let answer: typeof refused | { data: unknown } = refused;
  const { user, sent } = open({ 'GET /inventories': page([stock('DKX-620', 40), stock('DKX-S10', 40)]) }, () => answer);
  await choose(user, 'Cliente', 'muñoz', 'José Muñoz');
  await choose(user, 'Agregar producto', 'S10', 'Sorgo forrajero DKX-S10');
  await user.type(await quantity('Sorgo forrajero DKX-S10'), '2');
  await choose(user, 'Agregar producto', '620', 'Maíz DKX-620');
  await user.type(await quantity(), '29');
  await save(user);
  expect(await screen.findByText('No hay bolsas suficientes para esta venta.')).toBeInTheDocument();
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
