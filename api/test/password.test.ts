import { verify } from '@node-rs/argon2';
import { password, startApi, type TestApi, type Visitor } from './harness';
import { lockWaiters } from './lockWaiters';
import { openMailbox, type Mailbox, type Received } from './mailbox';
import { transaction } from '../src/db/transaction';
import { accountOf, issueReset } from '../src/modules/password/resets';
import { hashSecret } from '../src/modules/session/password';

let api: TestApi;
let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await openMailbox();
  api = await startApi({ env: { SMTP_URL: mailbox.url, PUBLIC_URL: 'https://surco.ejemplo.mx' } });
});
afterAll(async () => {
  await api.close();
  await mailbox.close();
});

let addresses = 0;
const newAddress = (): string => `10.1.0.${(addresses += 1)}`;
const fresh = 'Caballo tuerto 47';

const person = async (change = {}) => {
  const user = await api.make.user('Coordinator', { password_hash: await hashSecret(password), ...change }, [
    api.company.zone.id,
  ]);
  return { ...user, email: user.email ?? '' };
};
const forgot = async (email: string, headers = {}, from = newAddress()) =>
  (await api.as()).post('/auth/forgot-password', { email }, headers, from);
const reset = async (token: string, chosen = fresh, from = newAddress()) =>
  (await api.as()).post('/auth/reset-password', { token, password: chosen }, {}, from);
const signIn = async (email: string, secret: string) =>
  (await (await api.as()).post('/auth/', { email, password: secret }, {}, newAddress())).status;
const tokenIn = ({ text }: Received): string => /\/new-password\?token=([\w-]+)/.exec(text)?.[1] ?? '';
/** The token of a link just asked for. */
const linkFor = async (email: string): Promise<string> => {
  await forgot(email);
  return tokenIn(await mailbox.next());
};
const meOf = async (visitor: Visitor) =>
  (await visitor.get('/auth/me', { cookie: `__Host-surco=${visitor.token}` })).status;
const used = { error: 'Este enlace ya se usó, venció o no es válido. Solicite uno nuevo.', code: 'ENLACE_INVALIDO' };

