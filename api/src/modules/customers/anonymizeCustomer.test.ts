import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { readRecord, readRecords } from '../../testing/responses';
import { today } from '../../testing/harness';
import { findSumsDifferences } from '../documents';
import { startApiWithUsers, type ApiWithUsers } from '../../testing/startApiWithUsers';

let users: ApiWithUsers;
beforeAll(async () => {
  users = await startApiWithUsers();
});
afterAll(() => users.api.close());

const secretWords = ['Zenaida', 'Quintanilla', '8714445566', 'QUIZ850101AB3', 'zenaida@ejemplo.mx', 'Camino Viejo'];

/** Creates a customer of the consultant with a sale, not yet delivered, whose notes contain their name. */
async function createCustomerWithSale(change: object = {}) {
  const { api, consultant } = users;
  const customer = readRecord(
    await consultant.post('/clients', {
      personType: 'FISICA',
      firstName: 'Zenaida',
      lastName: 'Quintanilla',
      phone: '8714445566',
      rfc: 'QUIZ850101AB3',
      email: 'zenaida@ejemplo.mx',
      address: 'Camino Viejo 4',
      stateId: api.company.locality.state_id,
      localityId: api.company.locality.id,
      ...change,
    }),
  );
  const lines = [{ productId: api.company.product.id, quantity: 3, hectares: 3 }];
  const body = { customerId: customer.id, seasonId: api.company.season.id, notes: 'Para Zenaida', lines };
  const sale = readRecord(await consultant.post('/sales', body, { 'idempotency-key': randomUUID() }));
  return { id: customer.id, saleId: sale.id };
}

const buildSaleBody = (customerId: string) => ({
  customerId,
  seasonId: users.api.company.season.id,
  lines: [{ productId: users.api.company.product.id, quantity: 1, hectares: 1 }],
});

const deliver = (saleId: string) => users.admin.post(`/sales/${saleId}/deliver`, {});
const anonymize = async (id: string, confirmation: string) => {
  const { version } = readRecord(await users.admin.get(`/clients/${id}`));
  return users.admin.post(`/clients/${id}/anonymize`, { confirmation, version });
};

/** Returns the totals of all sales and their lines, and of the stock. */
async function readSums() {
  const { rows } = await sql`select
    (select sum(total) from sales) as sales, (select sum(bags) from sales) as bags,
    (select sum(total) from sale_lines) as lines, (select sum(sold) from inventories) as sold,
    (select sum(available) from inventories) as available`.execute(users.api.db);
  return rows[0];
}

/** Returns the tables that contain one of the words, without the audit log, which only grows. */
async function listTablesWithSecretWords(words = secretWords): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'audit_log'`.execute(users.api.db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} t
      where ${sql.join(
        words.map((word) => sql`t::text ilike ${`%${word}%`}`),
        sql` or `,
      )} limit 1`.execute(users.api.db);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

test('X-26 replaces the personal data everywhere, while documents, stock and sums stay', async () => {
  const { id, saleId } = await createCustomerWithSale();
  const undelivered = await anonymize(id, 'Zenaida Quintanilla');
  expect([undelivered.status, undelivered.body.error]).toEqual([
    409,
    'El cliente tiene 1 venta sin entregar. Concluya o cancele esas operaciones antes de anonimizarlo.',
  ]);
  expect((await deliver(saleId)).status).toBe(200);
  expect(await listTablesWithSecretWords()).toEqual(expect.arrayContaining(['customers', 'sales', 'idempotency_keys']));
  const before = await readSums();
  const wrong = await anonymize(id, 'zenaida');
  expect([wrong.status, wrong.body.details?.[0]?.path]).toEqual([400, 'confirmation']);
  const response = await anonymize(id, 'Zenaida Quintanilla');
  expect([response.status, response.body.data]).toMatchObject([200, { status: 'INACTIVO', rfc: null, email: null }]);
  expect(await listTablesWithSecretWords()).toEqual([]);
  expect(await readSums()).toEqual(before);
  expect(await findSumsDifferences(users.api.db)).toEqual([]);
  expect((await users.admin.get(`/sales/${saleId}`)).body.data).toMatchObject({
    customer: { firstName: 'Cliente', lastName: expect.stringMatching(/^anonimizado \d+$/) },
  });
});

test('X-26 masks what others write of a customer, but not words that are also another name', async () => {
  const { api, admin, consultant } = users;
  const word = 'Quetzalcoatzin';
  await createCustomerWithSale({ firstName: 'Otro', lastName: word, phone: '8714445533', rfc: null });
  const person = { firstName: 'Ñandú', lastName: word, phone: '8714445544', rfc: null, email: null };
  const { id, saleId } = await createCustomerWithSale(person);
  await deliver(saleId);
  const notes = `Cuñado de NANDU; otro ${word}; vive por Ñandúes; Ñandú  ${word}, +52 (871) 444 5544`;
  const body = { ...buildSaleBody(api.company.customer.id), notes };
  const sale = readRecord(await consultant.post('/sales', body));
  expect((await anonymize(id, `Ñandú ${word}`)).status).toBe(200);
  expect(readRecord(await admin.get(`/sales/${sale.id}`)).notes).toBe(
    `Cuñado de Dato cancelado; otro ${word}; vive por Ñandúes; Dato cancelado, +52 (Dato cancelado`,
  );
});

