import { findUnsupportedScript } from './findUnsupportedScript';
import { readOldestBrowsers } from './readOldestBrowsers';
import { readScriptFeatures } from './readScriptFeatures';

const features = readScriptFeatures(readOldestBrowsers(['chrome >= 92', 'safari >= 15.4', 'firefox >= 102']));

test.each([
  ['[2, 1].toSorted()', 'toSorted (chrome 92, firefox 102, safari 15.4)'],
  ['list.findLast(Boolean)', 'findLast (chrome 92, firefox 102)'],
  ['structuredClone(value)', 'structuredClone (chrome 92)'],
  ['Promise.withResolvers()', 'withResolvers (chrome 92, firefox 102, safari 15.4)'],
  ['URL.canParse(text)', 'URL.canParse (chrome 92, firefox 102, safari 15.4)'],
  ['/(?<=a)b/.test(text)', 'lookbehind of a regular expression'],
  ['class A { static { start(); } }', 'static block of a class'],
])('finds what the oldest browsers lack: %s', (source, finding) => {
  expect(findUnsupportedScript(source, features)).toEqual([finding]);
});

test.each([
  '[...list].sort().at(-1)?.id ?? 0',
  "text.replaceAll('a', 'b'); Promise.any(calls)",
  'class A { #count = 0; static first = 1; }',
  '/(?<year>[0-9]+)/.exec(text)',
])('accepts what they know: %s', (source) => {
  expect(findUnsupportedScript(source, features)).toEqual([]);
});

test('refuses newer syntax', () => {
  expect(() => findUnsupportedScript('/[a--b]/v.test(text);', features)).toThrow('Invalid regular expression flag');
});
