import type { SecondFactorMethod } from '@surco/shared/contract';
import {
  createSessionUser,
  fillSilently,
  mockApi,
  type MockResponses,
  recordBody,
  renderPage,
  session,
} from '@surco/shared/testing';
import { requestPasskey } from '@surco/shared/ui/second-factor';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { SectionPathsFixture } from '../../../testing/SectionPathsFixture';
import LoginPage from '../LoginPage';

jest.mock('@surco/shared/ui/second-factor', () => ({ requestPasskey: jest.fn() }));
const mockedRequestPasskey = jest.mocked(requestPasskey);
const assertion = {
  id: 'llave',
  rawId: 'llave',
  type: 'public-key' as const,
  clientExtensionResults: {},
  response: { clientDataJSON: 'datos', authenticatorData: 'datos', signature: 'firma' },
};

afterEach(() => session.clear());

const challengeWith = (...methods: SecondFactorMethod[]) => ({
  secondFactorNeeded: true,
  challenge: 'reto',
  methods,
  expiresAt: '2026-11-20T16:30:00.000Z',
});

/** Signs in with a correct password of a user with a second factor. */
async function openSecondStep(answers: MockResponses = {}, methods: SecondFactorMethod[] = ['totp', 'recovery']) {
  const sent: unknown[] = [];
  mockApi({
    'POST /auth/': { data: challengeWith(...methods) },
    'POST /auth/second-factor': (_, init) => {
      sent.push(JSON.parse(String(init?.body)));
      return { data: createSessionUser('Admin') };
    },
    'GET /auth/me': { data: createSessionUser('Admin') },
    ...answers,
  });
  const { user } = renderPage(
    <SectionPathsFixture>
      <Routes>
        <Route path="/login" element={<LoginPage />} />
        <Route path="/dashboard/*" element={<p>Inicio</p>} />
      </Routes>
    </SectionPathsFixture>,
    '/login',
  );
  fillSilently(screen.getByLabelText('Correo electrónico'), 'ana@surco.test');
  fillSilently(screen.getByLabelText('Contraseña'), 'secreta');
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Verificación en dos pasos' })).toBeVisible();
  return { user, sent };
}

test('X-01 after the password asks for the code of the app, by keyboard', async () => {
  const { user, sent } = await openSecondStep();
  const code = screen.getByLabelText('Código de la aplicación');
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code).toHaveAttribute('inputmode', 'numeric');
  expect(code).toHaveFocus();
  expect(session.get().user).toBeNull();
  await user.keyboard('123456{Enter}');
  expect(await screen.findByText('Inicio')).toBeVisible();
  expect(sent).toEqual([{ challenge: 'reto', method: 'totp', code: '123456' }]);
  expect(session.get().user?.role).toBe('Admin');
});

test('X-01 shows an empty and a wrong code, and accepts a recovery code instead', async () => {
  const bodies: unknown[] = [];
  const { user } = await openSecondStep({
    'POST /auth/second-factor': recordBody(bodies, ({ method }) =>
      method === 'totp'
        ? { status: 401, error: 'El código no es correcto.', code: 'CODIGO_INVALIDO' }
        : { data: createSessionUser('Admin') },
    ),
  });
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('Código de la aplicación')).toHaveAccessibleDescription(
    /Escriba el código de su aplicación/,
  );
  await user.keyboard('000000{Enter}');
  expect(await screen.findByText('El código no es correcto.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Entrar' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Usar un código de recuperación' }));
  expect(screen.getByLabelText('Código de recuperación')).toHaveFocus();
  await user.keyboard('abcd-efgh-jkmn-pqrs{Enter}');
  expect(await screen.findByText('Inicio')).toBeVisible();
  expect(bodies.at(-1)).toEqual({ challenge: 'reto', method: 'recovery', code: 'abcd-efgh-jkmn-pqrs' });
});

describe('passkey', () => {
  const passkeyAnswers: MockResponses = {
    'POST /auth/second-factor/passkey-options': { data: { challenge: 'opciones' } },
    'POST /auth/second-factor/passkey': { data: createSessionUser('Admin') },
  };

  beforeEach(() => Object.assign(window, { PublicKeyCredential: Object }));
  afterEach(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));

  test('X-01 says so when the user cancels, still accepts a code, and signs in with the passkey', async () => {
    mockedRequestPasskey.mockRejectedValueOnce(new Error('NotAllowedError'));
    const { user } = await openSecondStep(passkeyAnswers, ['totp', 'passkey']);
    await user.click(screen.getByRole('button', { name: 'Usar una llave de acceso' }));
    expect(await screen.findByText(/No se usó la llave de acceso/)).toBeVisible();
    expect(screen.getByLabelText('Código de la aplicación')).toBeEnabled();
    mockedRequestPasskey.mockResolvedValueOnce(assertion);
    await user.click(screen.getByRole('button', { name: 'Usar una llave de acceso' }));
    expect(await screen.findByText('Inicio')).toBeVisible();
    expect(mockedRequestPasskey).toHaveBeenCalledWith({ challenge: 'opciones' });
  });

  test('X-01 is not offered by a browser that does not know passkeys; the password can be written again', async () => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    const { user } = await openSecondStep(passkeyAnswers, ['totp', 'passkey']);
    expect(screen.queryByRole('button', { name: 'Usar una llave de acceso' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Volver a escribir la contraseña' }));
    expect(screen.getByRole('form', { name: 'Acceso para el personal' })).toBeVisible();
  });
});
