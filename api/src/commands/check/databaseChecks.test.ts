import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withClient } from '../../core/db/withClient';
import { readOnlySentence } from '../../core/getErrorMessage';
import { describeFormerSections } from '../../core/sections/describeFormerSections';
import { readSettings } from '../../core/settings/readSettings';
import {
  buildDatabaseUrls,
  createTestDatabase,
  executeOnServer,
  runStatement,
  type TestDatabase,
} from '../../testing/testDatabase';
import { createBuiltSection } from '../../testing/sectionBuilds';
import { createTestCheckout } from '../../testing/testCheckout';
import { checkDatabase } from './databaseChecks';

const migrations = join(__dirname, '../../../migrations');
const checkout = createTestCheckout();
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  checkout.remove();
});

const run = (env: NodeJS.ProcessEnv = {}) =>
  checkDatabase(readSettings({ DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl, ...env }), {
    migrations,
    root: checkout.root,
  });

test('A-01 checks version, clock, migrations, roles and accounts of a database', async () => {
  const results = await run();
  expect(results.map(({ name, isOk }) => [name, isOk])).toEqual([
    ['database', true],
    ['clock', true],
    ['migrations', true],
    ['database roles', true],
    ['demo accounts', true],
    ['sections', true],
    ['mail queue', true],
  ]);
});

test.each([
  [300_000, '300 seconds ahead of'],
  [-300_000, '300 seconds behind'],
])('A-01 says that the clock differs from that of the database by %s ms', async (difference, sentence) => {
  const now = Date.now;
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() + difference);
  try {
    const failed = (await run()).filter(({ isOk }) => !isOk);
    expect(failed).toEqual([{ name: 'clock', isOk: false, text: expect.stringContaining(sentence) }]);
  } finally {
    clock.mockRestore();
  }
});

test('A-01 says that a server is no replica', async () => {
  expect(await run({ DATABASE_READ_URL: database.url })).toContainEqual({
    name: 'replica',
    isOk: false,
    text: 'DATABASE_READ_URL names no streaming replica: name a standby or leave it out.',
  });
});

test('A-01 C-07 warns of sections that an older server published to a folder, until they are published again', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'surco-former-'));
  const folder = join(dataDir, 'remotes');
  mkdirSync(join(folder, '_releases'), { recursive: true });
  const describe = (env: NodeJS.ProcessEnv) => describeFormerSections({ dataDir, databaseUrl: database.url, env });
  try {
    expect(await describe({})).toBeUndefined();
    expect(await describe({ REMOTES_STORE: 'folder', REMOTES_DIR: dataDir })).toMatch(/REMOTES_DIR and REMOTES_STORE/);
    writeFileSync(join(folder, '_releases', '00000001.json'), '{}');
    expect(await run({ DATA_DIR: dataDir })).toContainEqual({
      name: 'sections',
      isOk: true,
      text: expect.stringContaining(`Warning: the sections published to ${folder} are not served any more`),
    });
    expect(await describe({ REMOTES_DIR: folder })).toContain(`published to ${folder} are`);
    const release = (revision: number, remotes: string) =>
      `insert into section_releases (revision, document) values (${revision}, '{"remotes":${remotes}}')`;
    // As the start leaves it, which stores the builds of the server for nobody.
    await runStatement(database.ownerUrl, release(1, '{}'));
    expect(await describe({})).toContain(`published to ${folder} are`);
    await runStatement(database.ownerUrl, release(2, '{"mfe-one":{}}'));
    expect(await describe({})).toBeUndefined();
  } finally {
    await runStatement(database.ownerUrl, 'delete from section_releases');
    rmSync(dataDir, { recursive: true });
  }
});

