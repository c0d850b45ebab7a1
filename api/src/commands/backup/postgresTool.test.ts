import { splitPassword } from './postgresTool';

test.each([
  ['postgres://surco:a%2Fb@server:5432/surco', 'postgres://surco@server:5432/surco', 'a/b'],
  ['postgres://surco@server/surco', 'postgres://surco@server/surco', undefined],
])('X-01 keeps the password of %s out of the list of processes', (address, url, password) => {
  expect(splitPassword(address)).toEqual({ url, password });
});
