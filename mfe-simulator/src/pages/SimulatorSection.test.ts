import { deleteOutbox, useToasts } from '@surco/shared/platform';
import { createPage, goOffline, session } from '@surco/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { saveSimulation } from '../features/simulations/api/saveSimulation';
import { openSection, createUser, createSavedExample } from '../testing/openSection';
import { toInputSearchParams } from '../common';

// Loading lazy code is slow the first time.
beforeAll(async () => {
  await import('../features/simulations/components/CustomerSelect');
  await import('../features/simulations/components/SimulationPaper');
  await import('../features/simulations/pages/SimulationListPage');
});

afterEach(async () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  await deleteOutbox('u-1');
});

const milk = createSavedExample(0, { name: 'Establo norte', client: { id: 'c-1', name: 'José Muñoz' } });
const opened = { 'GET /simulations/m-0': { data: milk } };
const findSimulationBar = () => screen.findByRole('region', { name: 'Este escenario' });
const findAnimalsField = () => screen.findByLabelText('Animales');

test('R-09 opens a saved simulation with its values and name', async () => {
  openSection('?simulation=m-0', 'Consultant', opened);
  expect(await findAnimalsField()).toHaveValue('100');
  expect(await findSimulationBar()).toHaveTextContent('Escenario «Establo norte» · José Muñoz · guardado el 19/11/26');
  expect(screen.getAllByText('$906,490.00').length).toBeGreaterThan(0);
});

test('R-09 reports a deleted simulation and still shows the simulator', async () => {
  openSection('?simulation=m-9', 'Farmer', { 'GET /simulations/m-9': { status: 404, error: 'No se encontró.' } });
  expect(await screen.findByText(/No se encontró el escenario/)).toBeVisible();
  expect(await findAnimalsField()).toHaveValue('20');
});

test('R-09 names the ignored parameters of a link and applies the rest', async () => {
  openSection('?animals=40&days=muchos&silo=CUBETA', 'Farmer');
  expect(await screen.findByText(/se dejaron fuera: Tipo de silo, Días que se dará silo/)).toBeVisible();
  expect(await findAnimalsField()).toHaveValue('40');
});

test('R-09 copies a link that reproduces the input', async () => {
  const { user } = openSection('?simulation=m-0', 'Farmer', opened);
  await user.click(within(await findSimulationBar()).getByRole('button', { name: 'Compartir' }));
  await user.click(screen.getByRole('button', { name: 'Copiar enlace' }));
  const link = new URL(await navigator.clipboard.readText());
  expect(link.pathname).toBe('/simulator');
  expect(link.search).toBe(`?${toInputSearchParams(milk.input)}`);
  expect(screen.getByLabelText('Enlace')).toHaveValue(link.href);
  // A farmer has no customers.
  expect(screen.queryByText(/Para un cliente sin cuenta/)).not.toBeInTheDocument();
});

test('R-09 X-29 saves a simulation with name and all values; its paper has the letterhead at once', async () => {
  const issuer = { name: 'Agrosemillas', rfc: null, address: 'Juárez 12', phone: null, logo: null };
  const stored = { ...milk, paper: { issuer, authorPhone: '8711234567' } };
  const { user, sent } = openSection('', 'Farmer', {}, { 'POST /simulations': { data: stored } });
  await user.click(within(await findSimulationBar()).getByRole('button', { name: 'Guardar' }));
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
  await user.click(within(await findSimulationBar()).getByRole('button', { name: 'Ver escenario' }));
  expect(await screen.findByRole('dialog', { name: 'Escenario Potrero' })).toHaveTextContent(/Juárez 12.*871 123 4567/);
});

test('R-09 X-29 who saves the scenario of another person is the author of its paper, with their own phone', async () => {
  const createdBy = { id: 'u-9', firstName: 'Olga', lastName: 'Salas' };
  const others = { ...milk, createdBy, paper: { issuer: null, authorPhone: '8717654321' } };
  const stored = { ...milk, id: 'm-5', paper: { issuer: null, authorPhone: '8711234567' } };
  const { user } = openSection(
    '?simulation=m-0',
    'Consultant',
    { 'GET /simulations/m-0': { data: others } },
    { 'POST /simulations': { data: stored } },
  );
  const readPaper = async () => {
    await user.click(within(await findSimulationBar()).getByRole('button', { name: 'Ver escenario' }));
    const dialog = await screen.findByRole('dialog', { name: /^Escenario / });
    const text = dialog.textContent;
    await user.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
    return text;
  };
  expect(await readPaper()).toMatch(/Olga Salas.*871 765 4321/);
  await user.click(within(await findSimulationBar()).getByRole('button', { name: 'Guardar' }));
  const panel = screen.getByRole('region', { name: 'Guardar el escenario' });
  await user.click(within(panel).getByRole('button', { name: 'Guardar' }));
  await screen.findByText(/^Guardado como/);
  expect(await readPaper()).toMatch(/Ana Ruiz.*871 123 4567/);
});

test('R-09 explains that nothing can be saved without a result', async () => {
  const { user } = openSection('?loss=1', 'Farmer');
  await user.click(within(await findSimulationBar()).getByRole('button', { name: 'Guardar' }));
  expect(screen.getByText(/Primero hay que completar los datos/)).toBeVisible();
});

test('R-25 R-28 lets a consultant create a sale or DKbono from a simulation, but not a coordinator', async () => {
  const found = createPage([{ id: 'c-2', firstName: 'Ana', lastName: 'Ruiz', businessName: 'La Noria' }]);
  const client = { data: { id: 'c-1', firstName: 'José', lastName: 'Muñoz', businessName: null } };
  const attached = { data: { ...milk, input: { ...milk.input, clientId: 'c-1' } } };
  const { user, unmount } = openSection('?simulation=m-0', 'Consultant', {
    'GET /simulations/m-0': attached,
    'GET /clients': found,
    'GET /clients/c-1': client,
  });
  await user.click(within(await findSimulationBar()).getByRole('button', { name: 'Vender' }));
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
  expect(within(await findSimulationBar()).queryByRole('button', { name: 'Vender' })).not.toBeInTheDocument();
});

