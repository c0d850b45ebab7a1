import type { UserDetail } from '@surco/shared/contract';
import { hasUnsavedChanges, session, useRoutes, useToasts } from '@surco/shared/platform';
import { type Answers, renderPage, serve } from '@surco/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { dialogCalled } from '../../../testing/dialog';
import { actAs, norte, person } from '../../../testing/people';
import { editUserPath, userPath } from '../../../state/paths';
import UserProfilePage from './UserProfilePage';

const Site = () => useRoutes([{ path: '/dashboard/users/form/:id', element: <UserProfilePage /> }]);

interface Sent {
  path: string;
  body: unknown;
}

function open(user: UserDetail, { editing = false, writes = {} }: { editing?: boolean; writes?: Answers } = {}) {
  const sent: Sent[] = [];
  const recorded = Object.entries(writes).map(([key, answer]): [string, Answers[string]] => [
    key,
    (address, init) => {
      sent.push({ path: address.pathname, body: JSON.parse(String(init?.body)) });
      return typeof answer === 'function' ? answer(address, init) : answer;
    },
  ]);
  serve({
    [`GET /users/${user.id}`]: { data: user },
    'GET /distributors': { data: [norte] },
    ...Object.fromEntries(recorded),
  });
  return { sent, ...renderPage(<Site />, editing ? editUserPath(user.id) : userPath(user.id)) };
}

const actions = () =>
  [...document.querySelectorAll('.surco-detail-actions a, .surco-detail-actions button')].map(
    ({ textContent }) => textContent,
  );

beforeEach(() => {
  actAs('Admin');
  useToasts.setState({ toasts: [] });
});
afterEach(() => session.clear());

test('R-14 T-04 who waits: facts, and what may be decided now', async () => {
  open(person(1));
  expect(await screen.findByText('Agrosemillas del Norte')).toBeVisible();
  expect(screen.getByText(/Espera aprobación/)).toBeVisible();
  expect(screen.getByText('02/01/26')).toBeVisible();
  expect(actions()).toEqual(['Aprobar', 'Editar', 'Ver su actividad', 'Rechazar']);
});

test('R-14 P-05 of an account above one’s own only the facts are shown', async () => {
  actAs('Supervisor');
  open(person(1, { role: 'Admin', status: 'ACTIVO' }), { editing: true });
  expect(await screen.findByText('Héctor Garza')).toBeVisible();
  expect(actions()).toEqual([]);
});

test('R-14 T-04 who was rejected: why, and the way back', async () => {
  const rejected = person(1, { status: 'RECHAZADO', statusReason: 'No trabaja aquí' });
  const { user, sent } = open(rejected, {
    writes: { [`POST /users/${rejected.id}/reopen`]: { data: { ...rejected, status: 'PENDIENTE', version: 4 } } },
  });
  expect(await screen.findByText('No trabaja aquí')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Devolver a pendiente' }));
  const dialog = await dialogCalled('¿Devolver a pendiente a Héctor Garza?');
  await user.click(dialog.getByRole('button', { name: 'Devolver a pendiente' }));
  expect(await screen.findByRole('button', { name: 'Aprobar' })).toBeVisible();
  expect(sent).toEqual([{ path: `/api/users/${rejected.id}/reopen`, body: { version: 3 } }]);
});

test('R-14 a farmer’s key is renewed after a warning, shown once with its way to the clipboard', async () => {
  const farmer = person(1, { role: 'Farmer', status: 'ACTIVO', distributor: null, clientKeyHint: 'AB12' });
  const { user } = open(farmer, {
    writes: {
      [`POST /users/${farmer.id}/client-key`]: {
        data: { clientKey: 'ZX7QM-9KPLT', user: { ...farmer, clientKeyHint: 'KPLT', version: 4 } },
      },
    },
  });
  expect(await screen.findByText('Termina en AB12')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Renovar la clave de cliente' }));
  const dialog = await dialogCalled('¿Renovar la clave de cliente de Héctor Garza?');
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

test('R-14 an edit is sent with its version and leads back to the profile', async () => {
  const stored = person(1, { status: 'ACTIVO' });
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
    distributorId: norte.id,
    version: 3,
  });
});

test('R-14 nobody changes its own role', async () => {
  const own = person(1, { role: 'Admin', status: 'ACTIVO', distributor: null });
  actAs('Admin', own.id);
  open(own, { editing: true });
  expect(await screen.findByLabelText(/^Rol/)).toBeDisabled();
  expect(screen.getByLabelText(/^Rol/)).toHaveAccessibleDescription('Nadie cambia su propio rol.');
});

test('R-14 X-21 two people edit one user: the second sees both and chooses', async () => {
  const stored = person(1, { status: 'ACTIVO' });
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
  const dialog = await dialogCalled('Otra persona modificó este registro');
  expect(dialog.getByText('Tito')).toBeInTheDocument();
  expect(dialog.getByText('Héctor Luis')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Conservar lo mío' }));
  await waitFor(() =>
    expect(sent.at(-1)?.body).toMatchObject({ firstName: 'Tito', phone: '55 1234 5678', version: 7 }),
  );
});
