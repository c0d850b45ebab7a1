import { deleteOutbox, useToasts } from '@surco/shared/platform';
import { createPage, goOffline, session } from '@surco/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { saveSimulation } from '../api/saveSimulation';
import { openSection, createUser, createSavedExample } from '../../../testing/openSection';
import { listTexts } from '../texts';

afterEach(() => deleteOutbox('u-1'));

const milk = createSavedExample(0, { name: 'Establo norte', version: 3, client: { id: 'c-1', name: 'José Muñoz' } });
const meat = createSavedExample(1, { name: 'Engorda' });
const LIST = '?view=scenarios';

const open = (rows = [milk, meat], role: 'Consultant' | 'Farmer' = 'Consultant', writes = {}) =>
  openSection(LIST, role, { 'GET /simulations': createPage(rows) }, writes);

const findCard = (name: string) => screen.findByRole('listitem', { name });
const getLastToast = () => useToasts.getState().toasts.at(-1);

async function runCardAction(user: ReturnType<typeof open>['user'], name: string, action: string) {
  await user.click(await screen.findByRole('button', { name: `Acciones de ${name}` }));
  await user.click(screen.getByRole('menuitem', { name: action }));
}

test('R-09 shows inputs, results and customer of a saved simulation', async () => {
  open();
  const first = await findCard('Establo norte');
  expect(within(first).getByRole('link', { name: 'Establo norte' })).toHaveAttribute(
    'href',
    expect.stringContaining('?simulation=m-0'),
  );
  expect(first).toHaveTextContent('Leche · Maíz DKX-620 · Riego');
  expect(first).toHaveTextContent('José Muñoz · 19/11/26');
  expect(within(first).getByText('Costo total').nextSibling).toHaveTextContent('$906,490.00');
  expect(screen.getByText('2 escenarios')).toBeVisible();
});

