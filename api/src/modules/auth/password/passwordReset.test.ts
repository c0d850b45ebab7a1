import { verify } from '@node-rs/argon2';
import { password, startTestApi, type TestApi, type TestClient } from '../../../testing/harness';
import { waitForBlockedTransactions } from '../../../testing/waitForBlockedTransactions';
import { createUserWithCredentials, exhaustRateLimit, getNextIpAddress } from '../../../testing/signIn';
import { openMailbox, type Mailbox, type ReceivedMail } from '../../../testing/mailbox';
import { withTransaction } from '../../../core/db/transaction';
import { lockLinkOwner, issueResetToken } from '../../../core/security/resetTokens';
import { revokeLinks } from '../../../core/security/emailChangeTokens';

let api: TestApi;
let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await openMailbox();
  api = await startTestApi({ env: { SMTP_URL: mailbox.url, PUBLIC_URL: 'https://surco.ejemplo.mx' } });
});
afterAll(async () => {
  await api.close();
  await mailbox.close();
});

const newPassword = 'Caballo tuerto 47';

const createUserWithPassword = async (change = {}) => {
  const { user, credentials } = await createUserWithCredentials(api, change);
  return { ...user, email: credentials.email };
};
const requestPasswordReset = async (email: string, headers = {}, from = getNextIpAddress()) =>
  (await api.signInAs()).post('/auth/forgot-password', { email }, headers, from);
const resetPassword = async (token: string, chosen = newPassword, from = getNextIpAddress()) =>
  (await api.signInAs()).post('/auth/reset-password', { token, password: chosen }, {}, from);
const getSignInStatus = async (email: string, secret: string) =>
  (await (await api.signInAs()).post('/auth/', { email, password: secret }, {}, getNextIpAddress())).status;
const extractToken = ({ text }: ReceivedMail): string => /\/new-password\?token=([\w-]+)/.exec(text)?.[1] ?? '';
/** Requests a link and returns its token. */
const requestToken = async (email: string): Promise<string> => {
  await requestPasswordReset(email);
  return extractToken(await mailbox.nextTo(email));
};
const getSessionStatus = async (visitor: TestClient) =>
  (await visitor.get('/auth/me', { cookie: `__Host-surco=${visitor.token}` })).status;
const invalidLinkBody = {
  error: 'Este enlace ya se usó, venció o no es válido. Solicite uno nuevo.',
  code: 'ENLACE_INVALIDO',
};

