import { requestJson } from '@surco/shared/platform';
import { session, setUnauthorizedHandler } from '@surco/shared/platform/host';
import { createSessionUser, mockApi } from '@surco/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { prepare, requestTokenInPopup } from '../sso/msal';
import { watchUnauthorized } from '../unauthorized';

jest.mock('../sso/msal', () => ({ requestTokenInPopup: jest.fn(), prepare: jest.fn() }));
const mockedPopupToken = jest.mocked(requestTokenInPopup);
const refusal = { status: 403, error: 'Confirme que es usted.', code: 'IDENTIDAD_SIN_CONFIRMAR' };

let isConfirmed: boolean;
let requests: readonly { method: string; url: string }[];
beforeEach(() => {
  isConfirmed = false;
  jest.mocked(prepare).mockResolvedValue();
  mockedPopupToken.mockReset();
  session.setUser(createSessionUser('Supervisor'));
  watchUnauthorized(() => false);
  requests = mockApi({
    'POST /users/me/email': () => (isConfirmed ? { data: null } : refusal),
    'POST /auth/microsoft': () => {
      isConfirmed = true;
      return { data: null };
    },
  });
});
afterEach(() => {
  session.clear();
  setUnauthorizedHandler(async () => 'give-up');
});

const requestChange = () => requestJson({ method: 'POST', path: '/users/me/email', body: { email: 'a@b.mx' } });

/** The button of the dialog, once it opens the window. */
async function findReadyButton(): Promise<HTMLElement> {
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
  return screen.getByRole('button', { name: 'Entrar con Microsoft' });
}

test('P-01 A-05 the dialog starts on the button that opens the window, also while it is prepared', async () => {
  let finish = (): void => undefined;
  jest.mocked(prepare).mockReturnValue(new Promise((resolve) => (finish = resolve)));
  const change = requestChange();
  expect(await screen.findByRole('button', { name: 'Entrar con Microsoft' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(mockedPopupToken).not.toHaveBeenCalled();
  finish();
  mockedPopupToken.mockResolvedValue('token');
  await findReadyButton();
  await userEvent.keyboard('{Enter}');
  await expect(change).resolves.toBeNull();
});

test('P-01 signs in again in a popup and repeats the change', async () => {
  mockedPopupToken.mockResolvedValue('token');
  const change = requestChange();
  await userEvent.click(await findReadyButton());
  await expect(change).resolves.toBeNull();
  expect(mockedPopupToken).toHaveBeenCalledWith(expect.any(Function), 'login');
  expect(requests.map(({ url }) => url)).toEqual(['/users/me/email', '/auth/microsoft', '/users/me/email']);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('P-01 says that the popup was closed, and gives up when the person cancels', async () => {
  mockedPopupToken.mockImplementation((onClosed) => {
    onClosed();
    return new Promise(() => undefined);
  });
  const outcome = requestChange().catch((error: unknown) => error);
  await userEvent.click(await findReadyButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('La ventana de Microsoft se cerró antes de terminar.');
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(await outcome).toMatchObject({ code: 'IDENTIDAD_SIN_CONFIRMAR' });
});

test('P-01 says in the same dialog that the new sign-in was refused, as that of another account is', async () => {
  mockedPopupToken.mockResolvedValue('token');
  requests = mockApi({ 'POST /users/me/email': () => refusal, 'POST /auth/microsoft': () => refusal });
  const outcome = requestChange().catch((error: unknown) => error);
  await userEvent.click(await findReadyButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(refusal.error);
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(await outcome).toMatchObject({ code: 'IDENTIDAD_SIN_CONFIRMAR' });
});
