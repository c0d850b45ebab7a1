import { createSessionUser, mockApi, type MockResponses, renderPage, session } from '@surco/shared/testing';
import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { SectionPathsFixture } from '../../testing/SectionPathsFixture';
import LoginPage from '../login/LoginPage';
import NewPasswordPage from './NewPasswordPage';

const INVALID_LINK_MESSAGE = 'Este enlace ya se usó, venció o no es válido. Solicite uno nuevo.';

function openPage(answers: MockResponses = {}, address = '/new-password?token=abc') {
  const requests = mockApi({
    'POST /auth/check-link': { data: { email: 'ana@surco.test', isFirst: false } },
    'POST /auth/reset-password': { data: null },
    ...answers,
  });
  const page = (
    <SectionPathsFixture>
      <Routes>
        <Route path="/new-password" element={<NewPasswordPage />} />
        <Route path="/login" element={<LoginPage />} />
      </Routes>
    </SectionPathsFixture>
  );
  return { requests, ...renderPage(page, address) };
}

const getPasswordInput = () => screen.getByLabelText('Contraseña');
const getSaveButton = () => screen.getByRole('button', { name: 'Guardar la contraseña' });

afterEach(() => session.clear());

test('R-03 shows the rules from the start, the password on demand, and a short or common one as an error', async () => {
  const { user, requests } = openPage({
    'POST /auth/reset-password': {
      status: 400,
      error: 'Revise los datos.',
      code: 'DATOS_INVALIDOS',
      details: [{ path: 'password', message: 'Esa contraseña es muy común.' }],
    },
  });
  expect(getPasswordInput()).toHaveAccessibleDescription(/10 caracteres como mínimo/);
  expect(getPasswordInput()).toHaveAttribute('autocomplete', 'new-password');
  expect(getPasswordInput()).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Mostrar la contraseña' }));
  expect(getPasswordInput()).toHaveAttribute('type', 'text');
  await user.type(getPasswordInput(), 'corta');
  await user.click(getSaveButton());
  expect(getPasswordInput()).toHaveAccessibleDescription(/Faltan caracteres/);
  expect(requests.map(({ url }) => url)).toEqual(['/auth/check-link']);
  await user.type(getPasswordInput(), ' contraseña');
  await user.click(getSaveButton());
  expect(await screen.findByText('Esa contraseña es muy común.')).toBeVisible();
  expect(getPasswordInput()).toHaveValue('corta contraseña');
});

test('R-03 sends token and password unchanged, then links to the sign-in', async () => {
  const bodies: unknown[] = [];
  const { user } = openPage({
    'POST /auth/reset-password': (_, init) => {
      bodies.push(init?.body);
      return { data: null };
    },
  });
  await user.type(getPasswordInput(), ' cuatro palabras juntas ');
  await user.click(getSaveButton());
  expect(await screen.findByRole('status')).toHaveTextContent(
    'La contraseña se guardóYa puede entrar con ella. Si tenía sesiones abiertas, se cerraron.',
  );
  expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/login');
  expect(bodies).toEqual(['{"token":"abc","password":" cuatro palabras juntas "}']);
});

test('R-03 R-01 a first password says nothing of sessions, and the sign-in has the address of the account', async () => {
  const { user } = openPage({ 'POST /auth/check-link': { data: { email: 'ana@surco.test', isFirst: true } } });
  expect(await screen.findByText('Es la de la cuenta ana@surco.test.')).toBeVisible();
  await user.type(getPasswordInput(), 'cuatro palabras juntas');
  await user.click(getSaveButton());
  expect(await screen.findByRole('status')).toHaveTextContent(/^La contraseña se guardóYa puede entrar con ella\.$/);
  await user.click(screen.getByRole('link', { name: 'Entrar' }));
  expect(screen.getByLabelText('Correo electrónico')).toHaveValue('ana@surco.test');
});

test('R-03 a check of the link that is answered after the password was saved says nothing more', async () => {
  let answer = (): void => undefined;
  const checked = new Promise<void>((resolve) => (answer = resolve));
  const { user } = openPage({
    'POST /auth/check-link': async () => {
      await checked;
      return { status: 400, error: INVALID_LINK_MESSAGE, code: 'ENLACE_INVALIDO' };
    },
  });
  await user.type(getPasswordInput(), 'cuatro palabras juntas');
  await user.click(getSaveButton());
  await screen.findByRole('link', { name: 'Entrar' });
  await act(async () => answer());
  expect(screen.getByRole('status')).toHaveTextContent(/^La contraseña se guardó/);
});

test('R-03 links to the logout first when a session is open', async () => {
  session.setUser(createSessionUser('Admin'));
  const { user } = openPage();
  await user.type(getPasswordInput(), 'cuatro palabras juntas');
  await user.click(getSaveButton());
  expect(await screen.findByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/logout');
});

test('R-03 T-04 says of a link that has expired, before anything is typed, how to get a new one', async () => {
  openPage({ 'POST /auth/check-link': { status: 400, error: INVALID_LINK_MESSAGE, code: 'ENLACE_INVALIDO' } });
  expect(await screen.findByRole('status')).toHaveTextContent(INVALID_LINK_MESSAGE);
  expect(screen.queryByLabelText('Contraseña')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Solicitar un enlace nuevo' })).toHaveAttribute('href', '/restore-password');
});

test('R-03 reports a used, expired or forged link and offers a new one', async () => {
  const { user } = openPage({
    'POST /auth/reset-password': { status: 400, error: INVALID_LINK_MESSAGE, code: 'ENLACE_INVALIDO' },
  });
  await user.type(getPasswordInput(), 'cuatro palabras juntas');
  await user.click(getSaveButton());
  expect(await screen.findByRole('status')).toHaveTextContent(INVALID_LINK_MESSAGE);
  expect(screen.getByRole('link', { name: 'Solicitar un enlace nuevo' })).toHaveAttribute('href', '/restore-password');
});

test('R-03 an address without a token sends nothing and offers a new link', () => {
  const { requests } = openPage({}, '/new-password');
  expect(screen.getByRole('status')).toHaveTextContent('falta el enlace');
  expect(screen.getByRole('link', { name: 'Solicitar un enlace nuevo' })).toBeVisible();
  expect(requests).toEqual([]);
});
