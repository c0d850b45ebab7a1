import { createSessionUser, session } from '@surco/shared/testing';
import { act, screen } from '@testing-library/react';
import { getStaffForm, openLogin } from '../../testing/openLogin';
import { requestTokenInPopup, prepare } from '../sso/msal';

jest.mock('../sso/msal', () => ({
  prepare: jest.fn(async () => undefined),
  requestTokenInPopup: jest.fn(),
  forgetAccount: jest.fn(async () => undefined),
}));
const mockedPopupToken = jest.mocked(requestTokenInPopup);

beforeEach(() => mockedPopupToken.mockReset());
afterEach(() => session.clear());

test('K-04 shows no Microsoft button without a configured directory', () => {
  openLogin('/login', {}, '');
  expect(getStaffForm().getByRole('button', { name: 'Entrar' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Microsoft/ })).not.toBeInTheDocument();
});

const getMicrosoftButton = () => screen.getByRole('button', { name: 'Entrar con Microsoft' });

test('X-07 T-01 on a slow network the first press shows progress, and the popup needs a new press', async () => {
  let arrive = (): void => undefined;
  jest.mocked(prepare).mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  mockedPopupToken.mockResolvedValue('token');
  const { user } = openLogin('/', {
    'POST /auth/microsoft': { data: null },
    'GET /auth/me': { data: createSessionUser('Coordinator') },
  });
  await user.click(getMicrosoftButton());
  expect(await screen.findByText(/Preparando la ventana/)).toBeVisible();
  expect(getMicrosoftButton()).toHaveAttribute('aria-disabled', 'true');
  expect(mockedPopupToken).not.toHaveBeenCalled();
  act(() => arrive());
  expect(await screen.findByText(/Pulse el botón/)).toBeVisible();
  expect(mockedPopupToken).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Abrir la ventana de Microsoft' }));
  expect(await screen.findByText('Llegó a /dashboard/users')).toBeVisible();
});

test('F-05 reports a blocked popup and keeps the values', async () => {
  mockedPopupToken.mockRejectedValue(Object.assign(new Error('x'), { errorCode: 'popup_window_error' }));
  const { user } = openLogin('/', { 'POST /auth/logout': { data: null } });
  await user.type(getStaffForm().getByLabelText('Correo electrónico'), 'ana@surco.test');
  await user.click(getMicrosoftButton());
  expect(await screen.findByText(/bloqueó la ventana/)).toBeVisible();
  expect(getStaffForm().getByLabelText('Correo electrónico')).toHaveValue('ana@surco.test');
});

test('F-05 reports a closed popup and still accepts a late response', async () => {
  let close = (): void => undefined;
  let answer: (token: string) => void = () => undefined;
  mockedPopupToken.mockImplementation((onClosed) => {
    close = onClosed;
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
  const { user } = openLogin('/', {
    'POST /auth/microsoft': { data: null },
    'GET /auth/me': { data: createSessionUser('Admin') },
  });
  await user.click(getMicrosoftButton());
  expect(await screen.findByText(/Continúe en la ventana/)).toBeVisible();
  act(() => close());
  expect(await screen.findByText(/se cerró antes de terminar/)).toBeVisible();
  answer('token');
  expect(await screen.findByText('Llegó a /dashboard/users')).toBeVisible();
});
