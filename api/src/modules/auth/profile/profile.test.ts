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

const newPassword = 'Caballo tuerto 47';
const createUserWithPassword = async (change = {}) =>
  api.make.user('Supervisor', { password_hash: await hashSecret(password), ...change }, [api.company.zone.id]);
const readProfile = async (visitor: TestClient) => (await visitor.get('/users/me')).body.data;
const updateProfile = (visitor: TestClient, body: unknown) => visitor.send('PUT', '/users/me', body);
const changePassword = (visitor: TestClient, chosen: string, current = password) =>
  visitor.post('/users/me/password', { currentPassword: current, password: chosen });
const getSignInStatus = async (email: string | null, secret: string) =>
  (await (await api.signInAs()).post('/auth/', { email, password: secret })).status;

describe('the user’s own profile', () => {
  test('P-01 returns the user with their zones and distributor, and no secret', async () => {
    const visitor = await api.signInAs(api.company.users.Supervisor);
    expect(await readProfile(visitor)).toMatchObject({
      id: api.company.users.Supervisor.id,
      role: 'Supervisor',
      zones: [{ id: api.company.zone.id }],
    });
    expect(await readProfile(await api.signInAs(api.company.consultant))).toMatchObject({
      distributor: { id: api.company.distributor.id },
    });
    expect(JSON.stringify(await readProfile(visitor))).not.toMatch(/hash|argon2/i);
  });

  test('X-27 changes names and telephone immediately, with an audit entry', async () => {
    const user = await createUserWithPassword();
    const visitor = await api.signInAs(user);
    const { status, body } = await updateProfile(visitor, {
      firstName: ' Íñigo ',
      lastName: 'Núñez',
      phone: '+52 (871) 555-0001',
      version: 1,
    });
    expect([status, body.data]).toEqual([
      200,
      expect.objectContaining({ firstName: 'Íñigo', lastName: 'Núñez', phone: '8715550001', version: 2 }),
    ]);
    expect((await visitor.get('/auth/me')).body.data).toMatchObject({ firstName: 'Íñigo' });
    const [entry] = await api.db.selectFrom('audit_log').selectAll().where('entity_id', '=', user.id).execute();
    expect(entry).toMatchObject({
      user_id: user.id,
      action: 'UPDATE',
      entity: 'user',
      before: { version: 1 },
      after: { firstName: 'Íñigo' },
    });
  });

  test('P-01 rejects one of two concurrent changes', async () => {
    const visitor = await api.signInAs(await createUserWithPassword());
    const responses = await Promise.all(
      ['Ana', 'Eva'].map((firstName) =>
        updateProfile(visitor, { firstName, lastName: 'Ruiz', phone: null, version: 1 }),
      ),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('the user’s own password', () => {
  test('T-01 ends the other sessions and links, renews this session and mails the owner', async () => {
    const user = await createUserWithPassword();
    const [here, elsewhere] = [await api.signInAs(user), await api.signInAs(user)];
    await (await api.signInAs()).post('/auth/forgot-password', { email: user.email });
    await mailbox.next();
    const former = here.token ?? '';
    const { status, cookie } = await changePassword(here, newPassword);
    expect([status, (await elsewhere.get('/auth/me')).status]).toEqual([200, 401]);
    expect(cookie).not.toBe(former);
    here.token = cookie ?? '';
    expect((await here.get('/auth/me')).status).toBe(200);
    here.token = former;
    expect((await here.get('/auth/me')).status).toBe(401);
    expect([await getSignInStatus(user.email, password), await getSignInStatus(user.email, newPassword)]).toEqual([
      401, 200,
    ]);
    expect(await api.db.selectFrom('password_resets').selectAll().where('user_id', '=', user.id).execute()).toEqual([]);
    expect(await mailbox.next()).toMatchObject({
      to: user.email,
      subject: 'La contraseña de su cuenta de Surco cambió',
    });
  });

  test('T-01 reports a wrong current password on its field, keeps the session and allows ten attempts', async () => {
    const visitor = await api.signInAs(await createUserWithPassword());
    for (let round = 0; round < 10; round += 1) {
      const { status, body } = await changePassword(visitor, newPassword, `intento ${round}`);
      expect([status, body.details]).toEqual([
        400,
        [{ path: 'currentPassword', message: 'La contraseña actual no es correcta.' }],
      ]);
    }
    expect((await changePassword(visitor, newPassword)).status).toBe(429);
    expect((await visitor.get('/auth/me')).status).toBe(200);
  });

  test('T-01 the new password must follow the rules and differ from the current one', async () => {
    const visitor = await api.signInAs(await createUserWithPassword({ first_name: 'Guadalupe' }));
    for (const poor of ['corta', 'contraseña123', 'guadalupe.2026', password]) {
      const { status, body } = await changePassword(visitor, poor);
      expect([poor, status, body.details?.map(({ path }) => path)]).toEqual([poor, 400, ['password']]);
    }
  });

  test('T-01 explains to a user without a password how to set one', async () => {
    const { body } = await changePassword(
      await api.signInAs(await createUserWithPassword({ password_hash: null })),
      newPassword,
    );
    expect(body.details).toEqual([
      { path: 'currentPassword', message: expect.stringContaining('todavía no tiene contraseña') },
    ]);
  });
});

describe('the user’s own e-mail', () => {
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

  test('P-01 changes the user’s own e-mail once the link at the new address is confirmed, and notifies the old address', async () => {
    const user = await createUserWithPassword();
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

  test('P-01 lets one of two concurrent confirmations succeed', async () => {
    const visitor = await api.signInAs(await createUserWithPassword());
    await requestChange(visitor, createAddress());
    const token = await receiveToken();
    const responses = await Promise.all([confirm(token), confirm(token)]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  test('P-01 an expired, replaced or forged link changes nothing', async () => {
    const user = await createUserWithPassword();
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

  test('P-01 rejects a link of an account that was deactivated meanwhile', async () => {
    const user = await createUserWithPassword();
    await requestChange(await api.signInAs(user), createAddress());
    const token = await receiveToken();
    await api.db.updateTable('users').set({ status: 'INACTIVO' }).where('id', '=', user.id).execute();
    expect((await confirm(token)).body.code).toBe('ENLACE_INVALIDO');
  });

  test('T-01 a new password revokes an unconfirmed link', async () => {
    const user = await createUserWithPassword();
    const visitor = await api.signInAs(user);
    await requestChange(visitor, createAddress());
    const token = await receiveToken();
    await visitor.post('/users/me/password', { currentPassword: password, password: 'Caballo tuerto 47' });
    expect((await confirm(token)).body.code).toBe('ENLACE_INVALIDO');
  });

  test('P-01 reports a wrong password, an invalid address, the current one and one of another user at the field', async () => {
    const user = await createUserWithPassword();
    const visitor = await api.signInAs(user);
    const otherUser = await createUserWithPassword();
    expect(getErrorPaths(await requestChange(visitor, createAddress(), 'otra'))).toEqual(['accountPassword']);
    expect(getErrorPaths(await visitor.post('/users/me/email', { email: createAddress() }))).toEqual([
      'accountPassword',
    ]);
    expect(getErrorPaths(await requestChange(visitor, 'no'))).toEqual(['email']);
    expect(getErrorPaths(await requestChange(visitor, user.email?.toUpperCase() ?? ''))).toEqual(['email']);
    const duplicate = await requestChange(visitor, otherUser.email ?? '');
    expect([duplicate.status, getErrorPaths(duplicate)]).toEqual([409, ['email']]);
  });

  test('P-01 rejects the confirmation of an address that another user has now, and the link stays valid', async () => {
    const user = await createUserWithPassword();
    const email = createAddress();
    await requestChange(await api.signInAs(user), email);
    const token = await receiveToken();
    const otherUser = await createUserWithPassword({ email });
    expect((await confirm(token)).status).toBe(409);
    await api.db.updateTable('users').set({ email: createAddress() }).where('id', '=', otherUser.id).execute();
    expect((await confirm(token)).status).toBe(200);
  });

  test('P-01 an account gets at most five links', async () => {
    const visitor = await api.signInAs(await createUserWithPassword());
    const statuses: number[] = [];
    for (let round = 0; round < 6; round += 1) statuses.push((await requestChange(visitor, createAddress())).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
