import { mockApi, session } from '@surco/shared/testing';
import { requestTokenSilently } from './msal';
import { refreshRegistration, renewSession } from './ssoRegistration';

jest.mock('./msal', () => ({ requestTokenSilently: jest.fn() }));
const mockedSilentToken = jest.mocked(requestTokenSilently);

let bodies: unknown[];
let now = 0;

beforeEach(() => {
  bodies = [];
  now += 60_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  mockedSilentToken.mockReset().mockResolvedValue('nuevo');
  session.setSsoToken('viejo');
  mockApi({
    'POST /auth/microsoft': (_, init) => {
      bodies.push(init?.body);
      return { data: null };
    },
  });
});
afterEach(() => session.clear());

test('F-02 X-07 concurrent renewals share one request with a new token', async () => {
  await Promise.all([renewSession(), renewSession(), renewSession()]);
  expect(mockedSilentToken.mock.calls).toMatchObject([[{ forceRefresh: true, lastToken: undefined }]]);
  expect(bodies).toEqual(['{"msToken":"nuevo"}']);
  expect(session.get().ssoToken).toBe('nuevo');
});

test('F-02 a 401 that arrives just after a renewal starts no second renewal', async () => {
  await renewSession();
  now += 500;
  await renewSession();
  expect(mockedSilentToken).toHaveBeenCalledTimes(1);
  now += 5000;
  await renewSession();
  expect(mockedSilentToken).toHaveBeenCalledTimes(2);
});

test('F-02 a failed renewal can be retried', async () => {
  mockedSilentToken.mockRejectedValueOnce(new Error('interaction_required'));
  await expect(renewSession()).rejects.toThrow('interaction_required');
  await expect(renewSession()).resolves.toBeUndefined();
});

test('F-02 a sign-out during the renewal is not undone', async () => {
  mockedSilentToken.mockImplementation(async () => {
    session.clear();
    return 'nuevo';
  });
  await expect(refreshRegistration({ forceRefresh: true })).rejects.toThrow('Signed out during the renewal');
  expect(bodies).toEqual([]);
});