test('X-43 names the published versions that do not fit this Surco, and what users get instead', async () => {
  const versions: [version: string, change: object][] = [
    ['1.0.0-a', {}],
    ['1.1.0-b', { uses: ['platform#gone', 'GET /gone'] }],
    ['2.0.0-c', { requires: { '@surco/shared': '^99.0.0' } }],
    ['3.0.0-d', { menu: [{ path: '/dashboard/x', label: 'X', icon: 'x', order: 1, roles: ['RoleOfANewerServer'] }] }],
  ];
  await withClient(database.ownerUrl, async (client) => {
    const trial = { version: '2.0.0-c', roles: ['Admin'] };
    const release = { live: '1.1.0-b', before: ['3.0.0-d', '1.0.0-a', null], trial };
    const newer = { live: '3.0.0-d', before: ['1.0.0-a', null] };
    const releases = { format: 1, at: '', remotes: { 'mfe-two': release, 'mfe-new': newer } };
    await client.query('insert into section_releases (revision, document) values (1, $1)', [JSON.stringify(releases)]);
    for (const name of ['mfe-two', 'mfe-new'])
      for (const [version, change] of versions) {
        await client.query("insert into section_versions (name, version, digest) values ($1, $2, 'x')", [
          name,
          version,
        ]);
        await client.query(
          "insert into section_files (name, version, file, content) values ($1, $2, 'manifest.json', $3)",
          [name, version, Buffer.from(JSON.stringify({ ...createBuiltSection(name, version), ...change }))],
        );
      }
  });
  try {
    expect(await run()).toContainEqual({
      name: 'sections',
      isOk: true,
      text:
        'Warning: mfe-two 1.1.0-b needs what this Surco does not offer (platform#gone, GET /gone): users get 1.0.0-a. ' +
        'Warning: mfe-two 2.0.0-c waits for a Surco that offers @surco/shared ^99.0.0; until then users get 1.0.0-a. ' +
        'Warning: mfe-new 3.0.0-d has a manifest.json that this Surco cannot read: users get 1.0.0-a.',
    });
    await runStatement(database.ownerUrl, `update section_releases set document = '{"format":2}'`);
    expect(await run()).toContainEqual({
      name: 'sections',
      isOk: true,
      text: expect.stringContaining('Warning: the published sections cannot be compared with this Surco: '),
    });
  } finally {
    await runStatement(database.ownerUrl, 'delete from section_releases; delete from section_versions');
  }
});

test('A-01 says that the database takes no writes, as readiness does', async () => {
  const alter = `alter database ${new URL(database.url).pathname.slice(1)}`;
  await executeOnServer(`${alter} set default_transaction_read_only = on`);
  try {
    expect(await run()).toEqual([{ name: 'database', isOk: false, text: readOnlySentence }]);
  } finally {
    await executeOnServer(`${alter} reset default_transaction_read_only`);
  }
});

test('A-01 leaves the other checks out when the database does not exist', async () => {
  const { url } = buildDatabaseUrls('no_such_database');
  const results = await run({ DATABASE_URL: url });
  expect(results).toEqual([
    { name: 'database', isOk: false, text: expect.stringMatching(/the database does not exist; create it/) },
  ]);
});

test.each([
  ['SQL_ASCII', 'C'],
  ['UTF8', 'C'],
])('A-01 says how to create a database that knows all letters, instead of %s with %s', async (encoding, locale) => {
  const name = `${new URL(database.url).pathname.slice(1)}_letters`;
  await executeOnServer(
    `create database ${name} template template0 encoding '${encoding}' locale_provider libc locale '${locale}'`,
  );
  try {
    const [first] = await run({ DATABASE_URL: buildDatabaseUrls(name).url });
    expect(first).toEqual({
      name: 'database',
      isOk: false,
      text: expect.stringMatching(/^the database does not know/),
    });
  } finally {
    await executeOnServer(`drop database ${name}`);
  }
});

/** The last test, because the last case is not undone. */
test.each([
  [
    'a pending migration',
    "delete from migrations where name = '0001_people_and_access.sql'",
    "insert into migrations (name) values ('0001_people_and_access.sql')",
    /^1 to apply \(0001_people_and_access\.sql first\): run surco migrate\.$/,
  ],
  [
    'a database from before the first release',
    "insert into migrations (name) values ('0001_schema.sql')",
    "delete from migrations where name = '0001_schema.sql'",
    /^This database was created before the first release of Surco .* Use an empty database/,
  ],
  [
    'a migration of a newer version',
    "insert into migrations (name) values ('9999_future.sql')",
    "delete from migrations where name = '9999_future.sql'",
    /^A newer Surco/,
  ],
  [
    'a role without its rights',
    'create table added_since (id int)',
    'drop table added_since',
    /may not read added_since: run surco migrate\.$/,
  ],
  [
    'a role without rights in the job queue',
    'revoke select on graphile_worker._private_jobs from surco_app',
    'grant select on graphile_worker._private_jobs to surco_app',
    /may not read graphile_worker\._private_jobs: run surco migrate\.$/,
  ],
  [
    'a role without the schema of the job queue',
    'revoke usage on schema graphile_worker from surco_app',
    'grant usage on schema graphile_worker to surco_app',
    /may not read .*graphile_worker\._private_jobs.*: run surco migrate\.$/,
  ],
  [
    'a demo account',
    `insert into users (first_name, last_name, email, role, password_hash)
     values ('A', 'B', 'admin@surco.test', 'Admin', 'x')`,
    'delete from users',
    /^The database holds 1 demo accounts/,
  ],
  [
    'no job queue',
    'drop schema graphile_worker cascade',
    'select 1',
    /may not read graphile_worker: run surco migrate\.$/,
  ],
])('A-01 says what to do about %s', async (_title, statement, undo, sentence) => {
  await runStatement(database.ownerUrl, statement);
  const failed = (await run()).filter(({ isOk }) => !isOk);
  await runStatement(database.ownerUrl, undo);
  expect(failed.map(({ text }) => text)).toEqual([expect.stringMatching(sentence)]);
});
