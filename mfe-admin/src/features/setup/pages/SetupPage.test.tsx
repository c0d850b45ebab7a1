import type { Setup, SetupStep } from '@surco/shared/contract';
import { setPageAccess, useToasts } from '@surco/shared/platform';
import { createPage, mockApi, recordBody, renderPage, session } from '@surco/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { getFirstCall } from '../../../testing/getFirstCall';
import { signInAs } from '../../../testing/userFixtures';
import { stepGroups } from '../model/setupSteps';
import SetupPage from './SetupPage';

type StepKey = SetupStep['key'];

/** An empty company in which these steps differ. */
const createSetup = (changes: Partial<Record<StepKey, Partial<SetupStep>>> = {}): Setup => ({
  isSuggested: true,
  steps: stepGroups
    .flatMap(({ keys }) => keys)
    .map((key) => ({ key, state: 'OPEN', count: null, waitsFor: [], ...changes[key] })),
});

const done = (count: number): Partial<SetupStep> => ({ state: 'DONE', count });

function open(setup: Setup, responses: Parameters<typeof mockApi>[0] = {}) {
  signInAs('Admin');
  const requests = mockApi({
    'GET /setup': { data: setup },
    'GET /states': {
      data: [
        { id: '05', name: 'Coahuila' },
        { id: '10', name: 'Durango' },
      ],
    },
    'GET /users/me': { data: { firstName: 'Administración', lastName: 'Surco', phone: null, version: 1 } },
    'GET /distributors': { data: [{ id: 'd-1', name: 'Semillas del Norte' }] },
    ...responses,
  });
  return { ...renderPage(<SetupPage />, '/dashboard/setup'), requests };
}

const findStep = async (title: string) => {
  const item = (await screen.findByRole('heading', { name: title })).closest('li');
  if (!item) throw new Error(`No step "${title}"`);
  return within(item);
};

afterEach(() => {
  session.clear();
  setPageAccess(() => true);
});

test('R-52 says of each step what it is for, how far it is, and what comes first', async () => {
  const { user, requests } = open(
    createSetup({
      zones: done(3),
      localities: { state: 'WAITING', waitsFor: ['zones'] },
      partners: { state: 'SKIPPED' },
    }),
  );
  expect(await screen.findByText('2 de 14 pasos')).toBeVisible();
  expect(requests[0]?.url).toBe(getFirstCall('/dashboard/setup'));
  expect((await findStep('Zonas')).getByText('Hecho: 3 zonas')).toBeVisible();
  const localities = await findStep('Localidades');
  expect(localities.getByText(/de ella sale su zona/)).toBeVisible();
  expect(localities.queryByRole('link')).not.toBeInTheDocument();
  await user.click(localities.getByRole('button', { name: 'Zonas' }));
  expect(screen.getByRole('heading', { name: 'Zonas' })).toHaveFocus();
});

test('R-52 says that consultants sell, and leads to creating one and back', async () => {
  open(createSetup());
  const step = await findStep('Quién vende y quién más entra');
  expect(step.getByText(/^Solo los consultores registran ventas y DKbonos/)).toBeVisible();
  expect(step.getByRole('link', { name: 'Dar de alta a un consultor' })).toHaveAttribute(
    'href',
    '/dashboard/users/form?rol=Consultant&volver=%2Fdashboard%2Fsetup',
  );
});

test('R-52 leaves a step out that is not needed, and asks for it again', async () => {
  const sent: unknown[] = [];
  const { user } = open(createSetup(), {
    'PUT /setup': recordBody(sent, ({ skipped }) => ({
      data: createSetup(Array.isArray(skipped) && skipped.length > 0 ? { partners: { state: 'SKIPPED' } } : {}),
    })),
  });
  const title = 'Otros distribuidores y socios';
  await user.click(await screen.findByRole('button', { name: `No hace falta: ${title}` }));
  expect(screen.getByRole('heading', { name: title })).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: `Volver a pedirlo: ${title}` }));
  await screen.findByRole('button', { name: `No hace falta: ${title}` });
  expect(sent).toEqual([{ skipped: ['partners'] }, { skipped: [] }]);
  expect(screen.queryByRole('button', { name: 'No hace falta: Temporada' })).not.toBeInTheDocument();
});

