import { getBootData } from '@surco/shared/platform';
import { createSessionUser, fillSilently, recordBody, session } from '@surco/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { getFarmerForm, getStaffForm, openLogin } from '../../testing/openLogin';
import { replaceWithReload } from '../redirectWithReload';

jest.mock('../sso/msal', () => ({ prepare: jest.fn(async () => undefined) }));
jest.mock('../redirectWithReload', () => ({
  ...jest.requireActual<object>('../redirectWithReload'),
  replaceWithReload: jest.fn(),
}));

const WRONG = { status: 401, error: 'El usuario o la contraseña no son correctos.', code: 'CREDENCIALES_INVALIDAS' };

afterEach(() => session.clear());

test.each(['/', '/login', '/consultant'])(
  'R-01 R-04 R-05 C-04 %s shows e-mail, password, the corporate account and the links of sections',
  (address) => {
    openLogin(address);
    expect(screen.getByRole('heading', { level: 1, name: 'Acceso para el personal' })).toBeVisible();
    expect(getStaffForm().getByLabelText('Correo electrónico')).toHaveAttribute('autocomplete', 'username');
    expect(getStaffForm().getByLabelText('Contraseña')).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getByRole('button', { name: 'Entrar con Microsoft' })).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Acceso para agricultores' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '¿Olvidó su contraseña?' })).toHaveAttribute('href', '/restore-password');
    expect(screen.getByRole('link', { name: 'Registrarse' })).toHaveAttribute('href', '/registro');
    expect(document.title).toBe('Entrar · Surco');
  },
);

test.each(['/login/farmer', '/Farmer/ensilado'])('R-01 %s shows phone and client key first', (address) => {
  openLogin(address);
  expect(getFarmerForm().getByLabelText('Teléfono')).toHaveAttribute('autocomplete', 'tel');
  expect(getFarmerForm().getByLabelText('Clave de cliente')).toHaveAttribute('type', 'text');
  expect(screen.queryByRole('button', { name: 'Entrar con Microsoft' })).not.toBeInTheDocument();
});

test('X-01 N-08 R-01 signs in by keyboard and opens the home of the role', async () => {
  const { user, requests } = openLogin('/login', {
    'POST /auth/': { data: createSessionUser('Admin') },
    'GET /auth/me': { data: createSessionUser('Consultant') },
  });
  await user.click(getStaffForm().getByLabelText('Correo electrónico'));
  await user.keyboard('ana@surco.test');
  await user.tab();
  await user.keyboard('secreta{Enter}');
  expect(await screen.findByText('Llegó a /dashboard/sales/list/sale')).toBeVisible();
  expect(requests).toHaveLength(2);
});

test('X-01 A-05 sends what the browser has filled in without an event', async () => {
  const bodies: unknown[] = [];
  const { user } = openLogin('/login', { 'POST /auth/': recordBody(bodies, WRONG) });
  fillSilently(getStaffForm().getByLabelText('Correo electrónico'), 'ana@surco.test');
  fillSilently(getStaffForm().getByLabelText('Contraseña'), 'secreta');
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
  expect(await screen.findByText(WRONG.error)).toBeVisible();
  expect(bodies).toEqual([{ email: 'ana@surco.test', password: 'secreta' }]);
  expect(getStaffForm().getByLabelText('Correo electrónico')).toHaveValue('ana@surco.test');
});

test('C-07 reloads after the sign-in while users may get different versions of a section', async () => {
  getBootData().hasCanary = true;
  const { user } = openLogin('/login', {
    'POST /auth/': { data: createSessionUser('Admin') },
    'GET /auth/me': { data: createSessionUser('Consultant') },
  });
  await user.type(getStaffForm().getByLabelText('Correo electrónico'), 'ana@surco.test');
  await user.type(getStaffForm().getByLabelText('Contraseña'), 'secreta{Enter}');
  await waitFor(() => expect(replaceWithReload).toHaveBeenCalledWith('/dashboard/sales/list/sale'));
  getBootData().hasCanary = false;
});