/** Shows the paper, which fetches its code, and closes it. */
async function openAndClosePaper(user: UserEvent): Promise<void> {
  await user.click(within(await findSimulationBar()).getByRole('button', { name: 'Ver escenario' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cerrar' }));
}

test('R-09 X-29 shows the paper of the scenario, and prints it alone: who it is for and from, inputs, results', async () => {
  const { user } = openSection('?simulation=m-0', 'Consultant', opened);
  await user.click(within(await findSimulationBar()).getByRole('button', { name: 'Ver escenario' }));
  const dialog = await screen.findByRole('dialog', { name: 'Escenario Establo norte' });
  fireEvent(window, new Event('beforeprint'));
  expect(document.documentElement).toHaveClass('surco-printing');
  const [paper] = screen.getAllByRole('article');
  for (const text of [
    /Establo norte/,
    /ClienteJosé Muñoz/,
    /Fecha\d\d\/\d\d\/\d\d/,
    /Animales100 cabezas/,
    /Costo total\$906,490.00/,
    /no es un pronóstico/,
    /Precios del19\/11\/26/,
  ]) {
    expect(paper).toHaveTextContent(text);
    expect(dialog).toHaveTextContent(text);
  }
  expect(document.title).toBe('Escenario Establo norte');
  act(() => void fireEvent(window, new Event('afterprint')));
  expect(document.title).not.toBe('Escenario Establo norte');
});

test('R-09 X-29 prints the logo of the letterhead, also before anybody has opened the paper', async () => {
  jest.useFakeTimers();
  // It takes real time.
  jest.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function read(this: FileReader) {
    this.dispatchEvent(new Event('load'));
  });
  const issuer = { name: 'Agrosemillas', rfc: null, address: null, phone: null, logo: '/images/l-1' };
  const stored = { ...milk, paper: { issuer, authorPhone: null } };
  openSection('?simulation=m-0', 'Consultant', {
    'GET /simulations/m-0': { data: stored },
    'GET /images/l-1': { data: 'PNG' },
  });
  await findSimulationBar();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  fireEvent(window, new Event('beforeprint'));
  expect(screen.getByRole('article').querySelectorAll('img')).toHaveLength(1);
});

test('R-09 prints the sheet from phones that only change the medium, or end the event before they draw', async () => {
  const media = Object.assign(new EventTarget(), { matches: false });
  const matchScreen = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      query === 'print'
        ? { ...matchScreen(query), addEventListener: media.addEventListener.bind(media) }
        : matchScreen(query),
    );
  const { user, unmount } = openSection('?simulation=m-0', 'Consultant', opened);
  await openAndClosePaper(user);
  act(() => void media.dispatchEvent(Object.assign(new Event('change'), { matches: true })));
  act(() => void fireEvent(window, new Event('afterprint')));
  expect(screen.getByRole('article')).toHaveTextContent('Establo norte');
  expect(document.documentElement).toHaveClass('surco-printing');
  unmount();
  expect(document.documentElement).not.toHaveClass('surco-printing');
});

/** Mocks the window. @returns a function that makes it narrow, as a sheet of paper or a turned phone does */
function prepareNarrowing(): () => void {
  const changes = new EventTarget();
  let isNarrow = false;
  const matchWideScreen = window.matchMedia;
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...matchWideScreen(query),
    matches: isNarrow && query.includes('767'),
    addEventListener: changes.addEventListener.bind(changes),
    removeEventListener: changes.removeEventListener.bind(changes),
  }));
  return () => {
    isNarrow = true;
    act(() => void changes.dispatchEvent(new Event('change')));
  };
}

test('R-09 a narrow sheet of paper neither ends the print view nor closes an open panel', async () => {
  const narrow = prepareNarrowing();
  const { user } = openSection('?simulation=m-0', 'Farmer', opened);
  await openAndClosePaper(user);
  await user.click(within(await findSimulationBar()).getByRole('button', { name: 'Compartir' }));
  fireEvent(window, new Event('beforeprint'));
  narrow();
  expect(screen.getByRole('article')).toHaveTextContent('Establo norte');
  fireEvent(window, new Event('afterprint'));
  expect(screen.getByRole('button', { name: 'Copiar enlace' })).toBeVisible();
});

test('R-09 keeps the input while saved simulations are shown', async () => {
  const { user } = openSection('', 'Farmer', { 'GET /simulations': createPage([milk]) });
  const field = await findAnimalsField();
  await user.clear(field);
  await user.type(field, '77');
  await user.click(await screen.findByRole('link', { name: 'Mis escenarios' }));
  expect(await screen.findByRole('listitem', { name: 'Establo norte' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Compartir' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Volver al simulador' }));
  expect(await findAnimalsField()).toHaveValue('77');
});

test('R-09 opens an unsent simulation with its own values', async () => {
  session.setUser(createUser('Farmer'));
  goOffline();
  await saveSimulation({ name: 'Potrero', input: milk.input });
  const { user } = openSection('', 'Farmer', { 'GET /simulations': createPage([]) });
  await user.type(await findAnimalsField(), '7');
  await user.click(await screen.findByRole('link', { name: 'Mis escenarios' }));
  await user.click(await screen.findByRole('link', { name: 'Potrero' }));
  expect(await findAnimalsField()).toHaveValue('100');
});
