import { bridge, type BridgePorts } from './bridge';

function ports(address: BridgePorts['address'], broadcast = async (): Promise<void> => undefined) {
  return { address, broadcast: jest.fn(broadcast), forward: jest.fn(), close: jest.fn() };
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
])('R-02 K-04 an answer of the directory is passed on: %o', async (address) => {
  const all = ports(address);
  await bridge(all);
  expect(all.broadcast).toHaveBeenCalledTimes(1);
  expect(all.forward).not.toHaveBeenCalled();
  expect(document.title).toContain('Entrando');
});

test('R-02 N-08 who arrives without an answer goes into the application', async () => {
  const all = ports({ hash: '', search: '' });
  await bridge(all);
  expect(all.forward.mock.calls).toEqual([['/']]);
  expect(all.broadcast).not.toHaveBeenCalled();
});

test('R-02 a window of the sign-on without an answer closes', async () => {
  window.name = 'msal.client.x';
  const all = ports({ hash: '', search: '' });
  await bridge(all);
  expect(all.close).toHaveBeenCalledTimes(1);
  expect(all.forward).not.toHaveBeenCalled();
});

test('R-02 an answer that cannot be read says so in Spanish', async () => {
  jest.spyOn(console, 'warn').mockReturnValue();
  await bridge(ports({ hash: '#state=roto', search: '' }, () => Promise.reject(new Error('unreadable'))));
  expect(document.getElementById('message')).toHaveTextContent('No se pudo completar el inicio de sesión');
});
