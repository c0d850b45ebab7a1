import { hashSecret } from '../../core/security/secretHash';
import { expireVouchers } from '../documents';
import { buildCustomerBody } from '../../testing/requestBodies';
import { today, type TestApi, type TestClient } from '../../testing/harness';
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

test('E-09 X-21 records folio, paid amount and balance of an expired DKbono', async () => {
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

test('T-03 X-21 records the folio when a DKbono is converted and when its sale is deleted', async () => {
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

test('X-21 records the name and data of a self-registered farmer', async () => {
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

test('X-21 records whose password changed, without the password', async () => {
  const owner = await api.make.user('Supervisor', { password_hash: await hashSecret('Surco.antes.2026') });
  const body = { currentPassword: 'Surco.antes.2026', password: 'Surco.luego.2026' };
  expect((await (await api.signInAs(owner)).post('/users/me/password', body)).status).toBe(200);
  const ownerName = { firstName: owner.first_name, lastName: owner.last_name };
  const entry = await readLatestAuditEntry(`entityId=${owner.id}`);
  expect(entry).toMatchObject({ action: 'PASSWORD', before: ownerName, after: ownerName });
  expect(JSON.stringify(entry)).not.toMatch(/Surco\.(antes|luego)|argon2|passwordHash|password_hash/);
});

test('X-06 X-21 records version and day of the first acceptance of the terms', async () => {
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

test('X-21 an administrator downloads the filtered log as lines of JSON, which the log records', async () => {
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
