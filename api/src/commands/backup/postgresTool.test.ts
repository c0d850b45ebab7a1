import { describeMisfit, parseMigrations, splitPassword } from './postgresTool';

test.each([
  ['postgres://surco:a%2Fb@server:5432/surco', 'postgres://surco@server:5432/surco', 'a/b'],
  ['postgres://surco@server/surco', 'postgres://surco@server/surco', undefined],
])('X-01 keeps the password of %s out of the list of processes', (address, url, password) => {
  expect(splitPassword(address)).toEqual({ url, password });
});

test.each([
  ['pg_dump', 15, 18, 'older than'],
  ['pg_restore', 15, 18, 'older than'],
  ['pg_restore', 18, 15, 'too new for'],
  ['pg_restore', 17, 16, 'too new for'],
] as const)('X-39 refuses %s %i on a server of version %i', (name, major, server, reason) => {
  expect(describeMisfit(name, major, server)).toContain(
    `${name} ${major} is ${reason} the server, PostgreSQL ${server}`,
  );
});

test.each([
  ['pg_dump', 18, 15],
  ['pg_restore', 16, 15],
  ['pg_restore', 18, 18],
] as const)('X-39 accepts %s %i on a server of version %i', (name, major, server) => {
  expect(describeMisfit(name, major, server)).toBeUndefined();
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
