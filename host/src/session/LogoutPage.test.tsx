import { session } from '@surco/shared/platform';
import { renderPage, serve } from '@surco/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import LogoutPage from './LogoutPage';
import { person } from './testing/people';

const leave = jest.fn();

beforeEach(() => {
  leave.mockReset();
  session.setUser(person('Consultant'));
});

test('R-07 X-05 T-01 signs out and goes to the login page', async () => {
  const asked = serve({ 'POST /auth/logout': { data: null } });
  renderPage(<LogoutPage leave={leave} />, '/logout');
  expect(screen.getByText('Cerrando la sesión…')).toBeVisible();
  await waitFor(() => expect(leave.mock.calls).toEqual([['/login']]));
  expect(asked).toEqual([{ method: 'POST', url: '/auth/logout' }]);
  expect(session.get().user).toBeNull();
});

test('R-07 a server that did not answer is told, with a way on', async () => {
  serve({});
  const { user } = renderPage(<LogoutPage leave={leave} />, '/logout');
  expect(await screen.findByRole('alert')).toHaveTextContent('el servidor no respondió');
  expect(session.get().user).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ir a la página de entrada' }));
  expect(leave.mock.calls).toEqual([['/login']]);
});
