import { password, startApi, type TestApi, type Visitor } from './harness';
import { openMailbox, type Mailbox } from './mailbox';
import { hashSecret } from '../src/modules/session/password';

let api: TestApi;
let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await openMailbox();
  api = await startApi({ env: { SMTP_URL: mailbox.url } });
});
afterAll(async () => {
  await api.close();
  await mailbox.close();
});

const fresh = 'Caballo tuerto 47';
const person = async (change = {}) =>
  api.make.user('Supervisor', { password_hash: await hashSecret(password), ...change }, [api.company.zone.id]);
const profileOf = async (visitor: Visitor) => (await visitor.get('/users/me')).body.data;
const put = (visitor: Visitor, body: unknown) => visitor.send('PUT', '/users/me', body);
const changeTo = (visitor: Visitor, chosen: string, current = password) =>
  visitor.post('/users/me/password', { currentPassword: current, password: chosen });
const signIn = async (email: string | null, secret: string) =>
  (await (await api.as()).post('/auth/', { email, password: secret })).status;

describe('X-21 the own profile', () => {
  test('X-21 P-01 shows the person with its zones and distributor, and no secret', async () => {
    const visitor = await api.as(api.company.users.Supervisor);
    expect(await profileOf(visitor)).toMatchObject({
      id: api.company.users.Supervisor.id,
      role: 'Supervisor',
      zones: [{ id: api.company.zone.id }],
    });
    expect(await profileOf(await api.as(api.company.consultant))).toMatchObject({
      distributor: { id: api.company.distributor.id },
    });
    expect(JSON.stringify(await profileOf(visitor))).not.toMatch(/hash|argon2/i);
  });

  test('X-21 names and telephone change at once, and are written down', async () => {
    const user = await person();
    const visitor = await api.as(user);
    const { status, body } = await put(visitor, {
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

  test('X-21 a stale version gets the record as it is', async () => {
    const visitor = await api.as(await person());
    await put(visitor, { firstName: 'Ana', lastName: 'Ruiz', phone: null, version: 1 });
    const { status, body } = await put(visitor, { firstName: 'Otra', lastName: 'Ruiz', phone: null, version: 1 });
    expect([status, body.code, body.data]).toEqual([
      409,
      'VERSION_OBSOLETA',
      expect.objectContaining({ firstName: 'Ana', version: 2 }),
    ]);
  });

  test('X-21 of two changes at once one is told', async () => {
    const visitor = await api.as(await person());
    const answers = await Promise.all(
      ['Ana', 'Eva'].map((firstName) => put(visitor, { firstName, lastName: 'Ruiz', phone: null, version: 1 })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test.each([
    [{ role: 'Admin' }, 'role'],
    [{ email: 'x@y.mx' }, 'email'],
    [{ status: 'ACTIVO' }, 'status'],
    [{ distributorId: null }, 'distributorId'],
    [{ firstName: ' ' }, 'firstName'],
    [{ phone: '123' }, 'phone'],
    [{ version: 0 }, 'version'],
    [{ lastName: 'x'.repeat(81) }, 'lastName'],
  ])('P-07 %j is refused at its field', async (change, path) => {
    const { status, body } = await put(await api.as(api.company.users.Admin), {
      firstName: 'Ana',
      lastName: 'Ruiz',
      phone: null,
      version: 1,
      ...change,
    });
    expect([status, body.details?.map((detail) => detail.path)]).toEqual([400, [path]]);
  });

  test('A-01 a text that no database keeps is refused, not an error of ours', async () => {
    const { status, body } = await put(await api.as(api.company.users.Admin), {
      firstName: 'A\u0000',
      lastName: 'Ruiz',
      phone: null,
      version: 1,
    });
    expect([status, body.code]).toEqual([400, 'DATOS_INVALIDOS']);
    expect((await (await api.as()).post('/auth/', { email: 'a\u0000@b.mx', password: 'x' })).status).toBe(400);
  });
});

describe('X-21 the own password', () => {
  test('T-01 the other sessions and links end, this one goes on under a new id, and the owner is told', async () => {
    const user = await person();
    const [here, elsewhere] = [await api.as(user), await api.as(user)];
    await (await api.as()).post('/auth/forgot-password', { email: user.email });
    await mailbox.next();
    const former = here.token ?? '';
    const { status, cookie } = await changeTo(here, fresh);
    expect([status, (await elsewhere.get('/auth/me')).status]).toEqual([200, 401]);
    expect(cookie).not.toBe(former);
    here.token = cookie ?? '';
    expect((await here.get('/auth/me')).status).toBe(200);
    here.token = former;
    expect((await here.get('/auth/me')).status).toBe(401);
    expect([await signIn(user.email, password), await signIn(user.email, fresh)]).toEqual([401, 200]);
    expect(await api.db.selectFrom('password_resets').selectAll().where('user_id', '=', user.id).execute()).toEqual([]);
    expect(await mailbox.next()).toMatchObject({
      to: user.email,
      subject: 'La contraseña de su cuenta de Surco cambió',
    });
  });

  test('T-01 a wrong current password is said at its field, loses no session and may be guessed ten times', async () => {
    const visitor = await api.as(await person());
    for (let round = 0; round < 10; round += 1) {
      const { status, body } = await changeTo(visitor, fresh, `intento ${round}`);
      expect([status, body.details]).toEqual([
        400,
        [{ path: 'currentPassword', message: 'La contraseña actual no es correcta.' }],
      ]);
    }
    expect((await changeTo(visitor, fresh)).status).toBe(429);
    expect((await visitor.get('/auth/me')).status).toBe(200);
  });

  test('T-01 the new one is held to the rules, and must be new', async () => {
    const visitor = await api.as(await person({ first_name: 'Guadalupe' }));
    for (const poor of ['corta', 'contraseña123', 'guadalupe.2026', password]) {
      const { status, body } = await changeTo(visitor, poor);
      expect([poor, status, body.details?.map(({ path }) => path)]).toEqual([poor, 400, ['password']]);
    }
  });

  test('T-01 who has none yet is told how to get one', async () => {
    const { body } = await changeTo(await api.as(await person({ password_hash: null })), fresh);
    expect(body.details).toEqual([
      { path: 'currentPassword', message: expect.stringContaining('todavía no tiene contraseña') },
    ]);
  });
});
