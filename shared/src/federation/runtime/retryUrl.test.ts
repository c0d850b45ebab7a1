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
  expect(fetch).toHaveBeenCalledWith('/two.js', { cache: 'reload' });
});

test('C-04 a file of another origin gets a new URL, without a request that the content security policy forbids', () => {
  retryUrl('https://cdn.test/three.js?v=1');
  expect(retryUrl('https://cdn.test/three.js?v=1')).toBe('https://cdn.test/three.js?v=1&retry=2');
  expect(fetch).not.toHaveBeenCalled();
});

test('C-04 after a retry, a preloaded file gets a new URL at its first request', () => {
  document.head.innerHTML = '<link rel="preload" as="script" href="/preloaded.js">';
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

test('C-07 a file whose preload names a hash is requested with it, also when it is requested again', () => {
  document.head.innerHTML =
    '<link rel="preload" as="script" href="/five.js" integrity="sha384-x" crossorigin><link rel="preload" as="script" href="/six.js">';
  const requested: string[] = [];
  // Webpack's function takes the script that has this URL.
  const load = withRetryUrl((address) => {
    const [script] = [...document.scripts].filter((found) => found.getAttribute('src') === address);
    requested.push(`${address} ${script?.integrity} ${script?.crossOrigin}`);
    script?.remove();
  });
  for (const file of ['five', 'six', 'five']) load(`http://localhost/${file}.js`);
  expect(requested).toEqual([
    'http://localhost/five.js sha384-x anonymous',
    'http://localhost/six.js undefined undefined',
    'http://localhost/five.js?retry=2 sha384-x anonymous',
  ]);
});
