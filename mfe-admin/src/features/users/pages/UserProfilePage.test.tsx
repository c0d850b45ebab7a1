import type { UserDetail } from '@surco/shared/contract';
import { hasUnsavedChanges, useRoutes, useToasts } from '@surco/shared/platform';
import {
  chooseMoreAction,
  listDetailActions,
  mockApi,
  type MockResponses,
  renderPage,
  session,
} from '@surco/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { findDialog } from '../../../testing/findDialog';
import { createUser, norteDistributor, signInAs } from '../../../testing/userFixtures';
import { getEditUserPath, getUserPath } from '../../../paths';
import UserProfilePage from './UserProfilePage';

const TestRoutes = () => useRoutes([{ path: '/dashboard/users/form/:id', element: <UserProfilePage /> }]);

interface SentRequest {
  path: string;
  body: unknown;
}

function open(user: UserDetail, { editing = false, writes = {} }: { editing?: boolean; writes?: MockResponses } = {}) {
  const sent: SentRequest[] = [];
  const recordedWrites = Object.entries(writes).map(([key, response]): [string, MockResponses[string]] => [
    key,
    (address, init) => {
      sent.push({ path: address.pathname, body: JSON.parse(String(init?.body)) });
      return typeof response === 'function' ? response(address, init) : response;
    },
  ]);
  mockApi({
    [`GET /users/${user.id}`]: { data: user },
    'GET /distributors': { data: [norteDistributor] },
    ...Object.fromEntries(recordedWrites),
  });
  return { sent, ...renderPage(<TestRoutes />, editing ? getEditUserPath(user.id) : getUserPath(user.id)) };
}

beforeEach(() => {
  signInAs('Admin');
  useToasts.setState({ toasts: [] });
});
afterEach(() => session.clear());

test('R-14 T-04 shows the data of a pending user and the allowed actions', async () => {
  const { user } = open(createUser(1));
  expect(await screen.findByText('Agrosemillas del Norte')).toBeVisible();
  expect(screen.getByText(/Espera aprobación/)).toBeVisible();
  expect(screen.getByText('02/01/26')).toBeVisible();
  expect(await listDetailActions(user)).toEqual(['Aprobar', 'Editar', 'Ver su actividad', 'Rechazar']);
});

test('R-14 P-05 shows a user with a higher role without actions', async () => {
  signInAs('Supervisor');
  const { user } = open(createUser(1, { role: 'Admin', status: 'ACTIVO' }), { editing: true });
  expect(await screen.findByText('Héctor Garza')).toBeVisible();
  expect(await listDetailActions(user)).toEqual([]);
});

const other = createUser(1, { status: 'ACTIVO' });
const own = createUser(2, { role: 'Admin', status: 'ACTIVO', distributor: null });
test.each([
  ['Supervisor', other, /^Correo/, 'Solo un administrador cambia el correo de otra persona.'],
  ['Admin', own, /^Correo/, 'Cambie su correo desde «Mi perfil»: se confirma con un enlace.'],
  ['Admin', own, /^Rol/, 'Nadie cambia su propio rol.'],
] as const)('R-14 P-05 a %s reads why a field of an account cannot be changed', async (role, user, label, hint) => {
  signInAs(role, user === own ? own.id : undefined);
  open(user, { editing: true });
  expect(await screen.findByLabelText(label)).toBeDisabled();
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(hint);
});

