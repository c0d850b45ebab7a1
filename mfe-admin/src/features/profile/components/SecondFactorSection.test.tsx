import type { SecondFactorStatus } from '@surco/shared/contract';
import { useToasts } from '@surco/shared/platform';
import { createSessionUser, mockApi, type MockResponses, renderPage, session } from '@surco/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { findDialog } from '../../../testing/findDialog';
import { SecondFactorSection } from './SecondFactorSection';

const PATH = '/users/me/second-factor';
const OFF: SecondFactorStatus = {
  required: false,
  hasPassword: true,
  totpSince: null,
  recoveryCodesLeft: 0,
  passkeys: [],
};
const ON: SecondFactorStatus = { ...OFF, totpSince: '2026-11-02T18:00:00.000Z', recoveryCodesLeft: 2 };
const SETUP = { key: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Surco:ana', qrCode: { size: 29, path: 'M4 4h1v1h-1z' } };
const CODES = { recoveryCodes: ['AAAA-BBBB-CCCC-DDDD'] };
const wrongPassword = {
  status: 400,
  error: 'Revise los datos.',
  code: 'DATOS_INVALIDOS',
  details: [{ path: 'currentPassword', message: 'La contraseña actual no es correcta.' }],
};

function open(status: SecondFactorStatus, responses: MockResponses = {}) {
  const sent: { path: string; body: unknown }[] = [];
  const record =
    (data: unknown): MockResponses[string] =>
    ({ pathname }, init) => {
      sent.push({ path: pathname.replace('/api', ''), body: JSON.parse(String(init?.body)) });
      return { data };
    };
  session.setUser(createSessionUser('Coordinator'));
  mockApi({
    [`GET ${PATH}`]: { data: status },
    [`POST ${PATH}/totp`]: record(SETUP),
    [`POST ${PATH}/totp/confirm`]: record(CODES),
    [`POST ${PATH}/recovery-codes`]: record(CODES),
    [`POST ${PATH}/disable`]: record(OFF),
    ...responses,
  });
  return { sent, ...renderPage(<SecondFactorSection />, '/dashboard/users') };
}

beforeEach(() => useToasts.setState({ toasts: [] }));
afterEach(() => session.clear());

type UserEvent = ReturnType<typeof open>['user'];

async function startSetup(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Activar con una aplicación' }));
  const dialog = await findDialog('Activar la verificación en dos pasos');
  await user.type(dialog.getByLabelText(/^Contraseña actual/), 'secreta{Enter}');
  return dialog;
}

test('P-01 turns the second factor on with password and first code, and shows the recovery codes once', async () => {
  const { user, sent } = open(OFF);
  await startSetup(user);
  expect(await screen.findByRole('img', { name: 'Código QR para la aplicación' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Activar' }));
  expect(screen.getByLabelText(/^Código de la aplicación/)).toHaveAccessibleDescription(/Escriba el código/);
  await user.type(screen.getByLabelText(/^Código de la aplicación/), '123456{Enter}');
  expect(await screen.findByText('AAAA-BBBB-CCCC-DDDD')).toBeVisible();
  expect(sent).toEqual([
    { path: `${PATH}/totp`, body: { currentPassword: 'secreta' } },
    { path: `${PATH}/totp/confirm`, body: { code: '123456' } },
  ]);
  await user.click(screen.getByRole('button', { name: 'Ya los guardé' }));
  expect(screen.queryByText('AAAA-BBBB-CCCC-DDDD')).not.toBeInTheDocument();
});

test('P-01 explains the missing second factor to a user of single sign-on, who has no password', async () => {
  open({ ...OFF, hasPassword: false });
  expect(await screen.findByText(/Usted entra con la cuenta corporativa/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Activar con una aplicación' })).not.toBeInTheDocument();
});

test('P-01 shows since when the second factor is on and how many codes are left, and creates new ones', async () => {
  const { user, sent } = open(ON);
  expect(await screen.findByText(/activa desde el 02\/11\/26/)).toBeVisible();
  expect(screen.getByText(/Le quedan 2 códigos de recuperación/)).toBeVisible();
  expect(screen.getByText(/Cree códigos nuevos/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Crear códigos de recuperación nuevos' }));
  const dialog = await findDialog('Códigos de recuperación nuevos');
  await user.type(dialog.getByLabelText(/^Contraseña actual/), 'secreta');
  await user.click(dialog.getByRole('button', { name: 'Crear códigos de recuperación nuevos' }));
  expect(await screen.findByText('AAAA-BBBB-CCCC-DDDD')).toBeVisible();
  expect(sent).toEqual([{ path: `${PATH}/recovery-codes`, body: { currentPassword: 'secreta' } }]);
});

test('P-01 turns the second factor off with the password', async () => {
  const { user, sent } = open(ON);
  await user.click(await screen.findByRole('button', { name: 'Desactivar' }));
  const dialog = await findDialog('¿Desactivar la verificación en dos pasos?');
  await user.type(dialog.getByLabelText(/^Contraseña actual/), 'secreta{Enter}');
  expect(await screen.findByRole('button', { name: 'Activar con una aplicación' })).toBeVisible();
  expect(sent).toEqual([{ path: `${PATH}/disable`, body: { currentPassword: 'secreta' } }]);
});

test('P-01 turning the second factor off shows a missing or wrong password at its field', async () => {
  const { user } = open(ON, { [`POST ${PATH}/disable`]: wrongPassword });
  await user.click(await screen.findByRole('button', { name: 'Desactivar' }));
  const dialog = await findDialog('¿Desactivar la verificación en dos pasos?');
  await user.click(dialog.getByRole('button', { name: 'Desactivar' }));
  expect(dialog.getByLabelText(/^Contraseña actual/)).toHaveAccessibleDescription(/Escriba su contraseña actual/);
  await user.type(dialog.getByLabelText(/^Contraseña actual/), 'otra{Enter}');
  await waitFor(() =>
    expect(dialog.getByLabelText(/^Contraseña actual/)).toHaveAccessibleDescription(/no es correcta/),
  );
});

test('P-01 N-13 offers no button to turn the second factor off when the account requires one', async () => {
  open({ ...ON, required: true });
  expect(await screen.findByText('Su cuenta la necesita: no se puede desactivar.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Desactivar' })).not.toBeInTheDocument();
});

describe('passkeys', () => {
  const passkey = { id: 'p1', name: 'Portátil', createdAt: '2026-11-02T18:00:00.000Z', lastUsedAt: null };
  const withPasskey: SecondFactorStatus = { ...ON, passkeys: [passkey] };

  beforeEach(() => Object.assign(window, { PublicKeyCredential: Object }));
  afterEach(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));

  test('P-01 lists the passkeys and removes one with the password, after a wrong password was reported', async () => {
    const remove = (_url: URL, init?: RequestInit) =>
      String(init?.body).includes('secreta') ? { data: ON } : wrongPassword;
    const { user } = open(withPasskey, { 'POST /users/me/passkeys/p1/remove': remove });
    expect(await screen.findByText('Portátil')).toBeVisible();
    expect(screen.getByText(/agregada el 02\/11\/26/)).toHaveTextContent(/sin usar todavía/);
    await user.click(screen.getByRole('button', { name: 'Quitar la llave de acceso Portátil' }));
    const dialog = await findDialog('¿Quitar la llave de acceso Portátil?');
    const field = dialog.getByLabelText(/^Contraseña actual/);
    await user.type(field, 'otra{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/no es correcta/));
    expect(field).toHaveValue('otra');
    await user.clear(field);
    await user.type(field, 'secreta');
    await user.click(dialog.getByRole('button', { name: 'Quitar' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Quitar la llave de acceso Portátil' })).not.toBeInTheDocument(),
    );
  });
});
