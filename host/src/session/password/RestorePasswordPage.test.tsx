import { type MockResponses, renderPage, mockApi } from '@surco/shared/testing';
import { screen } from '@testing-library/react';
import RestorePasswordPage from './RestorePasswordPage';

function openPage(answers: MockResponses = { 'POST /auth/forgot-password': { data: null } }) {
  const requests = mockApi(answers);
  return { requests, ...renderPage(<RestorePasswordPage />, '/restore-password') };
}

const getEmailInput = () => screen.getByLabelText('Correo electrónico');
const getSendButton = () => screen.getByRole('button', { name: 'Enviar el enlace' });

test('R-05 X-04 the result does not reveal whether the address has an account', async () => {
  const bodies: unknown[] = [];
  const { user, requests } = openPage({
    'POST /auth/forgot-password': (_, init) => {
      bodies.push(init?.body);
      return { data: null };
    },
  });
  expect(getEmailInput()).toHaveAttribute('autocomplete', 'username');
  await user.type(getEmailInput(), ' nadie@surco.test ');
  await user.click(getSendButton());
  expect(await screen.findByRole('status')).toHaveTextContent('Si hay una cuenta con el correo nadie@surco.test');
  expect(requests).toEqual([{ method: 'POST', url: '/auth/forgot-password' }]);
  expect(bodies).toEqual(['{"email":"nadie@surco.test"}']);
  expect(screen.getByRole('link', { name: 'Volver a la página de entrada' })).toHaveAttribute('href', '/login');
});

test('R-05 the link can be requested again with the same address', async () => {
  const { user, requests } = openPage();
  await user.type(getEmailInput(), 'ana@surco.test');
  await user.click(getSendButton());
  await user.click(await screen.findByRole('button', { name: /de nuevo/ }));
  expect(getEmailInput()).toHaveValue('ana@surco.test');
  await user.click(getSendButton());
  expect(await screen.findByRole('status')).toBeVisible();
  expect(requests).toHaveLength(2);
});

test('R-05 shows an error at an invalid address and sends nothing', async () => {
  const { user, requests } = openPage();
  await user.type(getEmailInput(), 'ana');
  await user.click(getSendButton());
  expect(getEmailInput()).toHaveAccessibleDescription(/correo completo/);
  expect(requests).toEqual([]);
});

test("R-05 shows the server's message after too many requests and keeps the values", async () => {
  const sentence = 'Demasiados intentos. Espere 10 minutos e inténtelo de nuevo.';
  const { user } = openPage({
    'POST /auth/forgot-password': { status: 429, error: sentence, code: 'DEMASIADOS_INTENTOS' },
  });
  await user.type(getEmailInput(), 'ana@surco.test');
  await user.click(getSendButton());
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(getEmailInput()).toHaveValue('ana@surco.test');
});
