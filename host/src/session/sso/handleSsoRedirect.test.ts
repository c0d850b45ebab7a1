import { handleSsoRedirect, type SsoRedirectEffects } from './handleSsoRedirect';

function createEffects(address: SsoRedirectEffects['address'], broadcast = async (): Promise<void> => undefined) {
  return { address, broadcast: jest.fn(broadcast), redirect: jest.fn(), close: jest.fn() };
}

beforeEach(() => {
  document.body.innerHTML = '<p id="message"></p>';
  window.name = '';
});

test.each([
  { hash: '#code=1&state=2', search: '' },
  { hash: '', search: '?code=1&state=2' },
  { hash: '#error=access_denied&state=2', search: '' },
  { hash: '', search: '?state=2' },
])('R-02 K-04 passes a response of the directory to the page that asked: %o', async (address) => {
  const effects = createEffects(address);
  await handleSsoRedirect(effects);
  expect(effects.broadcast).toHaveBeenCalledTimes(1);
  expect(effects.redirect).not.toHaveBeenCalled();
  expect(document.title).toContain('Entrando');
});

test('R-02 N-08 opens the application without a response', async () => {
  const effects = createEffects({ hash: '', search: '' });
  await handleSsoRedirect(effects);
  expect(effects.redirect.mock.calls).toEqual([['/']]);
  expect(effects.broadcast).not.toHaveBeenCalled();
});

test('R-02 closes a popup without a response', async () => {
  window.name = 'msal.client.x';
  const effects = createEffects({ hash: '', search: '' });
  await handleSsoRedirect(effects);
  expect(effects.close).toHaveBeenCalledTimes(1);
  expect(effects.redirect).not.toHaveBeenCalled();
});

test('R-02 shows a Spanish error for an unreadable response', async () => {
  jest.spyOn(console, 'warn').mockReturnValue();
  await handleSsoRedirect(
    createEffects({ hash: '#state=roto', search: '' }, () => Promise.reject(new Error('unreadable'))),
  );
  expect(document.getElementById('message')).toHaveTextContent('No se pudo completar el inicio de sesión');
});
