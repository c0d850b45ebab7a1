import { createSessionUser, mockApi, type MockResponses, renderPage, session } from '@surco/shared/testing';
import { screen } from '@testing-library/react';
import ConfirmEmailPage from './ConfirmEmailPage';

function openPage(answers: MockResponses, address = '/confirm-email?token=abc') {
  const requests = mockApi(answers);
  return { requests, ...renderPage(<ConfirmEmailPage />, address) };
}
const getConfirmButton = () => screen.getByRole('button', { name: 'Confirmar el correo' });

afterEach(() => session.clear());

test('R-11 confirms only on the button, because mail scanners open links, then links to the sign-in', async () => {
  const bodies: unknown[] = [];
  const { user, requests } = openPage({
    'POST /auth/confirm-email': (_, init) => {
      bodies.push(init?.body);
      return { data: null };
    },
  });
  expect(requests).toEqual([]);
  await user.click(getConfirmButton());
  expect(await screen.findByRole('status')).toHaveTextContent('Su correo cambió');
  expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/login');
  expect(bodies).toEqual(['{"token":"abc"}']);
});

test('R-11 shows any other error in the form and allows another attempt, then links to the logout of an open session', async () => {
  session.setUser(createSessionUser('Admin'));
  let isTaken = true;
  const { user } = openPage({
    'POST /auth/confirm-email': () =>
      isTaken ? { status: 409, error: 'Este correo ya es de otro usuario.', code: 'DUPLICADO' } : { data: null },
  });
  await user.click(getConfirmButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('Este correo ya es de otro usuario.');
  isTaken = false;
  await user.click(getConfirmButton());
  expect(await screen.findByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/logout');
});

test('R-11 says where to ask for another link when this one was used, expired or forged', async () => {
  const { user } = openPage({
    'POST /auth/confirm-email': { status: 400, error: 'Este enlace ya se usó.', code: 'ENLACE_INVALIDO' },
  });
  await user.click(getConfirmButton());
  expect(await screen.findByRole('status')).toHaveTextContent('pida otro en «Mi perfil»');
  expect(screen.getByRole('link', { name: 'Ir a Surco' })).toHaveAttribute('href', '/login');
});

test('R-11 an address without a token sends nothing', () => {
  const { requests } = openPage({}, '/confirm-email');
  expect(screen.getByRole('status')).toHaveTextContent('El enlace está incompleto');
  expect(requests).toEqual([]);
});
