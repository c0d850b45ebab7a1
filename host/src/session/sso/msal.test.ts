import { setRuntimeConfig } from '@surco/shared/platform';
import { createStandardPublicClientApplication, EventType } from '@azure/msal-browser';
import { createMsalConfiguration } from './msalConfiguration';
import { beginDirectorySignOut, requestTokenInPopup, requestTokenSilently } from './msal';

jest.mock('@azure/msal-browser', () => ({
  createStandardPublicClientApplication: jest.fn(),
  EventType: { POPUP_OPENED: 'msal:popupOpened' },
}));

const SSO_CONFIG = {
  clientId: 'nuestro-cliente',
  authority: 'https://login.microsoftonline.com/un-inquilino',
  authorityMetadata: '{"issuer":"http://localhost:3001"}',
  redirectUri: 'http://localhost:3000/redirect',
  product: 'microsoft',
};
const account = { homeAccountId: 'a', idToken: 'identidad' };
const app = {
  addEventCallback: jest.fn(),
  removeEventCallback: jest.fn(),
  setActiveAccount: jest.fn(),
  getActiveAccount: jest.fn(),
  acquireTokenPopup: jest.fn(),
  acquireTokenSilent: jest.fn(),
  ssoSilent: jest.fn(),
  logoutPopup: jest.fn(),
  clearCache: jest.fn(),
};
const mockedCreateApplication: jest.Mock = jest.mocked(createStandardPublicClientApplication);

beforeEach(() => {
  for (const mock of Object.values(app)) mock.mockReset();
  mockedCreateApplication.mockResolvedValue(app);
  app.addEventCallback.mockReturnValue('oyente');
  setRuntimeConfig({
    apiBase: '/api',
    apiKeyHeader: 'x-api-key',
    apiKey: 'k',
    sso: SSO_CONFIG,
    locale: 'es-MX',
    currency: 'MXN',
    timeZone: 'UTC',
  });
});

test('K-04 takes client, authority and redirect address from the configuration only', () => {
  const { auth } = createMsalConfiguration(SSO_CONFIG);
  expect(auth).toMatchObject({
    clientId: SSO_CONFIG.clientId,
    authority: SSO_CONFIG.authority,
    redirectUri: SSO_CONFIG.redirectUri,
    authorityMetadata: SSO_CONFIG.authorityMetadata,
  });
  expect(createMsalConfiguration({ ...SSO_CONFIG, authorityMetadata: undefined }).auth).not.toHaveProperty(
    'authorityMetadata',
  );
});

test('K-04 T-01 the popup requests User.Read and lets the user choose the account', async () => {
  app.acquireTokenPopup.mockResolvedValue({ account, accessToken: 'acceso' });
  await expect(requestTokenInPopup(() => undefined)).resolves.toBe('acceso');
  expect(app.acquireTokenPopup).toHaveBeenCalledWith({
    scopes: ['User.Read'],
    prompt: 'select_account',
    overrideInteractionInProgress: true,
  });
  expect(app.setActiveAccount).toHaveBeenCalledWith(account);
  expect(app.removeEventCallback).toHaveBeenCalledWith('oyente');
});

test('F-05 reports that the user closed the popup', async () => {
  jest.useFakeTimers();
  const onClosed = jest.fn();
  app.acquireTokenPopup.mockReturnValue(new Promise(() => undefined));
  void requestTokenInPopup(onClosed);
  await jest.advanceTimersByTimeAsync(0);
  const [listener, events] = app.addEventCallback.mock.calls[0];
  expect(events).toEqual([EventType.POPUP_OPENED]);
  listener({ payload: { popupWindow: { closed: true } } });
  jest.advanceTimersByTime(5000);
  expect(onClosed).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test.each([true, false])('A-02 F-02 gets a token silently; force refresh: %s', async (forceRefresh) => {
  app.getActiveAccount.mockReturnValue(account);
  app.acquireTokenSilent.mockResolvedValue({ accessToken: 'acceso' });
  await expect(requestTokenSilently({ forceRefresh })).resolves.toBe('acceso');
  expect(app.acquireTokenSilent).toHaveBeenCalledWith({ scopes: ['User.Read'], forceRefresh });
});

describe('a browser that has lost the cache of the library', () => {
  const lost = { forceRefresh: false, loginHint: 'Ana@surco.test', lastToken: 'guardado' };
  const noSession = Object.assign(new Error('x'), { errorCode: 'login_required' });

  test('A-02 gets a token from the session of the directory', async () => {
    app.ssoSilent.mockResolvedValue({ account: { ...account, username: 'ana@surco.test' }, accessToken: 'acceso' });
    await expect(requestTokenSilently(lost)).resolves.toBe('acceso');
    expect(app.ssoSilent).toHaveBeenCalledWith({ scopes: ['User.Read'], loginHint: 'Ana@surco.test' });
    expect(app.setActiveAccount).toHaveBeenCalled();
    expect(app.acquireTokenSilent).not.toHaveBeenCalled();
  });

  test('A-02 does not take the session of another account', async () => {
    app.ssoSilent.mockResolvedValue({ account: { ...account, username: 'eva@surco.test' }, accessToken: 'acceso' });
    await expect(requestTokenSilently({ ...lost, lastToken: undefined })).rejects.toThrow('another account');
    expect(app.setActiveAccount).not.toHaveBeenCalled();
  });

  test.each(['login_required', 'timed_out'])('A-02 uses the last token after %s', async (errorCode) => {
    app.ssoSilent.mockRejectedValue(Object.assign(new Error('x'), { errorCode }));
    await expect(requestTokenSilently(lost)).resolves.toBe('guardado');
  });

  test('F-02 F-05 without a last token, a directory without a session fails', async () => {
    app.ssoSilent.mockRejectedValue(noSession);
    await expect(requestTokenSilently({ ...lost, lastToken: undefined })).rejects.toBe(noSession);
  });
});

test('R-07 signs out of the directory in a popup without waiting for it to close', async () => {
  app.getActiveAccount.mockReturnValue(account);
  app.addEventCallback.mockImplementation((listener: () => void) => {
    queueMicrotask(listener);
    return 'oyente';
  });
  app.logoutPopup.mockReturnValue(new Promise(() => undefined));
  await beginDirectorySignOut();
  expect(app.logoutPopup).toHaveBeenCalledWith({ account, idTokenHint: 'identidad' });
});

test('R-07 opens no popup without an id token hint', async () => {
  app.getActiveAccount.mockReturnValue({ homeAccountId: 'a' });
  await beginDirectorySignOut();
  expect(app.logoutPopup).not.toHaveBeenCalled();
  expect(app.clearCache).toHaveBeenCalledTimes(1);
});
