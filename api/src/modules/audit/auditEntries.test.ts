import { hashSecret } from '../../core/security/secretHash';
import { expireVouchers } from '../documents';
import { buildCustomerBody } from '../../testing/requestBodies';
import { password, today, type TestApi, type TestClient } from '../../testing/harness';
import { enrolTotp, requestChallenge } from '../../testing/secondFactor';
import { getNextIpAddress } from '../../testing/signIn';
import { startApiWithUsers } from '../../testing/startApiWithUsers';

let api: TestApi;
let admin: TestClient;
let consultant: TestClient;
beforeAll(async () => {
  ({ api, admin, consultant } = await startApiWithUsers());
});
afterAll(() => api.close());

interface CreatedRecord {
  id: string;
  folio: string;
  total: string;
  version: number;
}
const buildDocumentBody = () => ({
  customerId: api.company.customer.id,
  seasonId: api.company.season.id,
  lines: [{ productId: api.company.product.id, quantity: 1 }],
});
const createDocument = async (path: string, body: object): Promise<CreatedRecord> =>
  (await consultant.post(path, body)).body.data as CreatedRecord;
const readLatestAuditEntry = async (query: string) =>
  ((await admin.get(`/audit?${query}&size=1`)).body.data as object[])[0];

test('E-09 X-27 records folio, paid amount and balance of an expired DKbono', async () => {
  const { id, folio, total } = await createDocument('/vouchers', buildDocumentBody());
  await api.db.updateTable('vouchers').set({ expires_at: '2026-11-19' }).where('id', '=', id).execute();
  await expireVouchers(api.db, today);
  expect(await readLatestAuditEntry(`entityId=${id}`)).toMatchObject({
    action: 'EXPIRE',
    user: null,
    before: { folio, status: 'ABIERTO', expiresAt: '2026-11-19', paid: '0.00', balance: total },
    after: { folio, status: 'VENCIDO' },
  });
});

test('T-03 X-27 records the folio when a DKbono is converted and when its sale is deleted', async () => {
  const { id, folio, total, version } = await createDocument('/vouchers', buildDocumentBody());
  const payments = [{ date: today, amount: total, method: '01' }];
  await consultant.send('PUT', `/vouchers/${id}/payments`, { payments, version });
  const sale = await createDocument('/sales', { ...buildDocumentBody(), voucherId: id });
  expect(await readLatestAuditEntry(`entityId=${id}`)).toMatchObject({
    action: 'CONVERT',
    before: { folio, status: 'LIQUIDADO', sale: null },
    after: { folio, status: 'CONVERTIDO', sale: sale.folio },
  });
  await consultant.send('DELETE', `/sales/${sale.id}`);
  expect(await readLatestAuditEntry(`entityId=${id}`)).toMatchObject({
    action: 'RELEASE',
    before: { folio, status: 'CONVERTIDO' },
    after: { folio, status: 'LIQUIDADO' },
  });
});

test('X-27 records the name and data of a self-registered farmer', async () => {
  const form = buildCustomerBody({
    firstName: 'Íñigo',
    lastName: 'Núñez',
    phone: '8715550177',
    localityId: api.company.locality.id,
    privacyNoticeAccepted: true,
  });
  expect((await (await api.signInAs()).post('/clients/registration', form)).status).toBe(201);
  expect(await readLatestAuditEntry('action=REGISTER')).toMatchObject({
    user: null,
    entity: 'client',
    before: null,
    after: { firstName: 'Íñigo', lastName: 'Núñez', phone: '8715550177', status: 'PENDIENTE' },
  });
});

test('X-06 X-27 records version and day of the first acceptance of the terms', async () => {
  const owner = await api.make.user('Consultant', { tos_version: '2020-01' });
  const visitor = await api.signInAs(owner);
  for (const time of [1, 2]) expect([time, (await visitor.post('/users/accept-tos')).status]).toEqual([time, 200]);
  expect((await admin.get(`/audit?entityId=${owner.id}`)).body.data).toMatchObject([
    {
      action: 'ACCEPT_TERMS',
      user: { id: owner.id },
      before: { firstName: owner.first_name, acceptedTosVersion: '2020-01', acceptedTosAt: null },
      after: { acceptedTosVersion: '2026-01', acceptedTosAt: expect.any(String) },
    },
  ]);
});

test('X-27 an administrator downloads the filtered log as lines of JSON, which the log records', async () => {
  const { id } = await createDocument('/vouchers', buildDocumentBody());
  const { status, headers, rawBody } = await admin.get(`/audit/export?entityId=${id}`);
  expect([status, headers['content-type']]).toEqual([200, 'application/x-ndjson']);
  expect(headers['content-disposition']).toMatch(/^attachment; filename="Bitacora [\d-]+\.jsonl"/);
  const lines = rawBody.toString('utf8').trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { action: 'CREATE', entity: 'voucher', entityId: id, userId: api.company.users.Consultant.id },
  ]);
  expect(await readLatestAuditEntry('entity=audit')).toMatchObject({
    action: 'EXPORT',
    after: { filters: { entityId: id }, origin: { address: '127.0.0.1' } },
  });
  expect((await consultant.get('/audit/export')).status).toBe(403);
});

