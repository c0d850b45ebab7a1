import { boot, configure, runtimeConfig, session } from '@surco/shared/platform';
import { type Answers, renderPage, serve } from '@surco/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { enterAfresh } from './leave';
import LoginPage from './LoginPage';
import { popupToken, prepare } from './sso/msal';
import { person } from '@surco/shared/testing/people';

jest.mock('./sso/msal', () => ({
  prepare: jest.fn(async () => undefined),
  popupToken: jest.fn(),
  forgetAccount: jest.fn(async () => undefined),
}));
jest.mock('./leave', () => ({ ...jest.requireActual<object>('./leave'), enterAfresh: jest.fn() }));
const popup = jest.mocked(popupToken);

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>Llegó a {pathname + search}</p>;
}

/** The directory is configured, unless a test is about a product without one (K-04). */
function configureDirectory(clientId: string): void {
  const config = runtimeConfig();
  configure({ ...config, sso: { ...config.sso, clientId } });
}

function open(address: string, answers: Answers = {}, clientId = 'nuestro-cliente') {
  const asked = serve(answers);
  configureDirectory(clientId);
  const page = renderPage(
    <Routes>
      <Route path="/login/:role?/:objective?" element={<LoginPage />} />
      <Route path="/:role?/:objective?" element={<LoginPage />} />
      <Route path="/dashboard/*" element={<Elsewhere />} />
      <Route path="/farmer" element={<Elsewhere />} />
    </Routes>,
    address,
  );
  return { asked, ...page };
}

const WRONG = { status: 401, error: 'El usuario o la contraseña no son correctos.', code: 'CREDENCIALES_INVALIDAS' };
const staff = () => within(screen.getByRole('form', { name: 'Acceso para el equipo' }));
const farmers = () => within(screen.getByRole('form', { name: 'Acceso para agricultores' }));

beforeEach(() => popup.mockReset());
afterEach(() => session.clear());

test.each(['/', '/login', '/consultant'])('R-01 %s: e-mail and password, and the corporate account', (address) => {
  open(address);
  expect(screen.getByRole('heading', { level: 1, name: 'Acceso para el equipo' })).toBeVisible();
  expect(staff().getByLabelText('Correo electrónico')).toHaveAttribute('autocomplete', 'username');
  expect(staff().getByLabelText('Contraseña')).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.getByRole('button', { name: 'Entrar con Microsoft' })).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Acceso para agricultores' })).not.toBeInTheDocument();
  expect(document.title).toBe('Entrar · Surco');
});

test.each(['/login/farmer', '/Farmer/ensilado'])('R-01 %s: phone and client key first', (address) => {
  open(address);
  expect(farmers().getByLabelText('Teléfono')).toHaveAttribute('autocomplete', 'tel');
  expect(farmers().getByLabelText('Clave de cliente')).toHaveAttribute('type', 'text');
  expect(screen.queryByRole('button', { name: 'Entrar con Microsoft' })).not.toBeInTheDocument();
});

test('X-01 N-08 R-01 by keyboard alone: signs in and goes to the role’s home', async () => {
  const { user, asked } = open('/login', {
    'POST /auth/': { data: null },
    'GET /auth/me': { data: person('Consultant') },
  });
  await user.click(staff().getByLabelText('Correo electrónico'));
  await user.keyboard('ana@surco.test');
  await user.tab();
  await user.keyboard('secreta{Enter}');
  expect(await screen.findByText('Llegó a /dashboard/sales/list/sale')).toBeVisible();
  expect(asked).toHaveLength(2);
});

test('C-07 while somebody may get other versions of the sections, a sign-in asks for a page of its own', async () => {
  boot().trial = true;
  const { user } = open('/login', { 'POST /auth/': { data: null }, 'GET /auth/me': { data: person('Consultant') } });
  await user.type(staff().getByLabelText('Correo electrónico'), 'ana@surco.test');
  await user.type(staff().getByLabelText('Contraseña'), 'secreta{Enter}');
  await waitFor(() => expect(enterAfresh).toHaveBeenCalledWith('/dashboard/sales/list/sale'));
  boot().trial = false;
});

