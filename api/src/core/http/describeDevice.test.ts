import { describeDevice } from './describeDevice';

const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
    'Chrome en Windows',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${safari} Version/18.1 Mobile/15E148 Safari/604.1`,
    'Safari en iOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox en Linux'],
  ['', null],
  [undefined, null],
])('X-27 describes the device of %s as %s', (userAgent, expected) => {
  expect(describeDevice(userAgent)).toBe(expected);
});

test('X-27 limits the description of a very long user agent to 80 characters', () => {
  expect(describeDevice(`${'x'.repeat(10_000)}/1.0 x`)).toBe('x'.repeat(80));
});