describe('POST /auth/forgot-password', () => {
  test('X-04 A-01 sends a link in Spanish, as text and as HTML', async () => {
    const { email, first_name } = await createUserWithPassword();
    const { status, body } = await requestPasswordReset(` ${email.toUpperCase()} `);
    expect([status, body]).toEqual([200, { data: null }]);
    const mail = await mailbox.next();
    expect(mail).toMatchObject({ to: email, subject: 'Cambie su contraseña de Surco' });
    expect(mail.text).toMatch(
      new RegExp(
        `^Hola, ${first_name}:[^]*https://surco\\.ejemplo\\.mx/new-password\\?token=[\\w-]{43}\\n[^]*30 minutos y se usa una sola vez`,
      ),
    );
    const token = extractToken(mail);
    expect(mail.html).toContain(`<a href="https://surco.ejemplo.mx/new-password?token=${token}"`);
    expect(mail.html).toContain('<html lang="es-MX" translate="no">');
  });

  test('X-04 requests from many IP addresses mail an account at most ten links an hour; the last one stays valid', async () => {
    const { email } = await createUserWithPassword();
    let token = '';
    for (let round = 0; round < 10; round += 1) token = await requestToken(email);
    const before = mailbox.mails.length;
    expect((await requestPasswordReset(email)).status).toBe(200);
    const otherUser = await createUserWithPassword();
    await requestPasswordReset(otherUser.email);
    expect((await mailbox.next()).to).toBe(otherUser.email);
    expect(mailbox.mails).toHaveLength(before + 1);
    expect((await resetPassword(token)).status).toBe(200);
    await mailbox.next();
  });

  test('X-04 an unknown, pending or deactivated account gets the same response and no mail', async () => {
    const known = await requestPasswordReset((await createUserWithPassword()).email);
    await mailbox.next();
    const before = mailbox.mails.length;
    const [waiting, disabled] = [
      await createUserWithPassword({ status: 'PENDIENTE' }),
      await createUserWithPassword({ status: 'INACTIVO' }),
    ];
    for (const email of ['nadie@ejemplo.mx', waiting.email, disabled.email, 'esto no es un correo', "x' or 1=1 --"]) {
      const { status, body } = await requestPasswordReset(email);
      expect([email, status, body]).toEqual([email, known.status, known.body]);
    }
    const last = await createUserWithPassword();
    await requestPasswordReset(last.email);
    expect((await mailbox.next()).to).toBe(last.email);
    expect(mailbox.mails).toHaveLength(before + 1);
  });

  test('X-04 the response does not wait for the account, so that its duration does not reveal whether it exists', async () => {
    const { id, email } = await createUserWithPassword();
    const status = await withTransaction(api.db, async (tx) => {
      await lockLinkOwner(tx, id);
      const response = await requestPasswordReset(email);
      await waitForBlockedTransactions(api.db, 1);
      return response.status;
    });
    expect(status).toBe(200);
    expect((await mailbox.next()).to).toBe(email);
  });

  test.each([
    { host: 'malo.ejemplo' },
    { 'x-forwarded-host': 'malo.ejemplo', 'x-forwarded-proto': 'http' },
    { forwarded: 'host=malo.ejemplo' },
  ])('X-04 a forged %j does not change the link', async (headers) => {
    const { email } = await createUserWithPassword();
    await requestPasswordReset(email, headers);
    const { text, html } = await mailbox.next();
    expect(text).toContain('https://surco.ejemplo.mx/new-password?token=');
    expect(text + html).not.toContain('malo.ejemplo');
  });

  test('X-04 stores only a digest of the token, for thirty minutes', async () => {
    const { id, email } = await createUserWithPassword();
    const token = await requestToken(email);
    const rows = await api.db.selectFrom('password_resets').selectAll().where('user_id', '=', id).execute();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((rows[0]?.expires_at.getTime() ?? 0) - (rows[0]?.created_at.getTime() ?? 0)).toBe(30 * 60_000);
  });

  test('X-04 values in a mail cannot add tags, links or headers', async () => {
    const { email } = await createUserWithPassword({
      first_name: '<b>Ana</b> https://malo.ejemplo\r\nBcc: otro@ejemplo.mx',
    });
    await requestPasswordReset(email);
    const { to, html } = await mailbox.next();
    expect(to).toBe(email);
    expect(html).toContain('Hola, &lt;b&gt;Ana&lt;/b&gt; https://malo.ejemplo Bcc: otro@ejemplo.mx:');
    expect(html.match(/<a /g)).toHaveLength(1);
  });

  test('X-04 logs a broken template and sends nothing', async () => {
    const { id, email } = await createUserWithPassword();
    const logWarning = jest.spyOn(api.app.log, 'warn');
    const setBody = (body: string) =>
      api.db.updateTable('messages').set({ body }).where('key', '=', 'password.reset').execute();
    const { body } = await api.db
      .selectFrom('messages')
      .select('body')
      .where('key', '=', 'password.reset')
      .executeTakeFirstOrThrow();
    await setBody('Hola, {{nombre}} {{clave}}');
    expect((await requestPasswordReset(email)).status).toBe(200);
    while (logWarning.mock.calls.length === 0) await api.db.selectFrom('mail_queue').select('id').execute();
    expect(String(Object.values(logWarning.mock.calls[0]?.[0] ?? {})[0])).toContain(
      'El mensaje no admite {{clave}}. Admite: {{nombre}}, {{enlace}}, {{minutos}}. El mensaje debe llevar {{enlace}}.',
    );
    logWarning.mockRestore();
    await setBody(body);
    // It would be sent after a minute.
    await api.db.deleteFrom('mail_queue').where('user_id', '=', id).execute();
    const sent = mailbox.mails.length;
    await requestPasswordReset(email);
    expect((await mailbox.next()).to).toBe(email);
    expect(mailbox.mails).toHaveLength(sent + 1);
  });

  test('X-04 rejects the sixth request for one account from one IP address', async () => {
    const [{ email }, from] = [await createUserWithPassword(), getNextIpAddress()];
    for (let round = 0; round < 5; round += 1) {
      expect((await requestPasswordReset(email, {}, from)).status).toBe(200);
      await mailbox.next();
    }
    const { status, body, headers } = await requestPasswordReset(email, { 'x-forwarded-for': '8.8.8.8' }, from);
    expect([status, body.code, body.error]).toEqual([
      429,
      'DEMASIADOS_INTENTOS',
      'Demasiados intentos. Espere 15 minutos e inténtelo de nuevo.',
    ]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(800);
    expect((await requestPasswordReset(email)).status).toBe(200);
    await mailbox.next();
  });
});

describe('POST /auth/reset-password', () => {
  test('X-04 a link sets the password with argon2id, once, and ends every session', async () => {
    const user = await createUserWithPassword();
    const [phone, desk] = [await api.signInAs(user), await api.signInAs(user)];
    const token = await requestToken(user.email);
    expect([await getSessionStatus(phone), await getSessionStatus(desk)]).toEqual([200, 200]);
    const { status, body, cookie } = await resetPassword(token);
    expect([status, body, cookie]).toEqual([200, { data: null }, undefined]);
    expect([await getSessionStatus(phone), await getSessionStatus(desk)]).toEqual([401, 401]);
    expect([await getSignInStatus(user.email, password), await getSignInStatus(user.email, newPassword)]).toEqual([
      401, 200,
    ]);
    const { password_hash } = await api.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verify(password_hash ?? '', newPassword)).toBe(true);
    expect(await mailbox.next()).toMatchObject({
      to: user.email,
      subject: 'La contraseña de su cuenta de Surco cambió',
    });
    const again = await resetPassword(token, 'Otra contraseña más 9');
    expect([again.status, again.body]).toEqual([400, invalidLinkBody]);
    expect(await getSignInStatus(user.email, newPassword)).toBe(200);
  });

  test('X-04 lets one of two concurrent uses of a link succeed', async () => {
    const { email } = await createUserWithPassword();
    const token = await requestToken(email);
    const responses = await Promise.all([resetPassword(token), resetPassword(token, 'Otra contraseña más 9')]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    await mailbox.next();
  });

  test('X-04 concurrent requests leave one valid link', async () => {
    const { id, email } = await createUserWithPassword();
    let second: ReturnType<typeof requestPasswordReset> | undefined;
    await withTransaction(api.db, async (tx) => {
      await lockLinkOwner(tx, id);
      await issueResetToken(tx, id, 30);
      second = requestPasswordReset(email);
      await waitForBlockedTransactions(api.db, 1);
    });
    await second;
    await mailbox.next();
    expect(
      await api.db.selectFrom('password_resets').select('user_id').where('user_id', '=', id).execute(),
    ).toHaveLength(1);
  });

  test('X-04 links that are revoked while their mail is prepared stay revoked', async () => {
    const { id, email } = await createUserWithPassword();
    await withTransaction(api.db, async (tx) => {
      await lockLinkOwner(tx, id);
      await requestPasswordReset(email);
      await waitForBlockedTransactions(api.db, 1);
      await revokeLinks(tx, id);
    });
    const otherUser = await createUserWithPassword();
    await requestPasswordReset(otherUser.email);
    expect((await mailbox.next()).to).toBe(otherUser.email);
    expect(await api.db.selectFrom('password_resets').select('user_id').where('user_id', '=', id).execute()).toEqual(
      [],
    );
  });

  test('X-04 reports a link that is expired, forged, replaced by a newer one or of a deactivated user', async () => {
    const [old, disabled] = [await createUserWithPassword(), await createUserWithPassword()];
    const [oldToken, disabledToken] = [await requestToken(old.email), await requestToken(disabled.email)];
    await api.db
      .updateTable('password_resets')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('user_id', '=', old.id)
      .execute();
    await api.db.updateTable('users').set({ status: 'INACTIVO' }).where('id', '=', disabled.id).execute();
    for (const token of [oldToken, disabledToken, 'x'.repeat(43), '', '../..'])
      expect((await resetPassword(token)).body).toEqual(invalidLinkBody);
    expect(await getSignInStatus(old.email, password)).toBe(200);
    const [older, newer] = [await requestToken(old.email), await requestToken(old.email)];
    expect((await resetPassword(older)).body).toEqual(invalidLinkBody);
    expect((await resetPassword(newer)).status).toBe(200);
    await mailbox.next();
  });

  test('X-04 limits guesses of links', async () => {
    const from = getNextIpAddress();
    await exhaustRateLimit(api, { policy: 'reset-link', key: from });
    expect((await resetPassword('x'.repeat(43), newPassword, from)).status).toBe(429);
  });

  test('X-04 rejects a password that is too short, common or the user’s own name, and the link stays valid', async () => {
    const { email } = await createUserWithPassword({ first_name: 'Guadalupe', last_name: 'Íñiguez' });
    const token = await requestToken(email);
    for (const poor of ['Corta.123', 'contraseña123', 'Qwertyuiop1', 'guadalupe.2026', 'x'.repeat(201)]) {
      const { status, body } = await resetPassword(token, poor);
      expect([poor, status, body.details?.map(({ path }) => path)]).toEqual([poor, 400, ['password']]);
    }
    expect((await resetPassword(token)).status).toBe(200);
    await mailbox.next();
  });
});
