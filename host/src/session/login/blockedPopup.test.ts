import { createSessionUser, session } from '@surco/shared/testing';
import { act, screen } from '@testing-library/react';
import { openLogin } from '../../testing/openLogin';
import { prepare, requestTokenInPopup } from '../sso/msal';

jest.mock('../sso/msal', () => ({
  prepare: jest.fn(),
  requestTokenInPopup: jest.fn(),
  forgetAccount: jest.fn(async () => undefined),
}));

afterEach(() => session.clear());

test('T-01 a popup blocked because the library loaded slowly needs a new press, and no error is shown', async () => {
  // As WebKit does: the click still counts, and the popup is blocked nevertheless.
  Object.defineProperty(navigator, 'userActivation', { value: { isActive: true }, configurable: true });
  let arrive = (): void => undefined;
  jest.mocked(prepare).mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  jest
    .mocked(requestTokenInPopup)
    .mockRejectedValueOnce(Object.assign(new Error('x'), { errorCode: 'popup_window_error' }))
    .mockResolvedValue('token');
  const { user } = openLogin('/', {
    'POST /auth/logout': { data: null },
    'POST /auth/microsoft': { data: null },
    'GET /auth/me': { data: createSessionUser('Coordinator') },
  });
  await user.click(screen.getByRole('button', { name: 'Entrar con Microsoft' }));
  act(() => arrive());
  expect(await screen.findByText(/Pulse el botón/)).toBeVisible();
  expect(screen.queryByText(/bloqueó/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Abrir la ventana de Microsoft' }));
  expect(await screen.findByText('Llegó a /dashboard/users')).toBeVisible();
});
