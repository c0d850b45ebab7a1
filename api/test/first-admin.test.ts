import { openDb, type Db } from '../src/db/pool';
import type { Mail } from '../src/embedded/mail';
import { inviteFirstAdmin } from '../src/modules/users/firstAdmin';
import { buildServer } from '../src/server';
import { readSettings } from '../src/settings';
import { Visitor } from './harness';
import { createDatabase } from './server';

let database: Awaited<ReturnType<typeof createDatabase>>;
let db: Db;
beforeEach(async () => {
  database = await createDatabase();
  db = openDb(database.url, { max: 4 });
});
afterEach(async () => {
  await db.destroy();
  await database.drop();
});

const password = 'mazorca-lluvia-73';
const settings = readSettings({ NODE_ENV: 'test', ADMIN_EMAIL: 'ana@empresa.mx', PUBLIC_URL: 'http://surco.local' });

function office() {
  const mails: Mail[] = [];
  return { mails, mailer: { send: async (mail: Mail) => void mails.push(mail) } };
}

test('T-04 a database without users invites its first administrator, who chooses a password and enters', async () => {
  const { mails, mailer } = office();
  expect(await inviteFirstAdmin({ db, mailer }, settings)).toBe('invited');
  const [, token] = /http:\/\/surco\.local\/new-password\?token=([\w-]+)/.exec(mails[0]?.text ?? '') ?? [];
  const app = await buildServer(settings, { db, mailer });
  const ana = new Visitor(app, settings);
  expect((await ana.post('/auth/reset-password', { token, password })).status).toBe(200);
  const { status, body } = await ana.post('/auth/', { email: 'ana@empresa.mx', password });
  expect([status, body.data]).toEqual([200, expect.objectContaining({ role: 'Admin', acceptedTos: false })]);
  await app.close();
});

test('T-04 of two that start at once one invites, and with users there ADMIN_EMAIL grants nothing', async () => {
  const { mails, mailer } = office();
  const start = () => inviteFirstAdmin({ db, mailer }, settings);
  expect((await Promise.all([start(), start()])).toSorted()).toEqual(['invited', 'there']);
  expect(await inviteFirstAdmin({ db, mailer }, { ...settings, adminEmail: 'otra@empresa.mx' })).toBe('there');
  expect([mails.length, await db.selectFrom('users').select('email').execute()]).toEqual([
    1,
    [{ email: 'ana@empresa.mx' }],
  ]);
});

test('T-04 nobody is let in whom nobody has named', async () => {
  const { mails, mailer } = office();
  expect(await inviteFirstAdmin({ db, mailer }, { ...settings, adminEmail: undefined })).toBe('missing');
  expect([mails, await db.selectFrom('users').select('id').execute()]).toEqual([[], []]);
});
