import { createSessionUser, mockApi, type MockResponses, recordBody, renderPage, session } from '@surco/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { SectionPathsFixture } from '../../testing/SectionPathsFixture';
import SecondFactorPage from './SecondFactorPage';

const SETUP = { key: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Surco:ana', qrCode: { size: 29, path: 'M4 4h1v1h-1z' } };
const CODES = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];

function openPage(answers: MockResponses) {
  session.setUser(createSessionUser('Admin', { secondFactorPending: true }));
  mockApi({
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

/** An error of the server at a field. */
const refuse = (path: string, message: string) => ({
  status: 400,
  error: 'Revise los datos.',
  code: 'DATOS_INVALIDOS',
  details: [{ path, message }],
});

test('N-13 N-01 leads from the password through QR code and recovery codes to the home of the role, past wrong ones', async () => {
  const { user } = openPage({
    'POST /users/me/second-factor/totp': recordBody([], ({ currentPassword }) =>
      currentPassword === 'secreta'
        ? { data: SETUP }
        : refuse('currentPassword', 'La contraseña actual no es correcta.'),
    ),
    'POST /users/me/second-factor/totp/confirm': recordBody([], ({ code }) =>
      code === '123456' ? { data: { recoveryCodes: CODES } } : refuse('code', 'El código no es correcto.'),
    ),
  });
  expect(screen.getByRole('link', { name: 'Ahora no, cerrar sesión' })).toHaveAttribute('href', '/logout');
  const password = screen.getByLabelText('Contraseña actual');
  await user.click(screen.getByRole('button', { name: 'Activar la verificación' }));
  expect(password).toHaveAccessibleDescription(/Escriba su contraseña actual/);
  await user.type(password, 'otra{Enter}');
  await waitFor(() => expect(password).toHaveAccessibleDescription(/no es correcta/));
  expect(password).toHaveValue('otra');
  await user.clear(password);
  await user.type(password, 'secreta{Enter}');
  expect(await screen.findByRole('img', { name: 'Código QR para la aplicación' })).toBeVisible();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  const code = screen.getByLabelText(/^Código de la aplicación/);
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await user.type(code, '000000{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription(/no es correcto/));
  await user.clear(code);
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
