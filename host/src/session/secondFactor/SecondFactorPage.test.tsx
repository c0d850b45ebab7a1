import { session } from '@surco/shared/platform';
import { createSessionUser, mockApi, type MockResponses, renderPage } from '@surco/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { SectionPathsFixture } from '../../testing/SectionPathsFixture';
import SecondFactorPage from './SecondFactorPage';

const SETUP = { key: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Surco:ana', qrCode: { size: 29, path: 'M4 4h1v1h-1z' } };
const CODES = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];

function openPage(answers: MockResponses = {}) {
  session.setUser(createSessionUser('Admin', { secondFactorPending: true }));
  mockApi({
    'POST /users/me/second-factor/totp': { data: SETUP },
    'POST /users/me/second-factor/totp/confirm': { data: { recoveryCodes: CODES } },
    'GET /auth/me': { data: createSessionUser('Admin') },
    ...answers,
  });
  return renderPage(
    <SectionPathsFixture>
      <Routes>
        <Route path="/second-factor" element={<SecondFactorPage />} />
        <Route path="/dashboard/*" element={<p>Inicio</p>} />
      </Routes>
    </SectionPathsFixture>,
    '/second-factor',
  );
}

afterEach(() => session.clear());

test('N-13 leads from the password through QR code and recovery codes to the home of the role', async () => {
  const { user } = openPage();
  await user.type(screen.getByLabelText('Contraseña actual'), 'secreta');
  await user.click(screen.getByRole('button', { name: 'Activar la verificación' }));
  expect(await screen.findByRole('img', { name: 'Código QR para la aplicación' })).toBeVisible();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  const code = screen.getByLabelText(/^Código de la aplicación/);
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await user.type(code, '123456{Enter}');
  expect(await screen.findByText('AAAA-BBBB-CCCC-DDDD')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Descargar' })).toHaveAttribute(
    'download',
    'surco-codigos-de-recuperacion.txt',
  );
  await user.click(screen.getByRole('button', { name: 'Ya los guardé' }));
  expect(await screen.findByText('Inicio')).toBeVisible();
  expect(session.get().user?.secondFactorPending).toBe(false);
});

test('N-13 shows a wrong code at its field', async () => {
  const { user } = openPage({
    'POST /users/me/second-factor/totp/confirm': {
      status: 400,
      error: 'Revise los datos.',
      code: 'DATOS_INVALIDOS',
      details: [{ path: 'code', message: 'El código no es correcto.' }],
    },
  });
  await user.type(screen.getByLabelText('Contraseña actual'), 'secreta');
  await user.click(screen.getByRole('button', { name: 'Activar la verificación' }));
  await user.type(await screen.findByLabelText(/^Código de la aplicación/), '000000{Enter}');
  expect(await screen.findByLabelText(/^Código de la aplicación/)).toHaveAccessibleDescription(/no es correcto/);
});

test('N-13 requires the password and shows a wrong one at its field', async () => {
  const { user } = openPage({
    'POST /users/me/second-factor/totp': {
      status: 400,
      error: 'Revise los datos.',
      code: 'DATOS_INVALIDOS',
      details: [{ path: 'currentPassword', message: 'La contraseña actual no es correcta.' }],
    },
  });
  const field = screen.getByLabelText('Contraseña actual');
  await user.click(screen.getByRole('button', { name: 'Activar la verificación' }));
  expect(field).toHaveAccessibleDescription(/Escriba su contraseña actual/);
  await user.type(field, 'otra{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/no es correcta/));
  expect(field).toHaveValue('otra');
});

test('N-13 N-01 offers the logout instead of the set-up', () => {
  openPage();
  expect(screen.getByRole('link', { name: 'Ahora no, cerrar sesión' })).toHaveAttribute('href', '/logout');
});