describe('X-04 POST /auth/forgot-password', () => {
  test('X-04 A-01 sends a link in Spanish, as text and as HTML', async () => {
    const { email, first_name } = await person();
    const { status, body } = await forgot(` ${email.toUpperCase()} `);
    expect([status, body]).toEqual([200, { data: null }]);
    const mail = await mailbox.next();
    expect(mail).toMatchObject({ to: email, subject: 'Cambie su contraseña de Surco' });
    expect(mail.text).toMatch(
      new RegExp(
        `^Hola, ${first_name}:[^]*https://surco\\.ejemplo\\.mx/new-password\\?token=[\\w-]{43}\\n[^]*30 minutos y se usa una sola vez`,
      ),
    );
    const token = tokenIn(mail);
    expect(mail.html).toContain(`<a href="https://surco.ejemplo.mx/new-password?token=${token}"`);
    expect(mail.html).toContain('<html lang="es-MX">');
  });

  test('X-04 an unknown, waiting or disabled account gets the same answer and no mail', async () => {
    const known = await forgot((await person()).email);
    await mailbox.next();
    const before = mailbox.mails.length;
    const [waiting, disabled] = [await person({ status: 'PENDIENTE' }), await person({ status: 'INACTIVO' })];
    for (const email of ['nadie@ejemplo.mx', waiting.email, disabled.email, 'esto no es un correo', "x' or 1=1 --"]) {
      const { status, body } = await forgot(email);
      expect([email, status, body]).toEqual([email, known.status, known.body]);
    }
    const last = await person();
    await forgot(last.email);
    expect((await mailbox.next()).to).toBe(last.email);
    expect(mailbox.mails).toHaveLength(before + 1);
  });

  test.each([
    { host: 'malo.ejemplo' },
    { 'x-forwarded-host': 'malo.ejemplo', 'x-forwarded-proto': 'http' },
    { forwarded: 'host=malo.ejemplo' },
  ])('X-04 a forged %j does not change the link', async (headers) => {
    const { email } = await person();
    await forgot(email, headers);
    const { text, html } = await mailbox.next();
    expect(text).toContain('https://surco.ejemplo.mx/new-password?token=');
    expect(text + html).not.toContain('malo.ejemplo');
  });

  test('X-04 only a digest of the token is kept, for thirty minutes', async () => {
    const { id, email } = await person();
    const token = await linkFor(email);
    const rows = await api.db.selectFrom('password_resets').selectAll().where('user_id', '=', id).execute();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((rows[0]?.expires_at.getTime() ?? 0) - (rows[0]?.created_at.getTime() ?? 0)).toBe(30 * 60_000);
  });

  test('X-04 what fills a mail is text: it makes no tag, no link, no header', async () => {
    const { email } = await person({ first_name: '<b>Ana</b> https://malo.ejemplo\r\nBcc: otro@ejemplo.mx' });
    await forgot(email);
    const { to, html } = await mailbox.next();
    expect(to).toBe(email);
    expect(html).toContain('Hola, &lt;b&gt;Ana&lt;/b&gt; https://malo.ejemplo Bcc: otro@ejemplo.mx:');
    expect(html.match(/<a /g)).toHaveLength(1);
  });

  test('X-04 a person is not flooded with links: the sixth in a while waits', async () => {
    const [{ email }, from] = [await person(), newAddress()];
    for (let round = 0; round < 5; round += 1) {
      expect((await forgot(email, {}, from)).status).toBe(200);
      await mailbox.next();
    }
    const { status, body, headers } = await forgot(email, { 'x-forwarded-for': '8.8.8.8' }, from);
    expect([status, body.code, body.error]).toEqual([
      429,
      'DEMASIADOS_INTENTOS',
      'Demasiados intentos. Espere 15 minutos e inténtelo de nuevo.',
    ]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(800);
    expect((await forgot(email)).status).toBe(200);
    await mailbox.next();
  });
});

describe('X-04 POST /auth/reset-password', () => {
  test('X-04 a link sets the password with argon2id, once, and ends every session', async () => {
    const user = await person();
    const [phone, desk] = [await api.as(user), await api.as(user)];
    const token = await linkFor(user.email);
    expect([await meOf(phone), await meOf(desk)]).toEqual([200, 200]);
    const { status, body, cookie } = await reset(token);
    expect([status, body, cookie]).toEqual([200, { data: null }, undefined]);
    expect([await meOf(phone), await meOf(desk)]).toEqual([401, 401]);
    expect([await signIn(user.email, password), await signIn(user.email, fresh)]).toEqual([401, 200]);
    const { password_hash } = await api.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verify(password_hash ?? '', fresh)).toBe(true);
    expect(await mailbox.next()).toMatchObject({
      to: user.email,
      subject: 'La contraseña de su cuenta de Surco cambió',
    });
    const again = await reset(token, 'Otra contraseña más 9');
    expect([again.status, again.body]).toEqual([400, used]);
    expect(await signIn(user.email, fresh)).toBe(200);
  });

  test('X-04 of two who use a link at once one succeeds', async () => {
    const { email } = await person();
    const token = await linkFor(email);
    const answers = await Promise.all([reset(token), reset(token, 'Otra contraseña más 9')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    await mailbox.next();
  });

  test('X-04 a new link voids the older one', async () => {
    const { email } = await person();
    const [older, newer] = [await linkFor(email), await linkFor(email)];
    expect((await reset(older)).body).toEqual(used);
    expect((await reset(newer)).status).toBe(200);
    await mailbox.next();
  });

  test('X-04 links asked for at once leave one that works', async () => {
    const { id, email } = await person();
    let second: ReturnType<typeof forgot> | undefined;
    await transaction(api.db, async (tx) => {
      const account = await accountOf(tx, email);
      await issueReset(tx, account?.id ?? null);
      second = forgot(email);
      await lockWaiters(api.db, 1);
    });
    await second;
    await mailbox.next();
    expect(
      await api.db.selectFrom('password_resets').select('user_id').where('user_id', '=', id).execute(),
    ).toHaveLength(1);
  });

  test('X-04 a link that is too old, forged or of a disabled user says so', async () => {
    const [old, disabled] = [await person(), await person()];
    const [oldToken, disabledToken] = [await linkFor(old.email), await linkFor(disabled.email)];
    await api.db
      .updateTable('password_resets')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('user_id', '=', old.id)
      .execute();
    await api.db.updateTable('users').set({ status: 'INACTIVO' }).where('id', '=', disabled.id).execute();
    for (const token of [oldToken, disabledToken, 'x'.repeat(43), '', '../..'])
      expect((await reset(token)).body).toEqual(used);
    expect(await signIn(old.email, password)).toBe(200);
  });

  test('X-04 guessing links is stopped', async () => {
    const from = newAddress();
    await api.db
      .insertInto('rate_hits')
      .values(Array.from({ length: 40 }, () => ({ bucket: `reset:${from}` })))
      .execute();
    expect((await reset('x'.repeat(43), fresh, from)).status).toBe(429);
  });

  test('X-04 a password that is too short, common or one’s own name is refused, and the link goes on working', async () => {
    const { email } = await person({ first_name: 'Guadalupe', last_name: 'Íñiguez' });
    const token = await linkFor(email);
    for (const poor of ['Corta.123', 'contraseña123', 'Qwertyuiop1', 'guadalupe.2026', 'x'.repeat(201)]) {
      const { status, body } = await reset(token, poor);
      expect([poor, status, body.details?.map(({ path }) => path)]).toEqual([poor, 400, ['password']]);
    }
    expect((await reset(token)).status).toBe(200);
    await mailbox.next();
  });
});
