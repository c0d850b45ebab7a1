import { createSessionUser, mockApi, session } from '@surco/shared/testing';
import { forgetAccount, requestTokenInPopup } from './msal';
import { signInWithMicrosoft } from './signInWithMicrosoft';

jest.mock('./msal', () => ({ requestTokenInPopup: jest.fn(), forgetAccount: jest.fn() }));
const mockedPopupToken = jest.mocked(requestTokenInPopup);
const mockedForgetAccount = jest.mocked(forgetAccount);
const noop = (): void => undefined;

beforeEach(() => {
  mockedPopupToken.mockReset().mockResolvedValue('token');
  mockedForgetAccount.mockReset().mockResolvedValue();
  session.clear();
});

const listRequests = (requests: readonly { method: string; url: string }[]) =>
  requests.map(({ method, url }) => `${method} ${url}`);

test('T-01 X-07 X-03 E-01 gets a token by popup, opens a session and stores token and user details', async () => {
  const requests = mockApi({
    'POST /auth/microsoft': { data: null },
    'GET /auth/me': { data: createSessionUser('Coordinator') },
  });
  await expect(signInWithMicrosoft(noop)).resolves.toMatchObject({ role: 'Coordinator' });
  expect(listRequests(requests)).toEqual(['POST /auth/microsoft', 'GET /auth/me']);
  expect(JSON.parse(localStorage.getItem('surco.session') ?? '')).toMatchObject({
    ssoToken: 'token',
    user: { role: 'Coordinator' },
  });
});

test("F-05 signs an unknown account out again and removes the directory's account", async () => {
  const requests = mockApi({
    'POST /auth/microsoft': {
      status: 403,
      error: 'Esta cuenta corporativa no está dada de alta en Surco.',
      code: 'CUENTA_DESCONOCIDA',
    },
    'POST /auth/logout': { data: null },
  });
  await expect(signInWithMicrosoft(noop)).rejects.toThrow('no está dada de alta');
  expect(listRequests(requests)).toEqual(['POST /auth/microsoft', 'POST /auth/logout']);
  expect(mockedForgetAccount).toHaveBeenCalledTimes(1);
  expect(session.get()).toMatchObject({ user: null, ssoToken: null });
});

test('F-05 a replaced attempt does not undo the newer one', async () => {
  const requests = mockApi({});
  mockedPopupToken.mockRejectedValue(Object.assign(new Error('x'), { errorCode: 'interaction_in_progress_cancelled' }));
  await expect(signInWithMicrosoft(noop)).rejects.toThrow('x');
  expect(requests).toEqual([]);
  expect(mockedForgetAccount).not.toHaveBeenCalled();
});
