import { testConfig } from '../../testing/mockApi';
import { retryUrl, withRetryUrl } from './retryUrl';

beforeEach(() => {
  document.documentElement.removeAttribute('data-surco-retried');
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('no network')));
});

test('C-04 the first request uses the URL of the file', () => {
  expect(retryUrl('/remotes/a/one.js')).toBe('/remotes/a/one.js');
  expect(fetch).not.toHaveBeenCalled();
});

test('C-04 each later attempt has its own URL, and the cached file is fetched again', () => {
  retryUrl('/two.js');
  expect([retryUrl('/two.js'), retryUrl('/two.js')]).toEqual(['/two.js?retry=2', '/two.js?retry=3']);
  expect(fetch).toHaveBeenCalledWith('/two.js', expect.objectContaining({ cache: 'reload' }));
});

test('C-04 a file of another origin gets a new URL, without a request that the content security policy forbids', () => {
  retryUrl('https://cdn.test/three.js?v=1');
  expect(retryUrl('https://cdn.test/three.js?v=1')).toBe('https://cdn.test/three.js?v=1&retry=2');
  expect(fetch).not.toHaveBeenCalled();
});

test('C-07 a cached file of the origin that serves the files is fetched again', () => {
  window.__surco = { config: { ...testConfig, assetsUrl: 'https://assets.test' }, inFlight: new Map() };
  retryUrl('https://assets.test/six.js');
  expect(retryUrl('https://assets.test/six.js')).toBe('https://assets.test/six.js?retry=2');
  expect(fetch).toHaveBeenCalledWith('https://assets.test/six.js', expect.objectContaining({ cache: 'reload' }));
  delete window.__surco;
});

test('C-04 after a retry, a preloaded file gets a new URL at its first request', () => {
  document.head.innerHTML = '<link as="script" href="/preloaded.js">';
  retryUrl('/entry.js');
  retryUrl('/entry.js');
  expect([retryUrl('http://localhost/preloaded.js'), retryUrl('/other.js')]).toEqual([
    'http://localhost/preloaded.js?retry=1',
    '/other.js',
  ]);
});

test('C-04 passes the other arguments on to the loader of the build', () => {
  const load = jest.fn();
  const done = (): void => undefined;
  withRetryUrl(load)('/four.js', done, 'chunk-4', 4);
  expect(load).toHaveBeenCalledWith('/four.js', done, 'chunk-4', 4);
});
