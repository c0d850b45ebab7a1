import type { User } from '@surco/shared/contract';
import { hasUnsavedChanges, useToasts } from '@surco/shared/platform';
import {
  createSessionUser,
  mockApi,
  type MockResponse,
  type MockResponses,
  renderPage,
  session,
} from '@surco/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { findDialog } from '../../../testing/findDialog';
import { getFirstCall } from '../../../testing/getFirstCall';
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
  distributorZoneIds: [],
  invitation: null,
  createdById: null,
  acceptedTosAt: '2026-01-05T18:00:00.000Z',
  acceptedTosVersion: '2026-01',
  version: 4,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

interface SentRequest {
  path: string;
  body: unknown;
}

function open(responses: Partial<Record<'put' | 'password' | 'email', () => MockResponse>> = {}, hasPassword = true) {
  const sent: SentRequest[] = [];
  const recordRequest =
    (response: () => MockResponse): MockResponses[string] =>
    (address, init) => {
      sent.push({ path: address.pathname, body: JSON.parse(String(init?.body)) });
      return response();
    };
  session.setUser(createSessionUser('Consultant', { id: luis.id, firstName: luis.firstName, email: luis.email }));
  const requests = mockApi({
    'GET /users/me': { data: luis },
    'GET /users/me/second-factor': {
      data: { required: false, hasPassword, totpSince: null, recoveryCodesLeft: 0, passkeys: [] },
    },
    'GET /users/me/sessions': { data: [] },
    'PUT /users/me': recordRequest(
      responses.put ?? (() => ({ data: { ...luis, firstName: 'Luis Ángel', version: 5 } })),
    ),
    'POST /users/me/email': recordRequest(responses.email ?? (() => ({ data: null }))),
    'POST /users/me/password': recordRequest(responses.password ?? (() => ({ data: null }))),
  });
  return { sent, requests, ...renderPage(<OwnProfilePage />, '/dashboard/users') };
}

const findFirstName = () => screen.findByLabelText(/^Nombre/);
const getSaveButton = () => screen.getByRole('button', { name: 'Guardar cambios' });
const getPasswordForm = () => within(screen.getByRole('form', { name: 'Cambiar la contraseña' }));
const findPasswordForm = async () => within(await screen.findByRole('form', { name: 'Cambiar la contraseña' }));

beforeEach(() => useToasts.setState({ toasts: [] }));
afterEach(() => session.clear());

test('R-11 P-01 shows names, phone and account data; its first call is that of the manifest', async () => {
  const { requests } = open();
  expect(await findFirstName()).toHaveValue('Luis');
  expect(screen.getByLabelText(/^Apellidos/)).toHaveValue('Mora');
  expect(screen.getByLabelText('Teléfono')).toHaveValue('871 123 4567');
  expect(screen.getByText('Consultor')).toBeVisible();
  expect(screen.getByText('Agrosemillas del Norte')).toBeVisible();
  expect(screen.getByText('05/01/26')).toBeVisible();
  expect(requests[0]?.url).toBe(getFirstCall('/dashboard/users/me'));
});

test('R-11 sends a valid change with its version and updates the name in the session', async () => {
  const { user, sent } = open();
  await user.clear(await findFirstName());
  await user.click(getSaveButton());
  expect(await findFirstName()).toHaveAccessibleDescription(/Escriba su nombre/);
  expect(sent).toEqual([]);
  await user.type(await findFirstName(), 'Luis Ángel');
  expect(hasUnsavedChanges()).toBe(true);
  await user.click(getSaveButton());
  await waitFor(() => expect(useToasts.getState().toasts[0]?.summary).toBe('El perfil se guardó'));
  expect(sent).toEqual([
    { path: '/api/users/me', body: { firstName: 'Luis Ángel', lastName: 'Mora', phone: '8711234567', version: 4 } },
  ]);
  expect(session.get().user?.firstName).toBe('Luis Ángel');
  await waitFor(() => expect(hasUnsavedChanges()).toBe(false));
});

test('R-11 shows both values on a version conflict and sends the chosen one with the new version', async () => {
  const theirs = { ...luis, firstName: 'Luis Alberto', phone: '8719876543', version: 5 };
  const stale = { status: 409, error: 'Otra persona modificó este registro.', code: 'VERSION_OBSOLETA', data: theirs };
  let isFirstRequest = true;
  const { user, sent } = open({
    put: () => {
      if (!isFirstRequest) return { data: { ...theirs, version: 6 } };
      isFirstRequest = false;
      return stale;
    },
  });
  await user.clear(await findFirstName());
  await user.type(await findFirstName(), 'Lucho');
  await user.click(getSaveButton());
  const conflict = within(await screen.findByRole('region', { name: /Alguien cambió este perfil/ }));
  const names = within(conflict.getByRole('group', { name: 'Nombre' }));
  expect(names.getByRole('radio', { name: 'Lo que escribió: Lucho' })).toBeChecked();
  // A field that is unchanged here shows the stored value; the user can still choose the old one.
  expect(
    within(conflict.getByRole('group', { name: 'Teléfono' })).getByRole('radio', { name: /guardado: 871 987 6543/ }),
  ).toBeChecked();
  await user.click(names.getByRole('radio', { name: 'Lo que está guardado: Luis Alberto' }));
  expect(await findFirstName()).toHaveValue('Luis Alberto');
  await user.click(getSaveButton());
  await waitFor(() =>
    expect(sent.at(-1)?.body).toEqual({
      firstName: 'Luis Alberto',
      lastName: 'Mora',
      phone: '8719876543',
      version: 5,
    }),
  );
  await waitFor(() => expect(screen.queryByRole('region', { name: /Alguien cambió/ })).not.toBeInTheDocument());
});

