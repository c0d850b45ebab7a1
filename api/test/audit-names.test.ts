import { currentTerms } from '../src/modules/terms/text';
import { expireVouchers } from '../src/modules/vouchers/expire';
import { customerBody } from './bodies';
import { today, type TestApi, type Visitor } from './harness';
import { startStaffed } from './people';

let api: TestApi;
let admin: Visitor;
let consultant: Visitor;
beforeAll(async () => {
  ({ api, admin, consultant } = await startStaffed());
});
afterAll(() => api.close());

interface Made {
  id: string;
  folio: string;
  total: string;
  version: number;
}
const order = () => ({
  customerId: api.company.client.id,
  seasonId: api.company.season.id,
  lines: [{ productId: api.company.product.id, quantity: 1 }],
});
const made = async (path: string, body: object): Promise<Made> => (await consultant.post(path, body)).body.data as Made;
const newest = async (query: string) => ((await admin.get(`/audit?${query}&size=1`)).body.data as object[])[0];

test('E-09 X-21 a DKbono that expires by itself leaves its folio, what was paid and what stands', async () => {
  const { id, folio, total } = await made('/vouchers', order());
  await api.db.updateTable('vouchers').set({ expires_at: '2026-11-19' }).where('id', '=', id).execute();
  await expireVouchers(api.db, today);
  expect(await newest(`entityId=${id}`)).toMatchObject({
    action: 'EXPIRE',
    user: null,
    before: { folio, status: 'ABIERTO', expiresAt: '2026-11-19', paid: '0.00', balance: total },
    after: { folio, status: 'VENCIDO' },
  });
});

test('T-03 X-21 a DKbono that becomes a sale, and stands again without it, leaves its folio', async () => {
  const { id, folio, total, version } = await made('/vouchers', order());
  const payments = [{ date: today, amount: total, method: '01' }];
  await consultant.send('PUT', `/vouchers/${id}/payments`, { payments, version });
  const sale = await made('/sales', { ...order(), voucherId: id });
  expect(await newest(`entityId=${id}`)).toMatchObject({
    action: 'CONVERT',
    before: { folio, status: 'LIQUIDADO', sale: null },
    after: { folio, status: 'CONVERTIDO', sale: sale.folio },
  });
  await consultant.send('DELETE', `/sales/${sale.id}`);
  expect(await newest(`entityId=${id}`)).toMatchObject({
    action: 'RELEASE',
    before: { folio, status: 'CONVERTIDO' },
    after: { folio, status: 'LIQUIDADO' },
  });
});

test('X-21 a farmer who registers itself is named, with all that it wrote', async () => {
  const form = customerBody({
    firstName: 'Íñigo',
    lastName: 'Núñez',
    phone: '8715550177',
    localityId: api.company.locality.id,
    privacyNoticeAccepted: true,
  });
  expect((await (await api.as()).post('/clients/registration', form)).status).toBe(201);
  expect(await newest('action=REGISTER')).toMatchObject({
    user: null,
    entity: 'client',
    before: null,
    after: { firstName: 'Íñigo', lastName: 'Núñez', phone: '8715550177', status: 'PENDIENTE' },
  });
});

test('X-21 a password that is changed is told with whose it is, and nothing of itself', async () => {
  const { hashSecret } = await import('../src/modules/session/password');
  const owner = await api.make.user('Supervisor', { password_hash: await hashSecret('Surco.antes.2026') });
  const body = { currentPassword: 'Surco.antes.2026', password: 'Surco.luego.2026' };
  expect((await (await api.as(owner)).post('/users/me/password', body)).status).toBe(200);
  const whose = { firstName: owner.first_name, lastName: owner.last_name };
  expect(await newest(`entityId=${owner.id}`)).toMatchObject({ action: 'PASSWORD', before: whose, after: whose });
});

test('X-06 X-21 accepting the terms leaves the version and the day; once accepted, the day stays', async () => {
  const owner = await api.make.user('Consultant', { tos_version: '2020-01' });
  const visitor = await api.as(owner);
  for (const time of [1, 2]) expect([time, (await visitor.post('/users/accept-tos')).status]).toEqual([time, 200]);
  expect((await admin.get(`/audit?entityId=${owner.id}`)).body.data).toMatchObject([
    {
      action: 'ACCEPT_TERMS',
      user: { id: owner.id },
      before: { firstName: owner.first_name, tosVersion: '2020-01', acceptedTosAt: null },
      after: { tosVersion: currentTerms.version, acceptedTosAt: expect.any(String) },
    },
  ]);
});
