import type * as Argon2 from '@node-rs/argon2';
import { verify } from '@node-rs/argon2';
import type { KyselyPlugin } from 'kysely';
import { password, startApi, today, Visitor, type TestApi } from './harness';
import { hashSecret } from '../src/modules/session/password';
import { buildServer } from '../src/server';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof Argon2>('@node-rs/argon2');
  return { ...real, verify: jest.fn(real.verify) };
});

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

let addresses = 0;
const newAddress = (): string => `10.4.0.${(addresses += 1)}`;
const clientKey = 'CLAVE-AGRI-0001';
const farmer = async (phone: string) =>
  api.make.user('Farmer', { phone, client_key_hash: await hashSecret(clientKey), client_key_hint: '0001' });

/** A second instance on the same database, and the kinds of statement that it sends. */
async function instance() {
  const statements: string[] = [];
  const listen: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const app = await buildServer(api.settings, {
    db: api.db.withPlugin(listen),
    mailer: { send: async () => undefined },
    today: () => today,
  });
  return { app, visitor: new Visitor(app, api.settings), statements };
}

describe('X-01 known or unknown, the same work is done', () => {
  const workOf = async (path: string, body: object) => {
    const { app, visitor, statements } = await instance();
    jest.mocked(verify).mockClear();
    const { status, body: answer } = await visitor.post(path, body, {}, newAddress());
    const work = [...statements];
    const digests = jest.mocked(verify).mock.calls.map(([digest]) => String(digest).split('$').slice(0, 4).join('$'));
    await app.close();
    return { status, answer, work, digests };
  };

  test('X-01 signing in with a password', async () => {
    const user = await api.make.user('Admin', { password_hash: await hashSecret(password) });
    const known = await workOf('/auth/', { email: user.email, password: 'otra contraseña' });
    const without = await api.make.user('Admin');
    for (const email of ['nadie@ejemplo.mx', without.email]) {
      expect(await workOf('/auth/', { email, password: 'otra contraseña' })).toEqual(known);
    }
    expect(known).toMatchObject({ status: 401, digests: ['$argon2id$v=19$m=19456,t=2,p=1'] });
  });

  test('X-02 signing in with a client key', async () => {
    await farmer('8715550101');
    const known = await workOf('/auth/client', { phone: '8715550101', clientKey: 'otra' });
    expect(await workOf('/auth/client', { phone: '8715550199', clientKey: 'otra' })).toEqual(known);
    expect(known).toMatchObject({ status: 401, digests: ['$argon2id$v=19$m=19456,t=2,p=1'] });
  });

  test('X-04 asking for a link', async () => {
    const { email } = await api.make.user('Admin');
    const known = await workOf('/auth/forgot-password', { email });
    expect(await workOf('/auth/forgot-password', { email: 'nadie@ejemplo.mx' })).toEqual(known);
    expect(known.work.length).toBeGreaterThan(5);
  });
});