test('R-11 changes the password, shows its rules, and no error of an earlier attempt afterwards', async () => {
  const { user, sent } = open();
  await findPasswordForm();
  expect(getPasswordForm().getByLabelText(/^Contraseña nueva/)).toHaveAccessibleDescription(
    /10 caracteres como mínimo/,
  );
  await user.click(getPasswordForm().getByRole('button', { name: 'Cambiar la contraseña' }));
  expect(getPasswordForm().getByRole('alert')).toHaveTextContent('Falta corregir 2 datos');
  await user.type(getPasswordForm().getByLabelText(/^Contraseña actual/), 'la de antes');
  await user.type(getPasswordForm().getByLabelText(/^Contraseña nueva/), 'cuatro palabras juntas');
  await user.click(getPasswordForm().getByRole('button', { name: 'Cambiar la contraseña' }));
  await waitFor(() => expect(useToasts.getState().toasts[0]?.summary).toBe('La contraseña se cambió'));
  expect(sent).toEqual([
    { path: '/api/users/me/password', body: { currentPassword: 'la de antes', password: 'cuatro palabras juntas' } },
  ]);
  expect(getPasswordForm().getByLabelText(/^Contraseña nueva/)).toHaveValue('');
  expect(getPasswordForm().queryByRole('alert')).not.toBeInTheDocument();
});

test('R-11 reports a short new password and a wrong current one at their fields', async () => {
  const details = [{ path: 'currentPassword', message: 'La contraseña actual no es correcta.' }];
  const wrong = { status: 400, error: 'Revise los datos.', code: 'DATOS_INVALIDOS', details };
  const { user, sent } = open({ password: () => wrong });
  await findPasswordForm();
  await user.type(getPasswordForm().getByLabelText(/^Contraseña actual/), 'otra');
  await user.type(getPasswordForm().getByLabelText(/^Contraseña nueva/), 'corta');
  await user.click(getPasswordForm().getByRole('button', { name: 'Cambiar la contraseña' }));
  expect(getPasswordForm().getByLabelText(/^Contraseña nueva/)).toHaveAccessibleDescription(/Faltan caracteres/);
  expect(sent).toEqual([]);
  await user.type(getPasswordForm().getByLabelText(/^Contraseña nueva/), ' pero ya no');
  await user.click(getPasswordForm().getByRole('button', { name: 'Cambiar la contraseña' }));
  await waitFor(() =>
    expect(getPasswordForm().getByLabelText(/^Contraseña actual/)).toHaveAccessibleDescription(/no es correcta/),
  );
  await user.click(getPasswordForm().getByRole('button', { name: 'Mostrar la contraseña actual' }));
  expect(getPasswordForm().getByLabelText(/^Contraseña actual/)).toHaveValue('otra');
  expect(getPasswordForm().getByLabelText(/^Contraseña actual/)).toHaveAttribute('type', 'text');
});

test('R-11 requests a link for a new e-mail and says where it was sent', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: 'Cambiar correo' }));
  const dialog = await findDialog('Cambiar el correo');
  await user.click(dialog.getByRole('button', { name: 'Enviar el enlace' }));
  expect(dialog.getByLabelText(/^Correo nuevo/)).toHaveAccessibleDescription(/Escriba el correo nuevo/);
  expect(dialog.getByLabelText(/^Su contraseña/)).toHaveAccessibleDescription(/Escriba su contraseña/);
  await user.type(dialog.getByLabelText(/^Correo nuevo/), ' luis@nuevo.mx ');
  await user.type(dialog.getByLabelText(/^Su contraseña/), 'la de antes');
  await user.click(dialog.getByRole('button', { name: 'Enviar el enlace' }));
  expect(await screen.findByText(/Se envió un enlace a luis@nuevo.mx\./)).toHaveTextContent(
    'su correo sigue siendo consultor@surco.test',
  );
  expect(sent).toEqual([
    { path: '/api/users/me/email', body: { email: 'luis@nuevo.mx', accountPassword: 'la de antes' } },
  ]);
  expect(screen.getByRole('button', { name: 'Usar otro correo o enviarlo de nuevo' })).toBeVisible();
});

test('R-11 P-01 asks an account without a password for none', async () => {
  const { user, sent } = open({}, false);
  await user.click(await screen.findByRole('button', { name: 'Cambiar correo' }));
  const dialog = await findDialog('Cambiar el correo');
  expect(dialog.queryByLabelText(/contraseña/)).toBeNull();
  await user.type(dialog.getByLabelText(/^Correo nuevo/), 'luis@nuevo.mx');
  await user.click(dialog.getByRole('button', { name: 'Enviar el enlace' }));
  expect(await screen.findByText(/Se envió un enlace a luis@nuevo.mx\./)).toBeVisible();
  expect(sent).toEqual([{ path: '/api/users/me/email', body: { email: 'luis@nuevo.mx' } }]);
  expect(screen.queryByRole('form', { name: 'Cambiar la contraseña' })).toBeNull();
  expect(screen.getByText(/Su cuenta no tiene contraseña: usted entra con Microsoft/)).toBeVisible();
});
