import { type MockResponses, mockApi, recordBody, renderPage } from '@surco/shared/testing';
import { screen } from '@testing-library/react';
import RestorePasswordPage from './RestorePasswordPage';

function openPage(answers: MockResponses) {
  const requests = mockApi(answers);
  return { requests, ...renderPage(<RestorePasswordPage />, '/restore-password') };
}

const getEmailInput = () => screen.getByLabelText('Correo electrónico');
const getSendButton = () => screen.getByRole('button', { name: 'Enviar el enlace' });

test('R-05 X-04 the result does not reveal whether the address has an account; the link can be requested again', async () => {
  const bodies: unknown[] = [];
  const { user } = openPage({ 'POST /auth/forgot-password': recordBody(bodies, { data: null }) });
  expect(getEmailInput()).toHaveAttribute('autocomplete', 'username');
  await user.type(getEmailInput(), ' nadie@surco.test ');
  await user.click(getSendButton());
  expect(await screen.findByRole('status')).toHaveTextContent('Si hay una cuenta con el correo nadie@surco.test');
  expect(screen.getByRole('link', { name: 'Volver a la página de entrada' })).toHaveAttribute('href', '/login');
  await user.click(screen.getByRole('button', { name: /de nuevo/ }));
  expect(getEmailInput()).toHaveValue('nadie@surco.test');
  await user.click(getSendButton());
  expect(await screen.findByRole('status')).toBeVisible();
  expect(bodies).toEqual([{ email: 'nadie@surco.test' }, { email: 'nadie@surco.test' }]);
});

test("R-05 shows an invalid address without sending it, and the server's message after too many requests", async () => {
  const sentence = 'Demasiados intentos. Espere 10 minutos e inténtelo de nuevo.';
  const { user, requests } = openPage({
    'POST /auth/forgot-password': { status: 429, error: sentence, code: 'DEMASIADOS_INTENTOS' },
  });
  await user.type(getEmailInput(), 'ana');
  await user.click(getSendButton());
  expect(getEmailInput()).toHaveAccessibleDescription(/correo completo/);
  expect(requests).toEqual([]);
  await user.type(getEmailInput(), '@surco.test');
  await user.click(getSendButton());
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(getEmailInput()).toHaveValue('ana@surco.test');
});
