import { forgetEntries, session, useToasts } from '@surco/shared/platform';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { saveSimulation } from '../features/scenarios/api/saveSimulation';
import { openSection, page, person, savedExample } from '../features/scenarios/testing';
import { searchOfInput } from '../features/simulator';

// Code that comes late is the slowest to be read the first time.
beforeAll(async () => {
  await import('../features/scenarios/components/CustomerSelect');
  await import('../features/scenarios/pages/ScenarioListView');
});

afterEach(() => forgetEntries('u-1'));

const milk = savedExample(0, { name: 'Establo norte', client: { id: 'c-1', name: 'José Muñoz' } });
const opened = { 'GET /simulations/m-0': { data: milk } };
const bar = () => screen.findByRole('region', { name: 'Este escenario' });
const animals = () => screen.findByLabelText('Animales');

test('R-09 a saved scenario is opened with its figures and its name', async () => {
  openSection('?simulation=m-0', 'Consultant', opened);
  expect(await animals()).toHaveValue('100');
  expect(await bar()).toHaveTextContent('Escenario «Establo norte» · José Muñoz · guardado el 19/11/26');
  expect(screen.getAllByText('$906,490.00').length).toBeGreaterThan(0);
});

test('R-09 one that is gone is told, and the simulator stands all the same', async () => {
  openSection('?simulation=m-9', 'Farmer', { 'GET /simulations/m-9': { status: 404, error: 'No se encontró.' } });
  expect(await screen.findByText(/No se encontró el escenario/)).toBeVisible();
  expect(await animals()).toHaveValue('20');
});

test('R-09 what a link cannot carry is told by name, and the rest is taken', async () => {
  openSection('?animals=40&days=muchos&silo=CUBETA', 'Farmer');
  expect(await screen.findByText(/se dejaron fuera: Tipo de silo, Días que se dará silo/)).toBeVisible();
  expect(await animals()).toHaveValue('40');
});

test('R-09 the link says the same again, and is copied', async () => {
  const { user } = openSection('?simulation=m-0', 'Farmer', opened);
  await user.click(within(await bar()).getByRole('button', { name: 'Compartir' }));
  await user.click(screen.getByRole('button', { name: 'Copiar enlace' }));
  const link = new URL(await navigator.clipboard.readText());
  expect(link.pathname).toBe('/simulator');
  expect(link.search).toBe(`?${searchOfInput(milk.input)}`);
  expect(screen.getByLabelText('Enlace')).toHaveValue(link.href);
});

test('R-09 a scenario is saved under a name, with all its figures', async () => {
  const { user, sent } = openSection('', 'Farmer', {}, { 'POST /simulations': { data: milk } });
  await user.click(within(await bar()).getByRole('button', { name: 'Guardar' }));
  const panel = screen.getByRole('region', { name: 'Guardar el escenario' });
  const name = within(panel).getByLabelText(/Nombre del escenario/);
  expect(name).toHaveFocus();
  expect(within(panel).queryByLabelText('Cliente')).not.toBeInTheDocument();
  await user.clear(name);
  await user.click(within(panel).getByRole('button', { name: 'Guardar' }));
  expect(name).toHaveAccessibleDescription('Escriba un nombre para reconocerlo después.');
  await user.type(name, ' Potrero {Enter}');
  await waitFor(() =>
    expect(sent[0]?.body).toMatchObject({ name: 'Potrero', animals: 20, reserve: 0.1, clientId: null }),
  );
  expect(await screen.findByText('Guardado como «Potrero».')).toBeVisible();
  expect(useToasts.getState().toasts.at(-1)?.summary).toBe('Escenario «Potrero» guardado');
});

test('R-09 without a result nothing can be saved, and it says so', async () => {
  const { user } = openSection('?loss=1', 'Farmer');
  await user.click(within(await bar()).getByRole('button', { name: 'Guardar' }));
  expect(screen.getByText(/Primero hay que completar los datos/)).toBeVisible();
});

test('R-25 R-28 who sells turns it into a sale or DKbono for a customer; others do not see it', async () => {
  const found = page([{ id: 'c-2', firstName: 'Ana', lastName: 'Ruiz', businessName: 'La Noria' }]);
  const client = { data: { id: 'c-1', firstName: 'José', lastName: 'Muñoz', businessName: null } };
  const attached = { data: { ...milk, input: { ...milk.input, clientId: 'c-1' } } };
  const { user, unmount } = openSection('?simulation=m-0', 'Consultant', {
    'GET /simulations/m-0': attached,
    'GET /clients': found,
    'GET /clients/c-1': client,
  });
  await user.click(within(await bar()).getByRole('button', { name: 'Vender' }));
  const panel = screen.getByRole('region', { name: 'Convertir en venta o DKbono' });
  expect(panel).toHaveTextContent('29 bolsas de Maíz DKX-620 para 19.7 ha');
  const sale = within(panel).getByRole('link', { name: 'Crear venta' });
  expect(sale).toHaveAttribute('href', expect.stringContaining('customerId=c-1&simulation=m-0&name=Establo+norte'));
  await user.click(await within(panel).findByLabelText('Cliente'));
  await user.click(await screen.findByText('Ana Ruiz · La Noria', { selector: '.ant-select-item-option-content' }));
  expect(within(panel).getByRole('link', { name: 'Crear DKbono' })).toHaveAttribute(
    'href',
    expect.stringMatching(/create-dkbono\?.*quantity=29&hectares=19.7.*customerId=c-2/),
  );
  unmount();
  openSection('?simulation=m-0', 'Coordinator', opened);
  expect(within(await bar()).queryByRole('button', { name: 'Vender' })).not.toBeInTheDocument();
});

test('R-09 on paper there is one page with name, customer, date, data, result and what it is worth', async () => {
  openSection('?simulation=m-0', 'Consultant', opened);
  await bar();
  expect(document.querySelector('.surco-paper')).toBeNull();
  fireEvent(window, new Event('beforeprint'));
  const paper = screen.getByRole('article');
  expect(within(paper).getByRole('heading', { level: 1 })).toHaveTextContent('Establo norte');
  for (const text of [
    /Cliente: José Muñoz/,
    /Fecha: \d\d\/\d\d\/\d\d/,
    /Animales100 cabezas/,
    /Costo total\$906,490.00/,
    /no es un pronóstico/,
    /Precios y parámetros del 19\/11\/26/,
  ])
    expect(paper).toHaveTextContent(text);
  act(() => void fireEvent(window, new Event('afterprint')));
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

test('R-09 what was typed is still there after a look at the saved scenarios', async () => {
  const { user } = openSection('', 'Farmer', { 'GET /simulations': page([milk]) });
  const field = await animals();
  await user.clear(field);
  await user.type(field, '77');
  await user.click(await screen.findByRole('link', { name: 'Mis escenarios' }));
  expect(await screen.findByRole('listitem', { name: 'Establo norte' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Compartir' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Volver al simulador' }));
  expect(await animals()).toHaveValue('77');
});

test('R-09 one that waits on this device is opened with its own figures, whatever stood in the simulator', async () => {
  session.setUser(person('Farmer'));
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await saveSimulation({ name: 'Potrero', input: milk.input });
  const { user } = openSection('', 'Farmer', { 'GET /simulations': page([]) });
  await user.type(await animals(), '7');
  await user.click(await screen.findByRole('link', { name: 'Mis escenarios' }));
  await user.click(await screen.findByRole('link', { name: 'Potrero' }));
  expect(await animals()).toHaveValue('100');
});
