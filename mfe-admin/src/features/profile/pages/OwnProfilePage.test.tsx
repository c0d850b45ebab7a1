import type { User } from '@surco/shared/contract';
import { hasUnsavedChanges, session, useToasts } from '@surco/shared/platform';
import { type Answer, type Answers, renderPage, serve } from '@surco/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { firstCallOf } from '../../../testing/firstCall';
import { manifest } from '../../../manifest';
import OwnProfilePage from './OwnProfilePage';

const luis: User = {
  id: '0a4e3a4e-7a44-4a0e-9f43-0c8f5f1d0001',
  firstName: 'Luis',
  lastName: 'Mora',
  email: 'consultor@surco.test',
  phone: '8711234567',
  role: 'Consultant',
  status: 'ACTIVO',
  distributorId: 'd',
  distributor: { id: 'd', name: 'Agrosemillas del Norte' },
  zones: [],
  acceptedTosAt: '2026-01-05T18:00:00.000Z',
  version: 4,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

interface Sent {
  path: string;
  body: unknown;
}

function open(answers: Partial<Record<'put' | 'password', () => Answer>> = {}) {
  const sent: Sent[] = [];
  const record =
    (answer: () => Answer): Answers[string] =>
    (address, init) => {
      sent.push({ path: address.pathname, body: JSON.parse(String(init?.body)) });
      return answer();
    };
  session.setUser({ ...luis, acceptedTos: true, clientKey: null });
  const asked = serve({
    'GET /users/me': { data: luis },
    'PUT /users/me': record(answers.put ?? (() => ({ data: { ...luis, firstName: 'Luis Ángel', version: 5 } }))),
    'POST /users/me/password': record(answers.password ?? (() => ({ data: null }))),
  });
  return { sent, asked, ...renderPage(<OwnProfilePage />, '/dashboard/users') };
}

const firstName = () => screen.findByLabelText(/^Nombre/);
const save = () => screen.getByRole('button', { name: 'Guardar los cambios' });
const passwords = () => within(screen.getByRole('form', { name: 'Cambiar la contraseña' }));

beforeEach(() => useToasts.setState({ toasts: [] }));
afterEach(() => session.clear());

test('R-11 P-01 the own account: what the administration keeps is shown, names and phone can be changed', async () => {
  const { asked } = open();
  expect(await firstName()).toHaveValue('Luis');
  expect(screen.getByLabelText(/^Apellidos/)).toHaveValue('Mora');
  expect(screen.getByLabelText('Teléfono')).toHaveValue('871 123 4567');
  expect(screen.getByText('Consultor')).toBeVisible();
  expect(screen.getByText('Agrosemillas del Norte')).toBeVisible();
  expect(screen.getByText('05/01/26')).toBeVisible();
  expect(asked[0]?.url).toBe(firstCallOf('/dashboard/users/me'));
});

test('R-11 a change is sent with its version, told, and the new name stands in the session', async () => {
  const { user, sent } = open();
  await user.type(await firstName(), ' Ángel');
  expect(hasUnsavedChanges()).toBe(true);
  await user.click(save());
  await waitFor(() => expect(useToasts.getState().toasts[0]?.summary).toBe('El perfil se guardó'));
  expect(sent).toEqual([
    { path: '/api/users/me', body: { firstName: 'Luis Ángel', lastName: 'Mora', phone: '871 123 4567', version: 4 } },
  ]);
  expect(session.get().user?.firstName).toBe('Luis Ángel');
  await waitFor(() => expect(hasUnsavedChanges()).toBe(false));
});

test('R-11 what is missing or malformed is told at its field, and nothing is sent', async () => {
  const { user, sent } = open();
  await user.clear(await firstName());
  await user.clear(screen.getByLabelText('Teléfono'));
  await user.type(screen.getByLabelText('Teléfono'), '123');
  await user.click(save());
  expect(await firstName()).toHaveAccessibleDescription(/Escriba su nombre/);
  expect(screen.getByLabelText('Teléfono')).toHaveAccessibleDescription(/10 dígitos/);
  expect(sent).toEqual([]);
});

test('R-11 a stale version: both values are shown, the person chooses, and the newest version is sent', async () => {
  const theirs = { ...luis, firstName: 'Luis Alberto', phone: '8719876543', version: 5 };
  const stale = { status: 409, error: 'Otra persona modificó este registro.', code: 'VERSION_OBSOLETA', data: theirs };
  let first = true;
  const { user, sent } = open({
    put: () => {
      if (!first) return { data: { ...theirs, version: 6 } };
      first = false;
      return stale;
    },
  });
  await user.clear(await firstName());
  await user.type(await firstName(), 'Lucho');
  await user.click(save());
  const conflict = within(await screen.findByRole('region', { name: /Alguien cambió este perfil/ }));
  const names = within(conflict.getByRole('group', { name: 'Nombre' }));
  expect(names.getByRole('radio', { name: 'Lo que escribió: Lucho' })).toBeChecked();
  // What was not touched here is taken as it is saved, and can be taken back.
  expect(
    within(conflict.getByRole('group', { name: 'Teléfono' })).getByRole('radio', { name: /guardado: 871 987 6543/ }),
  ).toBeChecked();
  await user.click(names.getByRole('radio', { name: 'Lo que está guardado: Luis Alberto' }));
  expect(await firstName()).toHaveValue('Luis Alberto');
  await user.click(save());
  await waitFor(() =>
    expect(sent.at(-1)?.body).toEqual({
      firstName: 'Luis Alberto',
      lastName: 'Mora',
      phone: '871 987 6543',
      version: 5,
    }),
  );
  await waitFor(() => expect(screen.queryByRole('region', { name: /Alguien cambió/ })).not.toBeInTheDocument());
});

test('R-11 the password is changed with the current one; the rules are told before', async () => {
  const { user, sent } = open();
  await firstName();
  expect(passwords().getByLabelText(/^Contraseña nueva/)).toHaveAccessibleDescription(/10 caracteres como mínimo/);
  await user.type(passwords().getByLabelText(/^Contraseña actual/), 'la de antes');
  await user.type(passwords().getByLabelText(/^Contraseña nueva/), 'cuatro palabras juntas');
  await user.click(passwords().getByRole('button', { name: 'Cambiar la contraseña' }));
  await waitFor(() => expect(useToasts.getState().toasts[0]?.summary).toBe('La contraseña se cambió'));
  expect(sent).toEqual([
    { path: '/api/users/me/password', body: { currentPassword: 'la de antes', password: 'cuatro palabras juntas' } },
  ]);
  expect(passwords().getByLabelText(/^Contraseña nueva/)).toHaveValue('');
});

test('R-11 a new password that is too short, or a wrong current one, is told at its field', async () => {
  const details = [{ path: 'currentPassword', message: 'La contraseña actual no es correcta.' }];
  const wrong = { status: 400, error: 'Revise los datos.', code: 'DATOS_INVALIDOS', details };
  const { user, sent } = open({ password: () => wrong });
  await firstName();
  await user.type(passwords().getByLabelText(/^Contraseña actual/), 'otra');
  await user.type(passwords().getByLabelText(/^Contraseña nueva/), 'corta');
  await user.click(passwords().getByRole('button', { name: 'Cambiar la contraseña' }));
  expect(passwords().getByLabelText(/^Contraseña nueva/)).toHaveAccessibleDescription(/Faltan caracteres/);
  expect(sent).toEqual([]);
  await user.type(passwords().getByLabelText(/^Contraseña nueva/), ' pero ya no');
  await user.click(passwords().getByRole('button', { name: 'Cambiar la contraseña' }));
  await waitFor(() =>
    expect(passwords().getByLabelText(/^Contraseña actual/)).toHaveAccessibleDescription(/no es correcta/),
  );
  await user.click(passwords().getByRole('button', { name: 'Mostrar la contraseña actual' }));
  expect(passwords().getByLabelText(/^Contraseña actual/)).toHaveValue('otra');
  expect(passwords().getByLabelText(/^Contraseña actual/)).toHaveAttribute('type', 'text');
});

test('R-11 at the address of the users a consultant finds its own profile, without an entry in the menu', () => {
  const users = manifest.routes.find(({ path }) => path === '/dashboard/users');
  expect(users).toMatchObject({ pageFor: { Consultant: 'own-profile' }, titleFor: { Consultant: 'Mi perfil' } });
  expect(manifest.menu.filter(({ roles }) => roles.some((role) => role === ('Consultant' as string)))).toEqual([]);
});
