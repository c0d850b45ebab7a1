import { hasUnsavedChanges, useToasts } from '@surco/shared/platform';
import {
  chooseOption,
  createPage,
  mockApi,
  type MockResponse,
  openSelect,
  readSelect,
  recordBody,
  renderPage,
  session,
} from '@surco/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { signInAs, altosZone, lagunaZone, norteDistributor, createUser } from '../../../testing/userFixtures';
import NewUserPage from './NewUserPage';

function open(response: MockResponse = { data: createUser(5, { status: 'ACTIVO' }) }) {
  const sent: unknown[] = [];
  mockApi({
    'GET /distributors': { data: [norteDistributor] },
    'GET /zones': createPage([altosZone, lagunaZone]),
    'GET /users/me': { data: createUser(999, { zones: [lagunaZone] }) },
    'POST /users': recordBody(sent, response),
  });
  return { sent, ...renderPage(<NewUserPage />, '/dashboard/users/form') };
}
type TestUser = ReturnType<typeof open>['user'];

async function fill(user: TestUser): Promise<void> {
  await user.type(screen.getByLabelText(/^Nombre/), 'Íñigo');
  await user.type(screen.getByLabelText(/^Apellidos/), 'Núñez');
  await user.type(screen.getByLabelText(/^Correo/), 'inigo@surco.test');
}
const send = (user: TestUser) => user.click(screen.getByRole('button', { name: 'Dar de alta' }));

beforeEach(() => {
  signInAs('Admin');
  useToasts.setState({ toasts: [] });
});
afterEach(() => session.clear());

test('R-13 T-04 creates a consultant with a distributor and announces the invitation', async () => {
  const { user, sent } = open();
  await fill(user);
  expect(hasUnsavedChanges()).toBe(true);
  await user.click(screen.getByLabelText(/^Teléfono/));
  await user.paste('+52 1 (871) 123-4567');
  await chooseOption(user, /^Rol/, 'Consultor');
  expect(screen.getByLabelText(/^Teléfono/)).toHaveValue('871 123 4567');
  expect(screen.getByText(/Recibirá un correo con un enlace/)).toBeVisible();
  await user.click(screen.getByLabelText(/^Distribuidor/));
  await user.click(await screen.findByTitle('Agrosemillas del Norte'));
  await send(user);
  await waitFor(() => expect(useToasts.getState().toasts[0]?.detail).toMatch(/Se envió a hector@surco\.test/));
  expect(sent).toEqual([
    {
      firstName: 'Íñigo',
      lastName: 'Núñez',
      email: 'inigo@surco.test',
      phone: '8711234567',
      role: 'Consultant',
      distributorId: norteDistributor.id,
      zoneIds: [],
    },
  ]);
});

test('R-13 P-05 E-02 offers no higher role, and only zones of the signed-in user', async () => {
  signInAs('Coordinator');
  const { user } = open();
  expect(await readSelect(/^Rol/)).toBe('Elija un rol');
  expect(await openSelect(user, /^Rol/)).toEqual(['Coordinador', 'Supervisor', 'Consultor', 'Agricultor']);
  await chooseOption(user, /^Rol/, 'Supervisor');
  await user.click(screen.getByLabelText(/^Zonas/));
  expect(await screen.findByTitle('Laguna')).toBeInTheDocument();
  expect(screen.queryByTitle('Altos–Ags')).not.toBeInTheDocument();
});

test('R-13 says what a farmer needs instead of an e-mail, and sends nothing that is incomplete', async () => {
  const { user, sent } = open();
  await send(user);
  expect(screen.getByLabelText(/^Nombre/)).toHaveAccessibleDescription(/Escriba el nombre/);
  expect(screen.getByLabelText(/^Rol/)).toHaveAccessibleDescription(/Elija un rol/);
  await chooseOption(user, /^Rol/, 'Agricultor');
  expect(screen.getByLabelText(/^Teléfono/)).toHaveAccessibleDescription(/Escriba el teléfono con el que entrará/);
  expect(screen.getByLabelText(/^Correo/)).not.toBeInvalid();
  expect(screen.getByText(/no recibe correo: entra con su teléfono/)).toBeVisible();
  expect(sent).toEqual([]);
});
