import 'fake-indexeddb/auto';
import { forgetEntries, offline, session, useToasts } from '@surco/shared/platform';
import { demoProduct } from '@surco/shared/testing/catalogue';
import { screen, waitFor, within } from '@testing-library/react';
import { client, enabled, page, person, season } from '../../../testing/fixtures';
import { fill, open, save } from '../../../testing/saleForm';
import { openSite } from '../../../testing/site';
import CreateSalePage from './CreateSalePage';

beforeAll(() => {
  globalThis.structuredClone ??= (value: unknown) => JSON.parse(JSON.stringify(value ?? null));
});

afterEach(async () => {
  await forgetEntries('u-1');
  session.clear();
});

const line = (code: string, quantity: number) => ({ productId: demoProduct(code).id, quantity });

/** A draft as it was kept when all it was made from could still be chosen. */
const kept = {
  customerId: 'c-1',
  seasonId: 's-7',
  date: '2026-11-20',
  lines: [line('DKX-620', 2), line('DKX-680', 4)],
  names: { 'c-1': 'José Muñoz', 's-7': 'PV 2025', [demoProduct('DKX-680').id]: 'Maíz DKX-680' },
};

/** The form with that draft taken up, where none of it is on offer any more. */
async function takeUp() {
  session.setUser(person('Consultant'));
  const engine = await offline();
  await engine.saveDraft({ id: 'e-1', place: 'sale:new', label: 'Venta', values: kept });
  const opened = open({
    'GET /clients': page([client({ id: 'c-2', firstName: 'Ana', lastName: 'Ruiz' })]),
    'GET /seasons': page([season()]),
    'GET /products/enabled': { data: [enabled('DKX-620')] },
  });
  await opened.user.click(await screen.findByRole('button', { name: 'Continuar' }));
  await screen.findByRole('heading', { name: 'Maíz DKX-680' });
  return { ...opened, engine };
}

test('R-25 E-06 a customer, season and product that have gone since are called by their names and told at once', async () => {
  const { user, sent } = await takeUp();
  expect(screen.getByText('José Muñoz')).toBeInTheDocument();
  expect(screen.queryByText(/^c-1$/)).not.toBeInTheDocument();
  expect(screen.getByLabelText(/^Cliente/)).toHaveAccessibleDescription(/ya no está entre los clientes activos/);
  const chosen = screen.getByLabelText(/^Temporada/);
  expect(within(chosen).getByRole('option', { name: 'PV 2025 (cerrada)', selected: true })).toBeInTheDocument();
  expect(chosen).toHaveAccessibleDescription('Esta temporada ya no está abierta para ventas.');
  await save(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Falta corregir 3 datos/);
  expect(sent).toEqual([]);
});

test('R-25 what is kept goes on being called by them, with the bags of what has gone', async () => {
  const { user, engine } = await takeUp();
  await user.type(screen.getByLabelText('Notas'), 'x');
  await waitFor(async () =>
    expect(await engine.draftOf('e-1')).toMatchObject({
      label: 'Venta para José Muñoz · 6 bolsas',
      values: { notes: 'x', names: kept.names },
    }),
  );
});

test('R-25 a draft that is offered is discarded only after a question that names it', async () => {
  session.setUser(person('Consultant'));
  const engine = await offline();
  await engine.saveDraft({ id: 'e-1', place: 'sale:new', label: 'Venta para Ana', values: kept });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Descartar' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('¿Descartar «Venta para Ana»?');
  await user.click(screen.getByRole('button', { name: 'Volver' }));
  expect(await engine.draftOf('e-1')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Descartar' }));
  await user.click(await screen.findByRole('button', { name: 'Descartar el borrador' }));
  await waitFor(async () => expect(await engine.draftOf('e-1')).toBeNull());
  expect(screen.queryByText(/Hay un borrador/)).not.toBeInTheDocument();
});

test('R-25 a draft keeps the names of what it is made from', async () => {
  const { user } = open();
  await fill(user);
  const engine = await offline();
  const names = { 'c-1': 'José Muñoz', [demoProduct('DKX-620').id]: 'Maíz DKX-620' };
  await waitFor(async () => expect(await engine.draftAt('sale:new')).toMatchObject({ values: { names } }));
});

test('R-25 a draft that another tab has open is opened as a copy, so that neither writes over the other', async () => {
  const others = { held: [{ name: 'surco.draft.e-1' }] };
  const request = (_name: string, _options: unknown, work: (lock: object) => unknown) => Promise.resolve(work({}));
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { query: async () => others, request } });
  session.setUser(person('Consultant'));
  const engine = await offline();
  await engine.saveDraft({ id: 'e-1', place: 'sale:new', label: 'Venta', values: { ...kept, notes: 'la otra' } });
  const { user } = openSite({ 'create-sale': <CreateSalePage /> }, 'create-sale?borrador=e-1', 'Consultant', {});
  await waitFor(() => expect(screen.getByLabelText('Notas')).toHaveValue('la otra'));
  await user.type(screen.getByLabelText('Notas'), ', copiada');
  await waitFor(async () => expect(await engine.loadEntries()).toHaveLength(2));
  expect(await engine.draftOf('e-1')).toMatchObject({ values: { notes: 'la otra' } });
  expect(useToasts.getState().toasts).toMatchObject([{ summary: 'El borrador está abierto en otra pestaña' }]);
  Reflect.deleteProperty(navigator, 'locks');
});