describe('access', () => {
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
  const device = 'Chrome en Windows';

  const createUser = async (change = {}) =>
    api.make.user('Supervisor', { password_hash: await hashSecret(password), ...change }, [api.company.zone.id]);
  const attempt = async (email: string | null, secret: string, from: string) =>
    (await api.signInAs()).post('/auth/', { email, password: secret }, { 'user-agent': chrome }, from);
  const readEntries = async (query: string) =>
    (await admin.get(`/audit?size=1000&sort=at&${query}`)).body.data as { action: string; after: object }[];

  test('X-27 records sign-in, failure and logout with IP address and device, and no secret', async () => {
    const user = await createUser();
    const from = getNextIpAddress();
    expect((await attempt(user.email, 'equivocada-1234', from)).status).toBe(401);
    const { cookie } = await attempt(user.email, password, from);
    const visitor = await api.signInAs();
    visitor.token = cookie ?? '';
    await visitor.post('/auth/logout', undefined, { 'user-agent': chrome }, from);
    const names = { firstName: user.first_name, lastName: user.last_name };
    const origin = { address: from, device };
    const entries = await readEntries(`entityId=${user.id}&kind=access`);
    expect(entries).toMatchObject([
      { action: 'SIGN_IN_FAILED', user: null, after: { ...names, origin, reason: 'CREDENCIALES_INVALIDAS' } },
      { action: 'SIGN_IN', user: { id: user.id }, after: { ...names, origin, method: 'password' } },
      { action: 'SIGN_OUT', user: { id: user.id }, after: { ...names, origin } },
    ]);
    expect(JSON.stringify(entries)).not.toContain('equivocada');
  });

  test('X-27 records a failure without an account, and not what was typed', async () => {
    const from = getNextIpAddress();
    await attempt('nadie@ejemplo.mx', 'mi-secreto-1234', from);
    const entries = (await readEntries('action=SIGN_IN_FAILED')).filter(({ after }) =>
      JSON.stringify(after).includes(from),
    );
    expect(entries).toMatchObject([{ user: null, entityId: null, after: { origin: { address: from } } }]);
    expect(JSON.stringify(entries)).not.toMatch(/nadie|secreto/);
  });

  test('X-27 records no attempt that a rate limit rejects', async () => {
    const user = await createUser();
    const from = getNextIpAddress();
    for (let round = 0; round < 12; round += 1) await attempt(user.email, 'equivocada-1234', from);
    expect(await readEntries(`entityId=${user.id}&action=SIGN_IN_FAILED`)).toHaveLength(10);
  });

  test('X-27 records the sign-in of a deactivated account as failed', async () => {
    const user = await createUser({ status: 'INACTIVO' });
    expect((await attempt(user.email, password, getNextIpAddress())).status).toBe(403);
    expect(await readEntries(`entityId=${user.id}`)).toMatchObject([
      { action: 'SIGN_IN_FAILED', after: { reason: 'CUENTA_INACTIVA' } },
    ]);
  });

  test('X-27 the filter by kind lists changes of password, e-mail and role and reset requests as credentials, not as changes', async () => {
    const user = await createUser();
    const body = { email: user.email };
    await (await api.signInAs()).post('/auth/forgot-password', body, { 'user-agent': chrome }, getNextIpAddress());
    const visitor = await api.signInAs(user);
    await visitor.post('/users/me/password', { currentPassword: password, password: 'Caballo tuerto 47' });
    await admin.send('PUT', `/users/${user.id}`, {
      firstName: 'Ana',
      lastName: 'Ruiz',
      email: `rol-${user.email ?? ''}`,
      role: 'Consultant',
      distributorId: api.company.distributor.id,
      version: user.version,
    });
    const listActions = async (kind: string) =>
      (await readEntries(`entityId=${user.id}&kind=${kind}`)).map(({ action }) => action);
    expect((await listActions('credentials')).toSorted()).toEqual(['EMAIL', 'PASSWORD', 'RESET_REQUEST', 'ROLE']);
    const entries = await readEntries(`entityId=${user.id}&action=PASSWORD`);
    const ownerName = { firstName: user.first_name, lastName: user.last_name };
    expect(entries).toMatchObject([{ before: ownerName, after: ownerName }]);
    expect(JSON.stringify(entries)).not.toMatch(/Caballo|Surco\.prueba|argon2|passwordHash|password_hash/);
    const [entry] = await readEntries(`entityId=${user.id}&action=ROLE`);
    expect(entry).toMatchObject({
      before: { role: 'Supervisor' },
      after: { role: 'Consultant', origin: { address: '127.0.0.1' } },
    });
    expect(await listActions('changes')).toEqual([]);
    expect((await admin.get('/audit?kind=otra')).status).toBe(400);
  });

  test('X-27 records changes and uses of the second factor and a new client key with IP address and device', async () => {
    const user = await createUser();
    const client = await api.signInAs(user);
    const { recoveryCodes } = await enrolTotp(api, client);
    const visitor = await api.signInAs();
    const credentials = { email: user.email ?? '', password };
    const challenge = await requestChallenge(visitor, credentials);
    const from = getNextIpAddress();
    const proof = { challenge, method: 'recovery', code: recoveryCodes[0] };
    await visitor.post('/auth/second-factor', proof, { 'user-agent': chrome }, `::ffff:${from}`);
    const send = (path: string, body: object) => client.post(path, body, { 'user-agent': chrome }, from);
    await send('/users/me/second-factor/recovery-codes', { currentPassword: password });
    await send('/users/me/second-factor/disable', { currentPassword: password });
    await enrolTotp(api, client);
    await admin.post(`/users/${user.id}/reset-second-factor`, {}, { 'user-agent': chrome }, from);
    const entries = await readEntries(`entityId=${user.id}&kind=credentials`);
    const origin = { address: from, device };
    expect(entries).toMatchObject([
      { action: 'SECOND_FACTOR_ON', after: { origin: { address: '127.0.0.1' } } },
      { action: 'RECOVERY_CODE_USED', after: { origin } },
      { action: 'RECOVERY_CODES', after: { origin } },
      { action: 'SECOND_FACTOR_OFF', after: { origin } },
      { action: 'SECOND_FACTOR_ON', after: { origin: { address: '127.0.0.1' } } },
      { action: 'SECOND_FACTOR_RESET', after: { origin } },
    ]);
    const farmer = await api.make.user('Farmer', { phone: '8711230099' });
    await admin.post(`/users/${farmer.id}/client-key`, {}, { 'user-agent': chrome }, from);
    expect(await readEntries(`entityId=${farmer.id}`)).toMatchObject([{ action: 'CLIENT_KEY', after: { origin } }]);
  });

  test('X-27 records and shows an IPv4 address in its usual form when the server listens on IPv6', async () => {
    const user = await createUser();
    const { cookie } = await attempt(user.email, password, '::ffff:203.0.113.9');
    expect(await readEntries(`entityId=${user.id}`)).toMatchObject([{ after: { origin: { address: '203.0.113.9' } } }]);
    const visitor = await api.signInAs();
    visitor.token = cookie;
    const sessions = async () => (await visitor.get('/users/me/sessions')).body.data;
    expect(await sessions()).toMatchObject([{ address: '203.0.113.9' }]);
    await api.db
      .updateTable('sessions')
      .set({ address: '::ffff:203.0.113.9' })
      .where('user_id', '=', user.id)
      .execute();
    expect(await sessions()).toMatchObject([{ address: '203.0.113.9' }]);
  });

  test('X-14 X-17 X-27 records reports and PDF files with their filters, and no template', async () => {
    const { Admin } = api.company.users;
    await admin.get(`/sales/sale-report?customerId=${api.company.customer.id}`);
    await admin.get('/sales/file-template');
    const voucher = await (
      await api.signInAs(api.company.consultant)
    ).post('/vouchers', {
      customerId: api.company.customer.id,
      seasonId: api.company.season.id,
      lines: [{ productId: api.company.product.id, quantity: 1 }],
    });
    const { id, folio } = voucher.body.data as { id: string; folio: string };
    expect((await admin.get(`/vouchers/${id}/pdf`)).status).toBe(200);
    expect((await readEntries(`userId=${Admin.id}&kind=downloads`)).slice(-2)).toMatchObject([
      { action: 'EXPORT', entity: 'sale', after: { filters: { customerId: api.company.customer.id } } },
      { action: 'PDF', entity: 'voucher', entityId: id, after: { name: expect.stringContaining(folio) } },
    ]);
  });

  describe('a sign-in from a new device', () => {
    const readMails = (email: string | null) =>
      api.db
        .selectFrom('mail_queue')
        .select(['key', 'values'])
        .where('recipient', '=', email ?? '')
        .execute();
    const signInWithDevice = async (email: string | null, deviceCookie: string | undefined) => {
      const visitor = await api.signInAs();
      const headers = { 'user-agent': chrome, ...(deviceCookie ? { cookie: deviceCookie } : {}) };
      const response = await visitor.post('/auth/', { email, password }, headers, getNextIpAddress());
      expect(response.status).toBe(200);
      return [response.headers['set-cookie']]
        .flat()
        .map(String)
        .find((line) => line.startsWith('surco-device='))
        ?.split(';')[0];
    };

    test('is reported by mail; the first device and a known one are not', async () => {
      const { email } = await createUser();
      const known = await signInWithDevice(email, undefined);
      expect(await readMails(email)).toEqual([]);
      const renewed = await signInWithDevice(email, known);
      expect(await readMails(email)).toEqual([]);
      await signInWithDevice(email, undefined);
      expect(await readMails(email)).toMatchObject([{ key: 'session.new-device', values: { dispositivo: device } }]);
      await signInWithDevice(email, renewed);
      expect(await readMails(email)).toHaveLength(1);
    });
  });
});
