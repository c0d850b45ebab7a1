import { nextTry, withTries } from './tries';

beforeEach(() => {
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('no network')));
});

test('C-04 the first try asks for the file itself, and nothing else', () => {
  expect(nextTry('/remotes/a/one.js')).toBe('/remotes/a/one.js');
  expect(fetch).not.toHaveBeenCalled();
});

test('C-04 each later try has an address of its own, and what the browser kept is fetched anew', () => {
  nextTry('/two.js');
  expect([nextTry('/two.js'), nextTry('/two.js')]).toEqual(['/two.js?vez=2', '/two.js?vez=3']);
  expect(fetch).toHaveBeenCalledWith('/two.js', { cache: 'reload' });
});

test('C-04 a file of another origin is tried anew too, without a call that the policy forbids', () => {
  nextTry('https://cdn.test/three.js?v=1');
  expect(nextTry('https://cdn.test/three.js?v=1')).toBe('https://cdn.test/three.js?v=1&vez=2');
  expect(fetch).not.toHaveBeenCalled();
});

test('C-04 what was preloaded beside a file that failed has an address of its own at once', () => {
  document.head.innerHTML = '<link rel="preload" as="script" href="/preloaded.js">';
  nextTry('/entry.js');
  nextTry('/entry.js');
  expect([nextTry('http://localhost/preloaded.js'), nextTry('/other.js')]).toEqual([
    'http://localhost/preloaded.js?vez=1',
    '/other.js',
  ]);
});

test('C-04 a build’s own loader gets the rest as it was', () => {
  const load = jest.fn();
  const done = (): void => undefined;
  withTries(load)('/four.js', done, 'chunk-4', 4);
  expect(load).toHaveBeenCalledWith('/four.js', done, 'chunk-4', 4);
});