test('R-52 leaves out two steps in quick succession', async () => {
  const sent: unknown[] = [];
  const { user } = open(createSetup(), {
    'PUT /setup': recordBody(sent, ({ skipped }) => ({
      data: createSetup(
        Object.fromEntries((Array.isArray(skipped) ? skipped : []).map((key) => [key, { state: 'SKIPPED' }])),
      ),
    })),
  });
  const customers = await screen.findByRole('button', { name: 'No hace falta: Clientes' });
  const name = screen.getByRole('button', { name: 'No hace falta: Su nombre' });
  await Promise.all([user.click(name), user.click(customers)]);
  expect(await screen.findAllByRole('button', { name: /^Volver a pedirlo/ })).toHaveLength(2);
  expect(sent).toEqual([{ skipped: ['name'] }, { skipped: ['name', 'customers'] }]);
});

test('R-52 says why a dialog does not open, and opens it at the next attempt', async () => {
  let isFailing = true;
  const { user } = open(createSetup(), {
    'GET /states': () => {
      if (!isFailing) return { data: [{ id: '05', name: 'Coahuila' }] };
      isFailing = false;
      return { status: 500, error: 'No se pudo completar la operación.', code: 'ERROR_INTERNO' };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Proponer zonas' }));
  await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Proponer zonas' }));
  expect(await screen.findByRole('dialog', { name: 'Proponer zonas' }, { timeout: 15_000 })).toBeVisible();
});

test('R-52 R-38 proposes zones for the chosen states, and creates only those that are still missing', async () => {
  const sent: unknown[] = [];
  const details = [{ path: 'name', message: 'Ya existe una zona con ese nombre.' }];
  const { user } = open(createSetup(), {
    'POST /zones': recordBody(sent, ({ name }) =>
      name === 'Durango' ? { status: 409, error: 'Ya existe.', code: 'DUPLICADO', details } : { data: { id: 'z' } },
    ),
  });
  await user.click(await screen.findByRole('button', { name: 'Proponer zonas' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Proponer zonas' }, { timeout: 15_000 }));
  await user.click(dialog.getByLabelText(/^Estados en los que vende/));
  await user.click(await screen.findByRole('option', { name: 'Coahuila' }));
  await user.click(screen.getByRole('option', { name: 'Durango' }));
  const laguna = await dialog.findByLabelText(/^Zona de Coahuila/);
  await user.clear(laguna);
  await user.type(laguna, 'Laguna');
  await user.click(dialog.getByRole('button', { name: 'Crear 2 zonas' }));
  const durango = dialog.getByLabelText(/^Zona de Durango/);
  await waitFor(() => expect(durango).toHaveAccessibleDescription('Ya existe una zona con ese nombre.'));
  expect(dialog.queryByLabelText(/^Zona de Coahuila/)).not.toBeInTheDocument();
  expect(dialog.getByText(/^Ya se crearon: Laguna\./)).toBeVisible();
  await user.type(durango, ' norte');
  await user.click(dialog.getByRole('button', { name: 'Crear 1 zona' }));
  await waitFor(() => expect(screen.queryByText('Estados en los que vende')).not.toBeInTheDocument());
  expect(sent).toEqual([
    { name: 'Laguna', stateIds: ['05'] },
    { name: 'Durango', stateIds: ['10'] },
    { name: 'Durango norte', stateIds: ['10'] },
  ]);
});

test('R-52 shows the zones that exist when the dialog is left before the others do', async () => {
  const { user, requests } = open(createSetup(), {
    'POST /zones': recordBody([], ({ name }) =>
      name === 'Durango' ? { status: 409, error: 'Ya existe.', code: 'DUPLICADO' } : { data: { id: 'z' } },
    ),
  });
  await user.click(await screen.findByRole('button', { name: 'Proponer zonas' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Proponer zonas' }, { timeout: 15_000 }));
  await user.click(dialog.getByLabelText(/^Estados en los que vende/));
  await user.click(await screen.findByRole('option', { name: 'Coahuila' }));
  await user.click(screen.getByRole('option', { name: 'Durango' }));
  await user.click(dialog.getByRole('button', { name: 'Crear 2 zonas' }));
  await dialog.findByText(/^Ya se crearon: Coahuila/);
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  await user.click(await screen.findByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(requests.filter(({ url }) => url === '/setup')).toHaveLength(2));
});

test('R-52 asks the first administrator for their own name', async () => {
  const sent: unknown[] = [];
  const { user } = open(createSetup(), {
    'PUT /users/me': recordBody(sent, { data: { firstName: 'Ana', lastName: 'Ruiz', version: 2 } }),
  });
  const button = await screen.findByRole('button', { name: 'Escribir mi nombre' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Su nombre' }, { timeout: 15_000 }));
  const [first, last] = [dialog.getByLabelText(/^Nombre/), dialog.getByLabelText(/^Apellidos/)];
  await user.clear(first);
  await user.type(first, 'Ana');
  await user.clear(last);
  await user.type(last, 'Ruiz');
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(sent).toEqual([{ firstName: 'Ana', lastName: 'Ruiz', phone: null, version: 1 }]));
});

const sellable = { localities: done(4), products: done(20), inventory: done(20), users: done(1) };

test.each([
  [
    'starts later',
    { startDate: '2999-02-01', isOpen: true, isVoucherOpen: true },
    'Se vende desde el 01/02/99, cuando empieza la temporada PV 2999. Ya se pueden registrar DKbonos.',
    2,
  ],
  [
    'is open for DKbonos alone',
    { startDate: '2020-02-01', isOpen: false, isVoucherOpen: true },
    'Ninguna temporada está abierta para ventas: todavía no se puede vender. Ya se pueden registrar DKbonos.',
    1,
  ],
])('R-52 T-02 says that nothing can be sold yet when the only season %s', async (_, season, text, count) => {
  open(createSetup({ ...sellable, season: { count: 1 } }), {
    'GET /seasons': createPage([{ id: 's-1', name: 'PV 2999', ...season }]),
  });
  const link = await screen.findByRole('link', { name: 'Ver la temporada' });
  expect(link).toHaveAttribute('href', '/dashboard/seasons/season/s-1?volver=%2Fdashboard%2Fsetup');
  expect(screen.getAllByText(text)).toHaveLength(count);
  expect(screen.queryByText(/^Ya se puede vender/)).not.toBeInTheDocument();
  expect((await findStep('Temporada')).queryByText(/Hecho/)).not.toBeInTheDocument();
});

test('R-52 shows a step that was marked by hand as done', async () => {
  open(createSetup({ install: { state: 'SKIPPED' }, partners: { state: 'SKIPPED' } }));
  expect((await findStep('Instalar la aplicación')).getByText('Hecho')).toBeVisible();
  expect((await findStep('Otros distribuidores y socios')).getByText('No hace falta')).toBeVisible();
  expect((await findStep('Parámetros')).getByRole('button', { name: 'Marcar como hecho: Parámetros' })).toBeVisible();
});

test('R-52 completes the letterhead of the only distributor, and says when a consultant can sell', async () => {
  open(
    createSetup({
      company: { count: 1 },
      ...sellable,
      season: done(1),
    }),
  );
  expect(await screen.findByText(/^Ya se puede vender/)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Completar el membrete' })).toHaveAttribute(
    'href',
    '/dashboard/partners/edit?id=d-1&volver=%2Fdashboard%2Fsetup',
  );
});

test('R-52 offers only pages that can be opened', async () => {
  setPageAccess((address) => !address.includes('import'));
  open(createSetup());
  const step = await findStep('Productos y precios');
  expect(step.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Nuevo producto']);
});
