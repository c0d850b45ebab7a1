import { session } from '@surco/shared/platform';
import { type Answers, renderPage, serve } from '@surco/shared/testing';
import { screen } from '@testing-library/react';
import NewPasswordPage from './NewPasswordPage';
import { person } from '@surco/shared/testing/people';

const SPENT = 'Este enlace ya se usó, venció o no es válido. Solicite uno nuevo.';

function open(answers: Answers = { 'POST /auth/reset-password': { data: null } }, address = '/new-password?token=abc') {
  const asked = serve(answers);
  return { asked, ...renderPage(<NewPasswordPage />, address) };
}

const password = () => screen.getByLabelText('Contraseña nueva');
const save = () => screen.getByRole('button', { name: 'Guardar la contraseña' });

afterEach(() => session.clear());

test('R-03 the rules are told before anything is sent, and the password can be shown', async () => {
  const { user } = open();
  expect(password()).toHaveAccessibleDescription(/10 caracteres como mínimo/);
  expect(password()).toHaveAttribute('autocomplete', 'new-password');
  expect(password()).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Mostrar la contraseña' }));
  expect(password()).toHaveAttribute('type', 'text');
});

test('R-03 one that is too short is told at the field, and nothing is sent', async () => {
  const { user, asked } = open();
  await user.type(password(), 'corta');
  await user.click(save());
  expect(password()).toHaveAccessibleDescription(/Faltan caracteres/);
  expect(asked).toEqual([]);
});

test('R-03 the token of the mail and the password are sent as they are; then one may enter', async () => {
  const bodies: unknown[] = [];
  const { user } = open({
    'POST /auth/reset-password': (_, init) => {
      bodies.push(init?.body);
      return { data: null };
    },
  });
  await user.type(password(), ' cuatro palabras juntas ');
  await user.click(save());
  expect(await screen.findByRole('status')).toHaveTextContent('La contraseña se cambió');
  expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/login');
  expect(bodies).toEqual(['{"token":"abc","password":" cuatro palabras juntas "}']);
});

test('R-03 a session that is open here is left before one enters anew', async () => {
  session.setUser(person('Admin'));
  const { user } = open();
  await user.type(password(), 'cuatro palabras juntas');
  await user.click(save());
  expect(await screen.findByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/logout');
});

test('R-03 a used, old or forged link says so and offers a new one', async () => {
  const { user } = open({ 'POST /auth/reset-password': { status: 400, error: SPENT, code: 'ENLACE_INVALIDO' } });
  await user.type(password(), 'cuatro palabras juntas');
  await user.click(save());
  expect(await screen.findByRole('status')).toHaveTextContent(SPENT);
  expect(screen.getByRole('link', { name: 'Solicitar un enlace nuevo' })).toHaveAttribute('href', '/restore-password');
});

test('R-03 an address without the token asks for nothing and offers a new link', () => {
  const { asked } = open({}, '/new-password');
  expect(screen.getByRole('status')).toHaveTextContent('falta el enlace');
  expect(screen.getByRole('link', { name: 'Solicitar un enlace nuevo' })).toBeVisible();
  expect(asked).toEqual([]);
});

test('R-03 a common password is refused at the field in the words of the server', async () => {
  const refusal = {
    status: 400,
    error: 'Revise los datos.',
    code: 'DATOS_INVALIDOS',
    details: [{ path: 'password', message: 'Esa contraseña es muy común.' }],
  };
  const { user } = open({ 'POST /auth/reset-password': refusal });
  await user.type(password(), 'contraseña1');
  await user.click(save());
  expect(await screen.findByText('Esa contraseña es muy común.')).toBeVisible();
  expect(password()).toHaveValue('contraseña1');
});
