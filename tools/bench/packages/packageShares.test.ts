import { countCharacters, divideBytes, getPackageName } from './packageShares';

test.each([
  ['/a/node_modules/.pnpm/antd@6.6.8_x/node_modules/antd/es/button/index.js', 'antd'],
  ['/a/node_modules/.pnpm/@rc-component+util@1/node_modules/@rc-component/util/es/a.js', '@rc-component/util'],
  ['/a/shared/src/ui/list/list-body.tsx', 'shared/ui'],
  ['/a/host/src/main.ts', 'host'],
  ['/a/mfe-sales/src/routes.ts', 'mfe-sales'],
  ['webpack/runtime/global', 'webpack'],
])('%s belongs to %s', (source, name) => expect(getPackageName(source)).toBe(name));

test('counts each character of a file once and divides bytes in proportion', () => {
  // Columns 2 to 5 come from the first source, 6 to 9 from the second.
  const map = JSON.stringify({
    version: 3,
    sources: ['/x/node_modules/antd/a.js', '/x/host/src/b.ts'],
    names: [],
    mappings: 'EAAA,ICAA',
  });
  const counts = countCharacters('(;aaaabbbb', map);
  expect(Object.fromEntries(counts)).toEqual({ webpack: 2, antd: 4, host: 4 });
  expect(Object.fromEntries(divideBytes(5, counts))).toEqual({ webpack: 1, antd: 2, host: 2 });
});