test('R-09 shows an empty state, and lets a search without results be cleared', async () => {
  const { user, requests } = open([]);
  expect(await screen.findByText(/Aún no hay escenarios guardados/)).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'norte{Enter}');
  expect(await screen.findByText('Ningún escenario coincide con la búsqueda.')).toBeVisible();
  expect(requests.at(-1)?.url).toContain('search=norte');
  await user.click(screen.getByRole('button', { name: 'Limpiar la búsqueda' }));
  expect(await screen.findByText(/Aún no hay escenarios guardados/)).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('R-09 leaves a page that has become empty', async () => {
  const { user } = openSection(`${LIST}&page=2`, 'Farmer', {
    'GET /simulations': ({ searchParams }) =>
      searchParams.get('page') === '2'
        ? createPage([], { page: 2, totalRecords: 10 })
        : createPage([milk], { totalRecords: 10 }),
  });
  expect(await screen.findByText('Esta página ya no tiene escenarios.')).toBeVisible();
  expect(screen.queryByText(/Aún no hay escenarios guardados/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ir a la primera página' }));
  expect(await findCard('Establo norte')).toBeVisible();
});

test('R-09 a list that fails to load can be loaded again, and a page that is shown stays when the next one fails', async () => {
  let up = false;
  const down = { status: 503, error: 'La base de datos no responde.' };
  const { user } = openSection(LIST, 'Farmer', {
    'GET /simulations': ({ searchParams }) => {
      const second = searchParams.get('page') === '2';
      return up ? createPage([second ? meat : milk], { page: second ? 2 : 1, totalRecords: 11 }) : down;
    },
  });
  const retry = async () => {
    expect(await screen.findByRole('alert')).toHaveTextContent(down.error);
    up = true;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  };
  await retry();
  await findCard('Establo norte');
  up = false;
  await user.click(screen.getByRole('button', { name: listTexts.older }));
  await retry();
  expect(await findCard('Engorda')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('R-09 renames a simulation with its version', async () => {
  const { user, sent } = open([milk], 'Farmer', { 'PUT /simulations/m-0': { data: { ...milk, name: 'Sur' } } });
  await runCardAction(user, 'Establo norte', 'Cambiar el nombre');
  const field = screen.getByLabelText(/Nombre del escenario/);
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(field).toHaveAccessibleDescription('Escriba un nombre para reconocerlo después.');
  await user.type(field, 'Sur{Enter}');
  await waitFor(() => expect(sent).toEqual([{ call: 'PUT /simulations/m-0', body: { name: 'Sur', version: 3 } }]));
  await waitFor(() => expect(getLastToast()?.summary).toBe('Ahora se llama «Sur»'));
});

test('R-09 copies a simulation under a new name; a copy made offline is pending', async () => {
  const { user, sent } = open([milk], 'Farmer', { 'POST /simulations': { data: { ...milk, id: 'm-7' } } });
  await runCardAction(user, 'Establo norte', 'Copiar');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ ...milk.input, name: 'Copia de Establo norte' });
  goOffline();
  await runCardAction(user, 'Establo norte', 'Copiar');
  await waitFor(() => expect(getLastToast()?.summary).toBe('Pendiente de enviar'));
});

test('R-09 deletes a simulation after a confirmation that names it', async () => {
  const { user, sent } = open([milk], 'Farmer', { 'DELETE /simulations/m-0': { data: { id: 'm-0' } } });
  await runCardAction(user, 'Establo norte', 'Eliminar');
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('¿Eliminar el escenario «Establo norte»?');
  expect(sent).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Eliminar el escenario' }));
  await waitFor(() => expect(sent).toEqual([{ call: 'DELETE /simulations/m-0', body: undefined }]));
});

test('P-01 C-07 offers sale, DKbono and customer to a consultant, and none of them to a farmer', async () => {
  const { user, unmount } = open();
  await user.click(await screen.findByRole('button', { name: 'Acciones de Establo norte' }));
  expect(screen.getByRole('menuitem', { name: 'Crear venta' })).toHaveAttribute(
    'href',
    expect.stringMatching(/create-sale\?productId=.*&quantity=29&hectares=19.7&simulation=m-0&name=Establo/),
  );
  expect(screen.getByRole('menuitem', { name: 'Crear DKbono' })).toBeInTheDocument();
  expect(screen.getByRole('menuitem', { name: 'Elegir el cliente' })).toBeInTheDocument();
  unmount();
  const farmer = open([milk], 'Farmer');
  await farmer.user.click(await screen.findByRole('button', { name: 'Acciones de Establo norte' }));
  const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(names).toEqual(['Abrir', 'Compartir', 'Copiar', 'Cambiar el nombre', 'Eliminar']);
});

test('X-31 R-09 shares a simulation with its customer at once, and at the phone when it is known', async () => {
  let answer = (): void => undefined;
  const known = new Promise<void>((resolve) => (answer = resolve));
  const { user } = openSection(LIST, 'Consultant', {
    'GET /simulations': createPage([milk]),
    'GET /clients/c-1': async () => {
      await known;
      return { data: { id: 'c-1', phone: '8711234567' } };
    },
    'GET /links': { data: [] },
    'GET /messages/share': { data: [{ key: 'share.simulation', subject: 'Escenario', body: 'Vea {{escenario}}' }] },
  });
  await runCardAction(user, 'Establo norte', 'Compartir');
  const link = await screen.findByRole('link', { name: 'WhatsApp' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/\?text=Vea%20/));
  answer();
  await waitFor(() =>
    expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/528711234567\?text=Vea%20/)),
  );
});

test('R-09 selects two to four simulations for comparison, not a fifth', async () => {
  const rows = [0, 1, 2, 3, 4].map((index) =>
    createSavedExample(index % 4, { id: `m-${index}`, name: `Escenario ${index}` }),
  );
  const { user } = open(rows, 'Farmer');
  await user.click(await screen.findByRole('checkbox', { name: 'Comparar Escenario 0' }));
  expect(screen.getByText('Un escenario marcado: falta al menos otro.')).toBeVisible();
  for (const index of [1, 2, 3])
    await user.click(screen.getByRole('checkbox', { name: `Comparar Escenario ${index}` }));
  expect(screen.getByRole('checkbox', { name: 'Comparar Escenario 4' })).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Comparar 4 escenarios' })).toHaveAttribute(
    'href',
    expect.stringContaining('view=comparison&ids=m-0,m-1,m-2,m-3'),
  );
});

test('R-09 lists a simulation saved offline with a link to its input, and lets it be discarded', async () => {
  session.setUser(createUser('Farmer'));
  goOffline();
  await saveSimulation({ name: 'Potrero', input: milk.input });
  const { user } = open([], 'Farmer');
  const waiting = await findCard('Potrero');
  expect(waiting).toHaveTextContent('Pendiente de enviar');
  expect(within(waiting).getByRole('link', { name: 'Potrero' })).toHaveAttribute(
    'href',
    expect.stringContaining('animals=100'),
  );
  await user.click(within(waiting).getByRole('button', { name: 'Eliminar' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Todavía no se ha enviado');
  await user.click(within(dialog).getByRole('button', { name: 'Eliminar el escenario' }));
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Potrero' })).not.toBeInTheDocument());
});
