import { type MockResponses, renderPage, mockApi } from '@surco/shared/testing';
import { screen } from '@testing-library/react';
import RestorePasswordPage from './RestorePasswordPage';

function openPage(answers: MockResponses = { 'POST /auth/forgot-password': { data: null } }) {
  const requests = mockApi(answers);
  return { requests, ...renderPage(<RestorePasswordPage />, '/restore-password') };
}

const findEmailInput = () => screen.getByLabelText('Correo electrónico');
const findSendButton = () => screen.getByRole('button', { name: 'Enviar el enlace' });

test('R-05 X-04 the result does not reveal whether the address has an account', async () => {
  const bodies: unknown[] = [];
  const { user, requests } = openPage({
    'POST /auth/forgot-password': (_, init) => {
      bodies.push(init?.body);
      return { data: null };
    },
  });
  expect(findEmailInput()).toHaveAttribute('autocomplete', 'username');
  await user.type(findEmailInput(), ' nadie@surco.test ');
  await user.click(findSendButton());
  expect(await screen.findByRole('status')).toHaveTextContent('Si hay una cuenta con el correo nadie@surco.test');
  expect(requests).toEqual([{ method: 'POST', url: '/auth/forgot-password' }]);
  expect(bodies).toEqual(['{"email":"nadie@surco.test"}']);
  expect(screen.getByRole('link', { name: 'Volver a la página de entrada' })).toHaveAttribute('href', '/login');
});

test('R-05 the link can be requested again with the same address', async () => {
  const { user, requests } = openPage();
  await user.type(findEmailInput(), 'ana@surco.test');
  await user.click(findSendButton());
  await user.click(await screen.findByRole('button', { name: /de nuevo/ }));
  expect(findEmailInput()).toHaveValue('ana@surco.test');
  await user.click(findSendButton());
  expect(await screen.findByRole('status')).toBeVisible();
  expect(requests).toHaveLength(2);
});

test('R-05 shows an error at an invalid address and sends nothing', async () => {
  const { user, requests } = openPage();
  await user.type(findEmailInput(), 'ana');
  await user.click(findSendButton());
  expect(findEmailInput()).toHaveAccessibleDescription(/correo completo/);
  expect(requests).toEqual([]);
});

test("R-05 shows the server's message after too many requests and keeps the values", async () => {
  const sentence = 'Demasiados intentos. Espere 10 minutos e inténtelo de nuevo.';
  const { user } = openPage({
    'POST /auth/forgot-password': { status: 429, error: sentence, code: 'DEMASIADOS_INTENTOS' },
  });
  await user.type(findEmailInput(), 'ana@surco.test');
  await user.click(findSendButton());
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(findEmailInput()).toHaveValue('ana@surco.test');
});
