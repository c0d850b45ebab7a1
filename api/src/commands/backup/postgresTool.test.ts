import { parseMigrations, splitPassword } from './postgresTool';

test.each([
  ['postgres://surco:a%2Fb@server:5432/surco', 'postgres://surco@server:5432/surco', 'a/b'],
  ['postgres://surco@server/surco', 'postgres://surco@server/surco', undefined],
])('X-01 keeps the password of %s out of the list of processes', (address, url, password) => {
  expect(splitPassword(address)).toEqual({ url, password });
});

test.each([
  ['name, applied_at, expands', ['0001_a.sql\t2026-11-20 12:00:00+00\tf', '0002_b.sql\t2026-11-20 12:00:00+00\tt']],
  ['name, applied_at', ['0001_a.sql\t2026-11-20 12:00:00+00', '0002_b.sql\t2026-11-20 12:00:00+00']],
])('X-27 reads the migrations of a backup with the columns %s', (columns, rows) => {
  const output = `SET lock_timeout = 0;\n\nCOPY public.migrations (${columns}) FROM stdin;\n${rows.join('\n')}\n\\.\n\n--\n`;
  expect([...parseMigrations(output)]).toEqual([
    ['0001_a.sql', false],
    ['0002_b.sql', columns.includes('expands')],
  ]);
});
