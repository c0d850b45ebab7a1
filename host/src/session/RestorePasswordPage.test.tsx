import { type Answers, renderPage, serve } from '@surco/shared/testing';
import { screen } from '@testing-library/react';
import RestorePasswordPage from './RestorePasswordPage';

function open(answers: Answers = { 'POST /auth/forgot-password': { data: null } }) {
  const asked = serve(answers);
  return { asked, ...renderPage(<RestorePasswordPage />, '/restore-password') };
}

const email = () => screen.getByLabelText('Correo electrónico');
const send = () => screen.getByRole('button', { name: 'Enviar el enlace' });

test('R-05 X-04 the answer says nothing about whether the address is known', async () => {
  const bodies: unknown[] = [];
  const { user, asked } = open({
    'POST /auth/forgot-password': (_, init) => {
      bodies.push(init?.body);
      return { data: null };
    },
  });
  expect(email()).toHaveAttribute('autocomplete', 'username');
  await user.type(email(), ' nadie@surco.test ');
  await user.click(send());
  expect(await screen.findByRole('status')).toHaveTextContent('Si hay una cuenta con el correo nadie@surco.test');
  expect(asked).toEqual([{ method: 'POST', url: '/auth/forgot-password' }]);
  expect(bodies).toEqual(['{"email":"nadie@surco.test"}']);
  expect(screen.getByRole('link', { name: 'Volver a la página de entrada' })).toHaveAttribute('href', '/login');
});

test('R-05 it can be sent again, and what was typed is still there', async () => {
  const { user, asked } = open();
  await user.type(email(), 'ana@surco.test');
  await user.click(send());
  await user.click(await screen.findByRole('button', { name: /de nuevo/ }));
  expect(email()).toHaveValue('ana@surco.test');
  await user.click(send());
  expect(await screen.findByRole('status')).toBeVisible();
  expect(asked).toHaveLength(2);
});

test('R-05 an address that is none is told at the field, and nothing is sent', async () => {
  const { user, asked } = open();
  await user.type(email(), 'ana');
  await user.click(send());
  expect(email()).toHaveAccessibleDescription(/correo completo/);
  expect(asked).toEqual([]);
});

test('R-05 too many requests: the wait is told in the words of the server, and nothing typed is lost', async () => {
  const sentence = 'Demasiados intentos. Espere 10 minutos e inténtelo de nuevo.';
  const { user } = open({
    'POST /auth/forgot-password': { status: 429, error: sentence, code: 'DEMASIADOS_INTENTOS' },
  });
  await user.type(email(), 'ana@surco.test');
  await user.click(send());
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(email()).toHaveValue('ana@surco.test');
});
