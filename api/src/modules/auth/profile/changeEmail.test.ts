import { hashSecret } from '../../../core/security/secretHash';
import { getNextNumber } from '../../../testing/factories';
import { password, startTestApi, type TestApi, type TestClient } from '../../../testing/harness';
import { openMailbox, type Mailbox } from '../../../testing/mailbox';
import { getErrorPaths } from '../../../testing/responses';

let api: TestApi;
let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await openMailbox();
  api = await startTestApi({ env: { SMTP_URL: mailbox.url } });
});
afterAll(async () => {
  await api.close();
  await mailbox.close();
});

const createUser = async (change = {}) =>
  api.make.user('Supervisor', { password_hash: await hashSecret(password), ...change }, [api.company.zone.id]);
const createAddress = () => `nueva${getNextNumber()}@ejemplo.mx`;
const requestChange = (visitor: TestClient, email: string, accountPassword: string | undefined = password) =>
  visitor.post('/users/me/email', { email, accountPassword });
const confirm = async (token: string) => (await api.signInAs()).post('/auth/confirm-email', { token });
/** The token of the next mail that has a link, after mails about other changes. */
async function receiveToken(): Promise<string> {
  for (;;) {
    const [, token] = /\/confirm-email\?token=([\w-]+)/.exec((await mailbox.next()).text) ?? [];
    if (token) return token;
  }
}
const readEmail = async (id: string) =>
  (await api.db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email;

test('X-21 changes the user’s own e-mail once the link at the new address is confirmed, and notifies the old address', async () => {
  const user = await createUser();
  const [visitor, elsewhere] = [await api.signInAs(user), await api.signInAs(user)];
  const email = createAddress();
  expect((await requestChange(visitor, email)).status).toBe(200);
  const mail = await mailbox.next();
  expect(mail).toMatchObject({ to: email, subject: 'Confirme su correo nuevo de Surco' });
  expect(await readEmail(user.id)).toBe(user.email);
  const token = /token=([\w-]+)/.exec(mail.text)?.[1] ?? '';
  expect((await confirm(token)).status).toBe(200);
  expect(await readEmail(user.id)).toBe(email);
  for (const session of [visitor, elsewhere]) expect((await session.get('/auth/me')).status).toBe(401);
  expect((await mailbox.nextTo(user.email)).subject).toBe('El correo de su cuenta de Surco cambió');
  const again = await confirm(token);
  expect([again.status, again.body.code]).toEqual([400, 'ENLACE_INVALIDO']);
});

test('X-21 lets one of two concurrent confirmations succeed', async () => {
  const visitor = await api.signInAs(await createUser());
  await requestChange(visitor, createAddress());
  const token = await receiveToken();
  const responses = await Promise.all([confirm(token), confirm(token)]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});

test('X-21 an expired, replaced or forged link changes nothing', async () => {
  const user = await createUser();
  const visitor = await api.signInAs(user);
  await requestChange(visitor, createAddress());
  const replaced = await receiveToken();
  await requestChange(visitor, createAddress());
  const expired = await receiveToken();
  await api.db
    .updateTable('email_changes')
    .set({ expires_at: new Date(0) })
    .where('user_id', '=', user.id)
    .execute();
  for (const token of [replaced, expired, 'inventado', ''])
    expect((await confirm(token)).body.code).toBe('ENLACE_INVALIDO');
  expect(await readEmail(user.id)).toBe(user.email);
});

test('X-21 rejects a link of an account that was deactivated meanwhile', async () => {
  const user = await createUser();
  await requestChange(await api.signInAs(user), createAddress());
  const token = await receiveToken();
  await api.db.updateTable('users').set({ status: 'INACTIVO' }).where('id', '=', user.id).execute();
  expect((await confirm(token)).body.code).toBe('ENLACE_INVALIDO');
});

test('T-01 a new password revokes an unconfirmed link', async () => {
  const user = await createUser();
  const visitor = await api.signInAs(user);
  await requestChange(visitor, createAddress());
  const token = await receiveToken();
  await visitor.post('/users/me/password', { currentPassword: password, password: 'Caballo tuerto 47' });
  expect((await confirm(token)).body.code).toBe('ENLACE_INVALIDO');
});

test('X-21 reports a wrong password, an invalid address, the current one and one of another user at the field', async () => {
  const user = await createUser();
  const visitor = await api.signInAs(user);
  const otherUser = await createUser();
  expect(getErrorPaths(await requestChange(visitor, createAddress(), 'otra'))).toEqual(['accountPassword']);
  expect(getErrorPaths(await visitor.post('/users/me/email', { email: createAddress() }))).toEqual(['accountPassword']);
  expect(getErrorPaths(await requestChange(visitor, 'no'))).toEqual(['email']);
  expect(getErrorPaths(await requestChange(visitor, user.email?.toUpperCase() ?? ''))).toEqual(['email']);
  const duplicate = await requestChange(visitor, otherUser.email ?? '');
  expect([duplicate.status, getErrorPaths(duplicate)]).toEqual([409, ['email']]);
});

test('X-21 rejects the confirmation of an address that another user has now, and the link stays valid', async () => {
  const user = await createUser();
  const email = createAddress();
  await requestChange(await api.signInAs(user), email);
  const token = await receiveToken();
  const otherUser = await createUser({ email });
  expect((await confirm(token)).status).toBe(409);
  await api.db.updateTable('users').set({ email: createAddress() }).where('id', '=', otherUser.id).execute();
  expect((await confirm(token)).status).toBe(200);
});

test('X-21 an account gets at most five links', async () => {
  const visitor = await api.signInAs(await createUser());
  const statuses: number[] = [];
  for (let round = 0; round < 6; round += 1) statuses.push((await requestChange(visitor, createAddress())).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});
