import { describeDatabaseServers, listDatabaseAddresses } from './databaseAddresses';

test.each([
  ['postgres://u:p@a:5432/surco', ['postgres://u:p@a:5432/surco']],
  [
    'postgres://u:p%40@a:5432,b/surco?target_session_attrs=read-write',
    [
      'postgres://u:p%40@a:5432/surco?target_session_attrs=read-write',
      'postgres://u:p%40@b/surco?target_session_attrs=read-write',
    ],
  ],
  ['postgres://a,[::1]:6432', ['postgres://a', 'postgres://[::1]:6432']],
  ['postgres://u:p,q@a/surco', ['postgres://u:p,q@a/surco']],
  ['a,b', ['a,b']],
])('lists the servers of %s', (url, addresses) => {
  expect(listDatabaseAddresses(url)).toEqual(addresses);
});

test('describes servers without user and password', () => {
  expect(describeDatabaseServers('postgres://ana:secreto@a:5432,b:5433/surco')).toBe('a:5432, b:5433');
});