test('X-02 R-06 a farmer signs in by client key and the objective stays a query value', async () => {
  const { user } = openLogin('/login/farmer?objective=%2F%2Fmalo.mx%26x', {
    'POST /auth/client': { data: null },
    'GET /auth/me': { data: createSessionUser('Farmer', { clientKey: 'DEMO' }) },
  });
  await user.type(getFarmerForm().getByLabelText('Teléfono'), '871 123 4567');
  await user.type(getFarmerForm().getByLabelText('Clave de cliente'), 'DEMO');
  await user.click(getFarmerForm().getByRole('button', { name: 'Entrar' }));
  expect(await screen.findByText('Llegó a /farmer?objective=%2F%2Fmalo.mx%26x')).toBeVisible();
});

test('R-01 shows Spanish errors at empty and malformed fields and sends nothing', async () => {
  const { user, requests } = openLogin('/login');
  await user.type(getStaffForm().getByLabelText('Correo electrónico'), 'ana@surco');
  await user.click(getStaffForm().getByRole('button', { name: 'Entrar' }));
  expect(getStaffForm().getByLabelText('Correo electrónico')).toHaveAccessibleDescription(/correo completo/);
  expect(getStaffForm().getByLabelText('Correo electrónico')).toHaveFocus();
  expect(getStaffForm().getByLabelText('Contraseña')).toBeInvalid();
  expect(requests).toEqual([]);
});

test('R-01 shows a field error of the server at its field', async () => {
  const { user } = openLogin('/login/farmer', {
    'POST /auth/client': {
      status: 400,
      error: 'Revise los datos.',
      code: 'DATOS_INVALIDOS',
      details: [{ path: 'phone', message: 'Ese teléfono no existe.' }],
    },
  });
  await user.type(getFarmerForm().getByLabelText('Teléfono'), '8711234567');
  await user.type(getFarmerForm().getByLabelText('Clave de cliente'), 'X');
  await user.click(getFarmerForm().getByRole('button', { name: 'Entrar' }));
  await waitFor(() => expect(getFarmerForm().getByLabelText('Teléfono')).toHaveAccessibleDescription(/no existe/));
});

test('R-01 X-01 a second press during the request sends nothing; a rejected sign-in is shown and can be repeated', async () => {
  const { user, requests } = openLogin('/login', { 'POST /auth/': WRONG });
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
  await user.type(getStaffForm().getByLabelText('Correo electrónico'), 'ana@surco.test');
  await user.type(getStaffForm().getByLabelText('Contraseña'), 'otra');
  await user.dblClick(getStaffForm().getByRole('button', { name: 'Entrar' }));
  await user.type(getStaffForm().getByLabelText('Contraseña'), '{Enter}');
  expect(getStaffForm().getByRole('button', { name: 'Entrando…' })).toHaveAttribute('aria-disabled', 'true');
  release();
  expect(await getStaffForm().findByText(WRONG.error)).toBeVisible();
  expect(requests).toHaveLength(1);
  expect(getStaffForm().getByLabelText('Correo electrónico')).toHaveValue('ana@surco.test');
  expect(getStaffForm().getByLabelText('Contraseña')).toHaveValue('otra');
  expect(getStaffForm().getByRole('button', { name: 'Entrar' })).toBeEnabled();
});

test('R-01 the password can be shown and hidden again, and switching between the forms keeps the values', async () => {
  const { user } = openLogin('/login');
  await user.click(screen.getByRole('button', { name: 'Mostrar la contraseña' }));
  expect(getStaffForm().getByLabelText('Contraseña')).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Ocultar la contraseña' }));
  expect(getStaffForm().getByLabelText('Contraseña')).toHaveAttribute('type', 'password');
  await user.type(getStaffForm().getByLabelText('Correo electrónico'), 'ana@surco.test');
  await user.click(screen.getByRole('button', { name: 'Soy agricultor y tengo clave de cliente' }));
  await user.type(getFarmerForm().getByLabelText('Teléfono'), '871');
  await user.click(screen.getByRole('button', { name: 'Entrar con correo y contraseña' }));
  expect(getStaffForm().getByLabelText('Correo electrónico')).toHaveValue('ana@surco.test');
});