test('X-26 X-32 waits until the credit of the customer is returned', async () => {
  const { admin, consultant } = users;
  const { id, saleId } = await createCustomerWithSale({ phone: '8714445599', rfc: null });
  await deliver(saleId);
  const firstPayment = { date: today, amount: '100.00', method: '01' };
  const voucher = readRecord(await consultant.post('/vouchers', { ...buildSaleBody(id), firstPayment }));
  expect((await consultant.post(`/vouchers/${voucher.id}/cancel`, { reason: 'Prueba' })).status).toBe(200);
  const refused = await anonymize(id, 'Zenaida Quintanilla');
  expect([refused.status, refused.body.error]).toEqual([
    409,
    'El cliente tiene $100.00 a favor. Aplíquelos a otro DKbono o registre su devolución antes de anonimizarlo.',
  ]);
  const credit = { date: today, amount: '100.00', method: '01' };
  expect((await admin.post(`/vouchers/${voucher.id}/credits`, credit)).status).toBe(200);
  expect((await anonymize(id, 'Zenaida Quintanilla')).status).toBe(200);
});

test("X-26 hides the farmer's account in the audit log, whose stored entries stay unchanged", async () => {
  const { api, admin } = users;
  const phone = '8714445588';
  const { id, saleId } = await createCustomerWithSale({ phone, rfc: null });
  await deliver(saleId);
  const farmer = readRecord(
    await admin.post('/users', { firstName: 'Zenaida', lastName: 'Quintanilla', role: 'Farmer', phone, email: null }),
  );
  const listEntries = async () => JSON.stringify(readRecords(await admin.get(`/audit?entityId=${farmer.id}`)));
  expect(await listEntries()).toContain('Quintanilla');
  const readStored = () => sql`select * from audit_log where entity_id = ${farmer.id}`.execute(api.db);
  const stored = await readStored();
  expect((await anonymize(id, 'Zenaida Quintanilla')).status).toBe(200);
  const entries = await listEntries();
  expect(['Zenaida', 'Quintanilla', phone].filter((word) => entries.includes(word))).toEqual([]);
  expect(entries).toContain('Dato cancelado');
  expect((await readStored()).rows).toEqual(stored.rows);
});

test('X-26 hides the erased data in the audit log and rejects later changes', async () => {
  const { id, saleId } = await createCustomerWithSale({ phone: '8714445577', rfc: null });
  await deliver(saleId);
  expect((await anonymize(id, 'Zenaida Quintanilla')).status).toBe(200);
  for (const record of [id, saleId]) {
    const entries = readRecords(await users.admin.get(`/audit?entityId=${record}`));
    expect(entries.length).toBeGreaterThan(0);
    expect(secretWords.filter((word) => JSON.stringify(entries).includes(word))).toEqual([]);
  }
  expect((await users.admin.post(`/clients/${id}/activate`, {})).body.code).toBe('TRANSICION_INVALIDA');
  expect((await users.coordinator.post(`/clients/${id}/anonymize`, { confirmation: '', version: 1 })).status).toBe(403);
});

test('X-26 X-37 covers a customer who was merged into the anonymized one', async () => {
  const { api, admin } = users;
  const [firstName, lastName, email, address] = ['Xochitl', 'Cuauhtlapan', 'xochitl@ejemplo.mx', 'Vereda Honda 9'];
  const [phone, rfc] = ['8714440077', 'CUAX850101AB3'];
  const words = [firstName, lastName, email, address, phone, rfc];
  const person = { firstName, lastName, email, address, phone, rfc };
  const { id: mergedId, saleId } = await createCustomerWithSale({ ...person });
  await deliver(saleId);
  const kept = await api.make.customer(api.company.locality.id, api.company.consultant.id, { phone: '8714440001' });
  const names = { personType: kept.person_type, firstName: kept.first_name, lastName: kept.last_name };
  const own = { ...names, phone: kept.phone, stateId: kept.state_id, localityId: kept.locality_id, version: 1 };
  const mergedVersion = readRecord(await admin.get(`/clients/${mergedId}`)).version;
  const merged = await admin.post(`/clients/${kept.id}/merge`, { ...own, mergedId, mergedVersion });
  expect(merged.status).toBe(200);
  const request = { kind: 'ACCESO', status: 'RECIBIDA', receivedOn: today, details: null, resolution: null };
  await admin.post('/privacy-requests', { ...request, applicant: 'Una persona', contact: 'Tel. 871 444 0077' });
  const file = (await admin.get(`/clients/${kept.id}/data`)).rawBody.toString('utf8');
  expect(words.filter((word) => !file.includes(word))).toEqual([]);
  expect(file).toContain('Una persona');
  await api.db.deleteFrom('privacy_requests').execute();

  expect((await anonymize(kept.id, `${kept.first_name} ${kept.last_name}`)).status).toBe(200);

  expect(await listTablesWithSecretWords(words)).toEqual([]);
  const entries = JSON.stringify(readRecords(await admin.get(`/audit?entityId=${mergedId}`)));
  expect(words.filter((word) => entries.includes(word))).toEqual([]);
  expect((await admin.get(`/clients/${mergedId}`)).body.data).toMatchObject({
    id: kept.id,
    anonymizedAt: expect.any(String),
  });
});