describe('X-02 guessing is stopped', () => {
  test('X-02 ten wrong keys stop an address for that farmer, who enters from elsewhere', async () => {
    await farmer('8715550102');
    const [visitor, from] = [await api.as(), newAddress()];
    const guess = (key: string, phone: string, where = from) =>
      visitor.post('/auth/client', { phone, clientKey: key }, { 'x-forwarded-for': newAddress() }, where);
    for (let round = 0; round < 10; round += 1) expect((await guess(`otra ${round}`, '871 555 0102')).status).toBe(401);
    const stopped = await guess(clientKey, '+52 8715550102');
    expect([stopped.status, stopped.body]).toEqual([
      429,
      { error: 'Demasiados intentos. Espere 15 minutos e inténtelo de nuevo.', code: 'DEMASIADOS_INTENTOS' },
    ]);
    expect((await guess(clientKey, '8715550102', newAddress())).status).toBe(200);
  }, 30_000);

  test('X-01 the sentence says how long is left', async () => {
    const from = newAddress();
    const wait = async (secondsLeft: number) => {
      await api.db.deleteFrom('rate_hits').execute();
      const at = new Date(Date.now() - (15 * 60 - secondsLeft) * 1_000);
      await api.db
        .insertInto('rate_hits')
        .values(Array.from({ length: 40 }, () => ({ bucket: `sign-in:${from}`, at })))
        .execute();
      return (await (await api.as()).post('/auth/', { email: 'a@b.mx', password: 'x' }, {}, from)).body.error;
    };
    expect(await wait(30)).toBe('Demasiados intentos. Espere 1 minuto e inténtelo de nuevo.');
    expect(await wait(4.5 * 60)).toBe('Demasiados intentos. Espere 5 minutos e inténtelo de nuevo.');
  });

  test('X-01 two instances count as one, and a start anew forgets nothing', async () => {
    const { email } = await api.make.user('Admin', { password_hash: await hashSecret(password) });
    const [first, second, from] = [await instance(), await instance(), newAddress()];
    const guess = ({ visitor }: { visitor: Visitor }) => visitor.post('/auth/', { email, password: 'otra' }, {}, from);
    for (let round = 0; round < 5; round += 1) {
      expect((await guess(first)).status).toBe(401);
      expect((await guess(second)).status).toBe(401);
    }
    await Promise.all([first.app.close(), second.app.close()]);
    const third = await instance();
    expect((await guess(third)).status).toBe(429);
    await third.app.close();
  }, 30_000);

  test('X-01 the right password does not wear the limit down', async () => {
    const { email } = await api.make.user('Admin', { password_hash: await hashSecret(password) });
    const from = newAddress();
    for (let round = 0; round < 12; round += 1)
      expect((await (await api.as()).post('/auth/', { email, password }, {}, from)).status).toBe(200);
  }, 30_000);

  test('X-07 a directory that is away is nobody’s guess', async () => {
    const lonely = await startApi({ env: { SSO_GRAPH_URL: 'http://127.0.0.1:9' } });
    const { clientId, tenantId } = lonely.settings.sso;
    const claims = Buffer.from(JSON.stringify({ appid: clientId, tid: tenantId, oid: 'x' })).toString('base64url');
    const visitor = await lonely.as();
    expect((await visitor.post('/auth/microsoft', { msToken: `a.${claims}.b` })).status).toBe(503);
    expect(await lonely.db.selectFrom('rate_hits').selectAll().execute()).toEqual([]);
    await lonely.close();
  });
});

test('T-01 a password that changes while the former one is being checked opens no session', async () => {
  const { id, email } = await api.make.user('Admin', { password_hash: await hashSecret(password) });
  const { verify: real } = jest.requireActual<typeof Argon2>('@node-rs/argon2');
  jest.mocked(verify).mockImplementationOnce(async (...given) => {
    const fits = await real(...given);
    await api.db
      .updateTable('users')
      .set({ password_hash: await hashSecret('Caballo tuerto 47') })
      .where('id', '=', id)
      .execute();
    await api.db.deleteFrom('sessions').where('user_id', '=', id).execute();
    return fits;
  });
  const { status, cookie } = await (await api.as()).post('/auth/', { email, password }, {}, newAddress());
  expect([status, cookie]).toEqual([401, undefined]);
  expect(await api.db.selectFrom('sessions').selectAll().where('user_id', '=', id).execute()).toEqual([]);
});

describe('T-04 an account that is not active is told which way it is', () => {
  test.each([
    ['PENDIENTE', 'Su cuenta está pendiente de aprobación. Recibirá un correo cuando se apruebe.'],
    ['RECHAZADO', 'Su solicitud de acceso no fue aprobada. Comuníquese con un administrador.'],
    ['INACTIVO', 'Esta cuenta no está activa. Solicite el acceso a un administrador.'],
  ] as const)('T-04 %s', async (status, error) => {
    const { email } = await api.make.user('Consultant', { status, password_hash: await hashSecret(password) });
    const answer = await (await api.as()).post('/auth/', { email, password }, {}, newAddress());
    expect([answer.status, answer.body, answer.cookie]).toEqual([403, { error, code: 'CUENTA_INACTIVA' }, undefined]);
  });
});
