import { findUnsupportedStyle } from './findUnsupportedStyle';
import { readOldestBrowsers } from './readOldestBrowsers';
import { isOptional } from './optionalFeatures';

const browsers = readOldestBrowsers(['chrome >= 92', 'safari >= 15.4', 'firefox >= 102']);

test.each([
  ['a:has(b) { color: red }', ':has (chrome 92, firefox 102)'],
  ['@container (min-width: 9px) { a { color: red } }', '@container (chrome 92, firefox 102, safari 15.4)'],
  ['a { grid-template-rows: subgrid }', 'grid-template-rows: subgrid (chrome 92, safari 15.4)'],
])('finds what the oldest browsers lack: %s', (source, finding) => {
  expect(findUnsupportedStyle(source, browsers)).toEqual([finding]);
});

test.each([
  'a { grid-template-rows: auto; grid-template-rows: subgrid }',
  '@supports (grid-template-rows: subgrid) { a { grid-template-rows: subgrid } }',
  '@supports selector(:has(a)) { a:has(b) { color: red } }',
  'a:focus-visible { display: grid; inset: 0 }',
])('accepts what they know, fallbacks and guarded rules: %s', (source) => {
  expect(findUnsupportedStyle(source, browsers)).toEqual([]);
});

test('a feature is optional with each of its values', () => {
  const optional = { 'break-after': 'print' };
  expect(isOptional('break-after: avoid (firefox 102)', optional)).toBe(true);
  expect(isOptional('break-after (firefox 102)', optional)).toBe(true);
  expect(isOptional(':has (firefox 102)', optional)).toBe(false);
});
