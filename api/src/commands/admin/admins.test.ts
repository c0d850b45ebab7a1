import { openDb, type Db } from '../../core/db/pool';
import { readSettings } from '../../core/settings/readSettings';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { inviteAdmin, listAdmins, resetAdminFactor } from './admins';

const services = { settings: readSettings({ NODE_ENV: 'test', PUBLIC_URL: 'http://surco.local' }) };
let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDb(database.ownerUrl, { max: 2 });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const createAdmin = (email: string, change: object = {}) =>
  db
    .insertInto('users')
    .values({ first_name: 'Ana', last_name: 'Ruiz', email, role: 'Admin', status: 'ACTIVO', ...change })
    .returning('id')
    .executeTakeFirstOrThrow();
const readActions = async (id: string) =>
  (await db.selectFrom('audit_log').select(['action', 'user_id']).where('entity_id', '=', id).execute()).map(
    ({ action, user_id: userId }) => [action, userId],
  );
const countMails = async (email: string) =>
  (await db.selectFrom('mail_queue').select('id').where('recipient', '=', email).execute()).length;

test('X-27 the operator invites an administrator who was lost, once more, and one who was deactivated', async () => {
  expect(await inviteAdmin(db, services, 'nueva@empresa.mx')).toContain('is queued');
  expect(await inviteAdmin(db, services, 'NUEVA@empresa.mx')).toContain('is queued');
  expect(await countMails('nueva@empresa.mx')).toBe(1);
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'nueva@empresa.mx')
    .executeTakeFirstOrThrow();
  expect(await readActions(id)).toEqual([
    ['OPERATOR_INVITATION', null],
    ['OPERATOR_INVITATION', null],
  ]);
  await createAdmin('antes@empresa.mx', { status: 'INACTIVO', password_hash: 'x' });
  expect(await inviteAdmin(db, services, 'antes@empresa.mx')).toContain('is active again');
  expect(await listAdmins(db)).toEqual(
    expect.arrayContaining([
      'antes@empresa.mx, Ana Ruiz, Activo, password, no session',
      'nueva@empresa.mx, Administración Surco, Activo, has not chosen a password, no session',
    ]),
  );
});

test.each([
  ['no address', /is no e-mail address/],
  ['consultora@empresa.mx', /role Consultant/],
  ['activa@empresa.mx', /can sign in/],
])('X-27 the operator does not invite %s', async (email, message) => {
  if (email.startsWith('consultora')) await createAdmin(email, { role: 'Consultant' });
  if (email.startsWith('activa')) await createAdmin(email, { password_hash: 'x' });
  await expect(inviteAdmin(db, services, email)).rejects.toThrow(message);
  expect(await countMails(email)).toBe(0);
});

test('X-27 the operator removes the second factor of an administrator, who gets a mail', async () => {
  const email = 'telefono@empresa.mx';
  const { id } = await createAdmin(email, { password_hash: 'x' });
  await expect(resetAdminFactor(db, services, email)).rejects.toThrow('has no second factor');
  await db.insertInto('totp_secrets').values({ user_id: id, secret: 'x', confirmed_at: new Date() }).execute();
  expect(await listAdmins(db)).toContainEqual(expect.stringContaining('password and second factor'));
  expect(await resetAdminFactor(db, services, email)).toContain('was removed');
  expect([await readActions(id), await countMails(email)]).toEqual([[['OPERATOR_SECOND_FACTOR_RESET', null]], 1]);
  await expect(resetAdminFactor(db, services, 'nadie@empresa.mx')).rejects.toThrow('surco admin list');
});
