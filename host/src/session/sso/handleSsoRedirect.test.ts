import { handleSsoRedirect, type SsoRedirectPorts } from './handleSsoRedirect';

function createPorts(address: SsoRedirectPorts['address'], broadcast = async (): Promise<void> => undefined) {
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
  const ports = createPorts(address);
  await handleSsoRedirect(ports);
  expect(ports.broadcast).toHaveBeenCalledTimes(1);
  expect(ports.redirect).not.toHaveBeenCalled();
  expect(document.title).toContain('Entrando');
});

test('R-02 N-08 opens the application without a response', async () => {
  const ports = createPorts({ hash: '', search: '' });
  await handleSsoRedirect(ports);
  expect(ports.redirect.mock.calls).toEqual([['/']]);
  expect(ports.broadcast).not.toHaveBeenCalled();
});

test('R-02 closes a popup without a response', async () => {
  window.name = 'msal.client.x';
  const ports = createPorts({ hash: '', search: '' });
  await handleSsoRedirect(ports);
  expect(ports.close).toHaveBeenCalledTimes(1);
  expect(ports.redirect).not.toHaveBeenCalled();
});

test('R-02 shows a Spanish error for an unreadable response', async () => {
  jest.spyOn(console, 'warn').mockReturnValue();
  await handleSsoRedirect(
    createPorts({ hash: '#state=roto', search: '' }, () => Promise.reject(new Error('unreadable'))),
  );
  expect(document.getElementById('message')).toHaveTextContent('No se pudo completar el inicio de sesión');
});