test('R-14 T-04 shows the reason of a rejection and reopens the user', async () => {
  const rejected = createUser(1, { status: 'RECHAZADO', statusReason: 'No trabaja aquí' });
  const { user, sent } = open(rejected, {
    writes: { [`POST /users/${rejected.id}/reopen`]: { data: { ...rejected, status: 'PENDIENTE', version: 4 } } },
  });
  expect(await screen.findByText('No trabaja aquí')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Devolver a pendiente' }));
  const dialog = await findDialog('¿Devolver a pendiente a Héctor Garza?');
  await user.click(dialog.getByRole('button', { name: 'Devolver a pendiente' }));
  expect(await screen.findByRole('button', { name: 'Aprobar' })).toBeVisible();
  expect(sent).toEqual([{ path: `/api/users/${rejected.id}/reopen`, body: { version: 3 } }]);
});

test('R-14 renews a client key after a warning and shows it once with a copy button', async () => {
  const farmer = createUser(1, { role: 'Farmer', status: 'ACTIVO', distributor: null, clientKeyHint: 'AB12' });
  const { user } = open(farmer, {
    writes: {
      [`POST /users/${farmer.id}/client-key`]: {
        data: { clientKey: 'ZX7QM-9KPLT', user: { ...farmer, clientKeyHint: 'KPLT', version: 4 } },
      },
    },
  });
  expect(await screen.findByText('Termina en AB12')).toBeVisible();
  await chooseMoreAction(user, 'Renovar la clave de cliente');
  const dialog = await findDialog('¿Renovar la clave de cliente de Héctor Garza?');
  expect(dialog.getByText(/La clave anterior deja de servir/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Renovar la clave de cliente' }));
  const panel = within(await screen.findByRole('region', { name: 'Clave de cliente nueva' }));
  expect(panel.getByText('ZX7QM-9KPLT')).toBeVisible();
  expect(panel.getByText(/se muestra esta única vez/)).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Copiar' }));
  expect(await navigator.clipboard.readText()).toBe('ZX7QM-9KPLT');
  await user.click(panel.getByRole('button', { name: 'Ya la entregué' }));
  expect(screen.queryByText('ZX7QM-9KPLT')).not.toBeInTheDocument();
  expect(screen.getByText('Termina en KPLT')).toBeVisible();
});

test('R-14 sends an edit with its version and returns to the profile', async () => {
  const stored = createUser(1, { status: 'ACTIVO' });
  const { user, sent } = open(stored, {
    editing: true,
    writes: { [`PUT /users/${stored.id}`]: { data: { ...stored, lastName: 'Garza Ríos', version: 4 } } },
  });
  expect(await screen.findByLabelText(/^Correo/)).toBeEnabled();
  await user.type(await screen.findByLabelText(/^Apellidos/), ' Ríos');
  expect(hasUnsavedChanges()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  expect(await screen.findByText('Héctor Garza Ríos')).toBeVisible();
  expect(sent[0]?.body).toMatchObject({
    lastName: 'Garza Ríos',
    role: 'Consultant',
    distributorId: norteDistributor.id,
    version: 3,
  });
});

test('R-14 shows both versions of a user on a version conflict and sends the merged values', async () => {
  const stored = createUser(1, { status: 'ACTIVO' });
  const theirs = { ...stored, firstName: 'Héctor Luis', phone: '5512345678', version: 7 };
  const stale = { status: 409, error: 'Otra persona modificó este registro.', code: 'VERSION_OBSOLETA', data: theirs };
  const { user, sent } = open(stored, {
    editing: true,
    writes: {
      [`PUT /users/${stored.id}`]: () => (sent.length === 1 ? stale : { data: { ...theirs, version: 8 } }),
    },
  });
  await user.type(await screen.findByLabelText(/^Nombre/), ' Hugo');
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  const dialog = await findDialog('Otra persona modificó este registro');
  expect(dialog.getByRole('row', { name: /^Nombre Héctor Hugo Héctor Luis$/ })).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Conservar lo mío' }));
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toMatchObject([
      { firstName: 'Héctor Hugo', phone: '8711234567', version: 3 },
      { firstName: 'Héctor Hugo', phone: '5512345678', version: 7 },
    ]),
  );
});

test('P-05 removes the second factor of a user who lost the phone, after a confirmation', async () => {
  const user = createUser(1, { status: 'ACTIVO', hasSecondFactor: true });
  const path = `/users/${user.id}/reset-second-factor`;
  const page = open(user, { writes: { [`POST ${path}`]: { data: { ...user, hasSecondFactor: false } } } });
  await chooseMoreAction(page.user, 'Quitar la verificación en dos pasos');
  const dialog = await findDialog('¿Quitar la verificación en dos pasos de Héctor Garza?');
  await page.user.click(dialog.getByRole('button', { name: 'Quitar la verificación en dos pasos' }));
  await waitFor(() =>
    expect(useToasts.getState().toasts[0]?.summary).toBe('Se quitó la verificación en dos pasos de Héctor Garza'),
  );
  expect(page.sent).toEqual([{ path: `/api${path}`, body: { version: user.version } }]);
  expect(screen.getByText('No está activa')).toBeVisible();
  expect(await listDetailActions(page.user)).not.toContain('Quitar la verificación en dos pasos');
});
