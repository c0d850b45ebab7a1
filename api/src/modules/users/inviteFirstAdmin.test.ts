import { openDb, type Db } from '../../core/db/pool';
import type { Mail } from '../../core/mail/mailer';
import { inviteFirstAdmin } from './inviteFirstAdmin';
import { buildServer } from '../../server';
import { readSettings } from '../../core/settings/readSettings';
import { TestClient } from '../../testing/harness';
import { runJobs } from '../../testing/runJobs';
import { createTestDatabase } from '../../testing/testDatabase';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Db;
beforeEach(async () => {
  database = await createTestDatabase();
  db = openDb(database.url, { max: 4 });
});
afterEach(async () => {
  await db.destroy();
  await database.drop();
});

const password = 'mazorca-lluvia-73';
const settings = readSettings({ NODE_ENV: 'test', ADMIN_EMAIL: 'ana@empresa.mx', PUBLIC_URL: 'http://surco.local' });

/** Sends what is queued. @returns the mails */
async function readMails(): Promise<Mail[]> {
  const mails: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void mails.push(mail) };
  await runJobs({ db, url: database.url }, { mailer });
  return mails;
}

test('T-04 a database without users invites its first administrator, who chooses a password and signs in', async () => {
  expect(await inviteFirstAdmin(db, settings)).toBe('invited');
  const [mail] = await readMails();
  const [, token] = /http:\/\/surco\.local\/new-password\?token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
  const app = await buildServer(settings, { db });
  const ana = new TestClient(app, settings);
  expect((await ana.post('/auth/reset-password', { token, password })).status).toBe(200);
  const { status, body } = await ana.post('/auth/', { email: 'ana@empresa.mx', password });
  expect([status, body.data]).toEqual([200, expect.objectContaining({ role: 'Admin', acceptedTos: false })]);
  await app.close();
});

test('T-04 one of two concurrent starts invites, and ADMIN_EMAIL grants nothing once users exist', async () => {
  const start = () => inviteFirstAdmin(db, settings);
  expect((await Promise.all([start(), start()])).toSorted()).toEqual(['exists', 'invited']);
  expect([(await readMails()).length, await db.selectFrom('users').select('email').execute()]).toEqual([
    1,
    [{ email: 'ana@empresa.mx' }],
  ]);
  await db.updateTable('users').set({ password_hash: 'x' }).execute();
  expect(await inviteFirstAdmin(db, { ...settings, adminEmail: 'otra@empresa.mx' })).toBe('exists');
});

test('T-04 a mistyped ADMIN_EMAIL is corrected while nobody has entered; the first link stops working', async () => {
  const mistyped = { ...settings, adminEmail: 'nadie@empresa.mx' };
  expect(await inviteFirstAdmin(db, mistyped)).toBe('invited');
  await readMails();
  expect([await inviteFirstAdmin(db, mistyped), await inviteFirstAdmin(db, settings)]).toEqual(['exists', 'invited']);
  expect((await readMails()).map(({ to }) => to)).toEqual(['ana@empresa.mx']);
  expect(await db.selectFrom('users').select('email').execute()).toEqual([{ email: 'ana@empresa.mx' }]);
  expect(await db.selectFrom('password_resets').select('user_id').execute()).toHaveLength(1);
});

test('T-04 invites nobody without ADMIN_EMAIL', async () => {
  expect(await inviteFirstAdmin(db, { ...settings, adminEmail: undefined })).toBe('missing');
  expect([await readMails(), await db.selectFrom('users').select('id').execute()]).toEqual([[], []]);
});
