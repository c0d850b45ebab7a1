import { withoutGroups } from './figure';

test.each([
  ['1,234.50', '1234.50'],
  ['$ 1 234', '1234'],
  ['−12,345,678', '−12345678'],
  ['', ''],
  ['12,5', null],
  ['3949,99', null],
  ['0,05', null],
  ['1.234,50', null],
  ['1234,567', null],
  ['1,234,5', null],
  ['.5,000', null],
])('A-01 of "%s" is left %j: a comma parts thousands and nothing else', (text, bare) => {
  expect(withoutGroups(text)).toBe(bare);
});