test('X-02 R-06 a farmer signs in by client key and the objective travels along as a value', async () => {
  const { user } = open('/login/farmer?objective=%2F%2Fmalo.mx%26x', {
    'POST /auth/client': { data: null },
    'GET /auth/me': { data: person('Farmer', { clientKey: 'DEMO' }) },
  });
  await user.type(farmers().getByLabelText('Teléfono'), '871 123 4567');
  await user.type(farmers().getByLabelText('Clave de cliente'), 'DEMO');
  await user.click(farmers().getByRole('button', { name: 'Entrar' }));
  expect(await screen.findByText('Llegó a /farmer?objective=%2F%2Fmalo.mx%26x')).toBeVisible();
});

test('R-01 empty and malformed fields are told in Spanish at the field, and nothing is sent', async () => {
  const { user, asked } = open('/login');
  await user.type(staff().getByLabelText('Correo electrónico'), 'ana@surco');
  await user.click(staff().getByRole('button', { name: 'Entrar' }));
  expect(staff().getByLabelText('Correo electrónico')).toHaveAccessibleDescription(/correo completo/);
  expect(staff().getByLabelText('Correo electrónico')).toHaveFocus();
  expect(staff().getByLabelText('Contraseña')).toBeInvalid();
  expect(asked).toEqual([]);
});

test('R-01 X-01 a refusal is shown in place, nothing typed is lost, and one may try again', async () => {
  const { user } = open('/login', { 'POST /auth/': WRONG });
  await user.type(staff().getByLabelText('Correo electrónico'), 'ana@surco.test');
  await user.type(staff().getByLabelText('Contraseña'), 'otra');
  await user.click(staff().getByRole('button', { name: 'Entrar' }));
  expect(await staff().findByText(WRONG.error)).toBeVisible();
  expect(staff().getByLabelText('Correo electrónico')).toHaveValue('ana@surco.test');
  expect(staff().getByLabelText('Contraseña')).toHaveValue('otra');
  expect(staff().getByRole('button', { name: 'Entrar' })).toBeEnabled();
});

test('R-01 the server’s complaint about a field stands at that field', async () => {
  const { user } = open('/login/farmer', {
    'POST /auth/client': {
      status: 400,
      error: 'Revise los datos.',
      code: 'DATOS_INVALIDOS',
      details: [{ path: 'phone', message: 'Ese teléfono no existe.' }],
    },
  });
  await user.type(farmers().getByLabelText('Teléfono'), '8711234567');
  await user.type(farmers().getByLabelText('Clave de cliente'), 'X');
  await user.click(farmers().getByRole('button', { name: 'Entrar' }));
  await waitFor(() => expect(farmers().getByLabelText('Teléfono')).toHaveAccessibleDescription(/no existe/));
});

test('R-01 pressing twice while the answer is on its way sends once', async () => {
  const { user, asked } = open('/login', { 'POST /auth/': WRONG });
  const answerNow = globalThis.fetch;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  globalThis.fetch = async (input, init) => {
    const answer = answerNow(input, init);
    await released;
    return answer;
  };
  await user.type(staff().getByLabelText('Correo electrónico'), 'ana@surco.test');
  await user.type(staff().getByLabelText('Contraseña'), 'otra');
  await user.dblClick(staff().getByRole('button', { name: 'Entrar' }));
  await user.type(staff().getByLabelText('Contraseña'), '{Enter}');
  expect(staff().getByRole('button', { name: 'Entrando…' })).toHaveAttribute('aria-disabled', 'true');
  release();
  await staff().findByText(WRONG.error);
  expect(asked).toHaveLength(1);
});

