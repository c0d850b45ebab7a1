import type { UserDetail } from '@surco/shared/contract';
import { hasUnsavedChanges, session, useRoutes, useToasts } from '@surco/shared/platform';
import { chooseMoreAction, listDetailActions, type MockResponses, renderPage, mockApi } from '@surco/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { findDialog } from '../../../testing/findDialog';
import { altosZone, createUser, lagunaZone, norteDistributor, signInAs } from '../../../testing/userFixtures';
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

test.each([
  ['Coordinator', 'Solo un administrador cambia el correo de otra persona.'],
  ['Supervisor', 'Solo un administrador cambia el correo de otra persona.'],
] as const)('R-14 P-05 a %s cannot change the e-mail of another person and reads who can', async (role, hint) => {
  signInAs(role);
  open(createUser(1, { status: 'ACTIVO' }), { editing: true });
  expect(await screen.findByLabelText(/^Correo/)).toBeDisabled();
  expect(screen.getByLabelText(/^Correo/)).toHaveAccessibleDescription(hint);
});

test('R-14 P-05 an administrator changes the e-mail of others here, their own only in their profile', async () => {
  const { unmount } = open(createUser(1, { status: 'ACTIVO' }), { editing: true });
  expect(await screen.findByLabelText(/^Correo/)).toBeEnabled();
  unmount();
  const own = createUser(2, { role: 'Admin', status: 'ACTIVO', distributor: null });
  signInAs('Admin', own.id);
  open(own, { editing: true });
  expect(await screen.findByLabelText(/^Correo/)).toBeDisabled();
  expect(screen.getByLabelText(/^Correo/)).toHaveAccessibleDescription(/desde «Mi perfil»/);
});

test('R-14 T-04 a supervisor who created the account does not approve it', async () => {
  const pending = createUser(1);
  signInAs('Supervisor', pending.createdById ?? '');
  const { user } = open(pending);
  expect(await screen.findByText(/la aprueba otra persona/)).toBeVisible();
  expect(await listDetailActions(user)).toEqual(['Editar', 'Rechazar']);
});

test('R-14 P-05 shows a coordinator no actions on a supervisor who also has a zone that is not theirs', async () => {
  signInAs('Coordinator');
  const { user } = open(
    createUser(1, { role: 'Supervisor', status: 'ACTIVO', distributor: null, zones: [lagunaZone, altosZone] }),
  );
  expect(await screen.findByText('Héctor Garza')).toBeVisible();
  expect(await listDetailActions(user)).toEqual([]);
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

test('R-14 does not allow users to change their own role', async () => {
  const own = createUser(1, { role: 'Admin', status: 'ACTIVO', distributor: null });
  signInAs('Admin', own.id);
  open(own, { editing: true });
  expect(await screen.findByLabelText(/^Rol/)).toBeDisabled();
  expect(screen.getByLabelText(/^Rol/)).toHaveAccessibleDescription('Nadie cambia su propio rol.');
});

test('R-14 X-21 shows both versions of a user on a version conflict and sends the merged values', async () => {
  const stored = createUser(1, { status: 'ACTIVO' });
  const theirs = { ...stored, firstName: 'Héctor Luis', phone: '5512345678', version: 7 };
  const stale = { status: 409, error: 'Otra persona modificó este registro.', code: 'VERSION_OBSOLETA', data: theirs };
  let attempts = 0;
  const { user, sent } = open(stored, {
    editing: true,
    writes: {
      [`PUT /users/${stored.id}`]: () => {
        attempts += 1;
        return attempts === 1 ? stale : { data: { ...theirs, firstName: 'Tito', version: 8 } };
      },
    },
  });
  await user.clear(await screen.findByLabelText(/^Nombre/));
  await user.type(screen.getByLabelText(/^Nombre/), 'Tito');
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  const dialog = await findDialog('Otra persona modificó este registro');
  expect(dialog.getByText('Tito')).toBeInTheDocument();
  expect(dialog.getByText('Héctor Luis')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Conservar lo mío' }));
  await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ firstName: 'Tito', phone: '5512345678', version: 7 }));
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
  expect(await listDetailActions(page.user)).not.toContain('Quitar la verificación en dos pasos');
});

test('P-05 offers no removal for a user without a second factor', async () => {
  const { user } = open(createUser(1, { status: 'ACTIVO' }));
  expect(await screen.findByText('No está activa')).toBeVisible();
  expect(await listDetailActions(user)).not.toContain('Quitar la verificación en dos pasos');
});