test('R-01 switching between the forms keeps what was typed', async () => {
  const { user } = open('/login');
  await user.type(staff().getByLabelText('Correo electrónico'), 'ana@surco.test');
  await user.click(screen.getByRole('button', { name: 'Soy agricultor y tengo clave de cliente' }));
  await user.type(farmers().getByLabelText('Teléfono'), '871');
  await user.click(screen.getByRole('button', { name: 'Entrar con correo y contraseña' }));
  expect(staff().getByLabelText('Correo electrónico')).toHaveValue('ana@surco.test');
});

test('R-01 the password can be shown and hidden again', async () => {
  const { user } = open('/login');
  await user.click(screen.getByRole('button', { name: 'Mostrar la contraseña' }));
  expect(staff().getByLabelText('Contraseña')).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Ocultar la contraseña' }));
  expect(staff().getByLabelText('Contraseña')).toHaveAttribute('type', 'password');
});

test('R-05 a forgotten password leads to the page that restores it', () => {
  open('/login');
  expect(screen.getByRole('link', { name: '¿Olvidó su contraseña?' })).toHaveAttribute('href', '/restore-password');
});

test('K-04 where no directory is configured there is no button for it', () => {
  open('/login', {}, '');
  expect(staff().getByRole('button', { name: 'Entrar' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Microsoft/ })).not.toBeInTheDocument();
});

const microsoft = () => screen.getByRole('button', { name: 'Entrar con Microsoft' });

test('T-01 on a slow network the first press shows progress, and a window opens only by a press that counts', async () => {
  let arrive = (): void => undefined;
  jest.mocked(prepare).mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  popup.mockResolvedValue('token');
  const { user } = open('/', {
    'POST /auth/microsoft': { data: null },
    'GET /auth/me': { data: person('Coordinator') },
  });
  await user.click(microsoft());
  expect(await screen.findByText(/Preparando la ventana/)).toBeVisible();
  expect(microsoft()).toHaveAttribute('aria-disabled', 'true');
  expect(popup).not.toHaveBeenCalled();
  act(() => arrive());
  expect(await screen.findByText(/Pulse el botón/)).toBeVisible();
  expect(popup).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Abrir la ventana de Microsoft' }));
  expect(await screen.findByText('Llegó a /dashboard/users')).toBeVisible();
});

test('X-07 T-01 the corporate account leads to the role’s home', async () => {
  popup.mockResolvedValue('token');
  const { user } = open('/', {
    'POST /auth/microsoft': { data: null },
    'GET /auth/me': { data: person('Coordinator') },
  });
  await user.click(microsoft());
  expect(await screen.findByText('Llegó a /dashboard/users')).toBeVisible();
});

test('F-05 a blocked window is told, and what was typed stays', async () => {
  popup.mockRejectedValue(Object.assign(new Error('x'), { errorCode: 'popup_window_error' }));
  const { user } = open('/', { 'POST /auth/logout': { data: null } });
  await user.type(staff().getByLabelText('Correo electrónico'), 'ana@surco.test');
  await user.click(microsoft());
  expect(await screen.findByText(/bloqueó la ventana/)).toBeVisible();
  expect(staff().getByLabelText('Correo electrónico')).toHaveValue('ana@surco.test');
});

test('F-05 a closed window is told, and a late answer still counts', async () => {
  let close = (): void => undefined;
  let answer: (token: string) => void = () => undefined;
  popup.mockImplementation((onClosed) => {
    close = onClosed;
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
  const { user } = open('/', { 'POST /auth/microsoft': { data: null }, 'GET /auth/me': { data: person('Admin') } });
  await user.click(microsoft());
  expect(await screen.findByText(/Continúe en la ventana/)).toBeVisible();
  act(() => close());
  expect(await screen.findByText(/se cerró antes de terminar/)).toBeVisible();
  answer('token');
  expect(await screen.findByText('Llegó a /dashboard/users')).toBeVisible();
});
