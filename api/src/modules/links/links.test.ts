import { sql } from 'kysely';
import { sha256 } from '../../core/sha256';
import { makeVoucher } from '../../testing/documents/makeVoucher';
import { readPdf } from '../../testing/documents/readPdf';
import { buildSaleBody } from '../../testing/documents/saleBody';
import { today, type TestClient } from '../../testing/harness';
import { getErrorPaths, put, readRecord, readRecords } from '../../testing/responses';
import { exhaustRateLimit } from '../../testing/signIn';
import { startApiWithUsers, type ApiWithUsers } from '../../testing/startApiWithUsers';

let users: ApiWithUsers;
let anyone: TestClient;
beforeAll(async () => {
  users = await startApiWithUsers({ env: { PUBLIC_URL: 'http://surco.ejemplo.mx' } });
  anyone = await users.api.signInAs();
});
afterAll(() => users.api.close());

const makeDkbono = () => makeVoucher(users.api, { quantity: 2, total: '1000.00', paid: '250.00' });

async function createLink(id: string, visitor = users.consultant) {
  const response = await visitor.post('/links', { kind: 'voucher', id });
  expect(response.status).toBe(201);
  const { id: linkId, url, createdAt, expiresAt } = readRecord(response);
  return { id: linkId, url, createdAt, expiresAt, token: String(url).replace('http://surco.ejemplo.mx/p/', '') };
}

const readLinks = async (id: string) => readRecords(await users.consultant.get(`/links?kind=voucher&id=${id}`));
const readEntries = async (id: string) =>
  readRecords(await users.admin.get(`/audit?entity=voucher&entityId=${id}`)).map(({ action }) => action);

test('X-31 a link opens its paper for anyone, as data and as a PDF whose QR leads to the link itself', async () => {
  const { id, folio } = await makeDkbono();
  const { token, url } = await createLink(id);
  const paper = await anyone.get(`/papers/${token}`);
  expect([paper.status, paper.body.data]).toMatchObject([200, { kind: 'voucher', number: folio, link: url }]);
  expect(paper.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  const pdf = await anyone.get(`/papers/${token}/pdf`, { [users.api.settings.apiKeyHeader]: undefined });
  expect([pdf.status, pdf.headers['x-robots-tag']]).toEqual([200, 'noindex, nofollow']);
  expect(readPdf(pdf.rawBody).pages.join(' ')).toContain(folio);
});

test('X-31 R-42 a link is valid for 30 days, or what an administrator set', async () => {
  const { id } = await makeDkbono();
  const readDays = async () => {
    const { createdAt, expiresAt } = await createLink(id);
    return (Date.parse(String(expiresAt)) - Date.parse(String(createdAt))) / 86_400_000;
  };
  expect(await readDays()).toBe(30);
  await users.api.db.insertInto('simulator_params').values({ key: 'links.days', value: '7' }).execute();
  expect(await readDays()).toBe(7);
  await users.api.db.deleteFrom('simulator_params').where('key', '=', 'links.days').execute();
});

test('X-31 the database has neither the token nor what it is made of', async () => {
  const { id } = await makeDkbono();
  const { id: linkId, token } = await createLink(id);
  const { rows } = await sql<{ row: string }>`select to_jsonb(l)::text as row from paper_links l
    where id = ${String(linkId)}`.execute(users.api.db);
  expect(rows[0]?.row).toContain(sha256(token));
  expect(rows[0]?.row).not.toContain(token);
});

const expire = (link: { id?: unknown }, afterMs = -1_000) =>
  users.api.db
    .updateTable('paper_links')
    .set({ expires_at: new Date(Date.now() + afterMs) })
    .where('id', '=', String(link.id))
    .execute();

test('X-31 forged, expired and revoked links, and those of a deleted record, get one and the same answer', async () => {
  const { id } = await makeDkbono();
  const [expired, revoked, gone] = [await createLink(id), await createLink(id), await createLink(id)];
  await expire(expired);
  expect((await users.coordinator.send('DELETE', `/links/${String(revoked.id)}`)).body.data).toMatchObject({
    state: 'REVOCADO',
    revokedBy: { id: users.api.company.users.Coordinator.id },
  });
  await users.api.db
    .updateTable('paper_links')
    .set({ record_id: users.api.make.uuid() })
    .where('id', '=', String(gone.id))
    .execute();
  for (const token of [expired.token, revoked.token, gone.token, 'x'.repeat(43), `${expired.token}x`])
    for (const send of [
      () => anyone.get(`/papers/${token}`),
      () => anyone.get(`/papers/${token}/pdf`),
      () => anyone.post(`/papers/${token}/opened`),
    ]) {
      const { status, body } = await send();
      expect([status, body]).toEqual([
        404,
        { error: 'Este enlace ya no sirve. Pida uno nuevo a quien le vendió.', code: 'NO_ENCONTRADO' },
      ]);
    }
  expect((await readLinks(id)).map(({ state }) => state).toSorted()).toEqual(['REVOCADO', 'VENCIDO']);
});

test('X-31 a user who may not see the record neither creates, lists nor revokes its links', async () => {
  const { id } = await makeDkbono();
  const { id: linkId, token } = await createLink(id);
  const outsider = await users.api.signInAs(users.api.company.colleague);
  for (const visitor of [outsider, users.farmer]) {
    expect((await visitor.post('/links', { kind: 'voucher', id })).status).toBe(404);
    expect((await visitor.get(`/links?kind=voucher&id=${id}`)).status).toBe(404);
    expect((await visitor.send('DELETE', `/links/${String(linkId)}`)).status).toBe(404);
  }
  expect((await anyone.get(`/papers/${token}`)).status).toBe(200);
});

test('X-31 counts openings of the page, once a minute; created, first opened and revoked are audited', async () => {
  const { id } = await makeDkbono();
  const { id: linkId, token } = await createLink(id);
  await anyone.get(`/papers/${token}`);
  expect(await readLinks(id)).toMatchObject([{ openCount: 0, firstOpenedAt: null }]);
  await Promise.all([1, 2, 3].map(() => anyone.post(`/papers/${token}/opened`)));
  const [opened] = await readLinks(id);
  expect(opened).toMatchObject({ openCount: 1, firstOpenedAt: expect.any(String) });
  await users.api.db
    .updateTable('paper_links')
    .set({ last_opened_at: new Date(Date.now() - 61_000) })
    .where('id', '=', String(linkId))
    .execute();
  await anyone.post(`/papers/${token}/opened`);
  expect(await readLinks(id)).toMatchObject([{ openCount: 2, firstOpenedAt: opened?.firstOpenedAt }]);
  await users.consultant.send('DELETE', `/links/${String(linkId)}`);
  await users.consultant.send('DELETE', `/links/${String(linkId)}`);
  expect((await readEntries(id)).filter((action) => String(action).startsWith('LINK'))).toEqual([
    'LINK_REVOKED',
    'LINK_OPENED',
    'LINK_CREATED',
  ]);
});

test.each([
  ['guesses', 'paper-link', '10.9.8.7'],
  ['calls', 'paper-call', '10.9.8.6'],
] as const)('X-31 %s from one address are limited, and those from others go on', async (_case, policy, from) => {
  const { token } = await createLink((await makeDkbono()).id);
  await exhaustRateLimit(users.api, { policy, key: from });
  expect((await anyone.send('GET', `/papers/${token}`, undefined, {}, from)).status).toBe(429);
  expect((await anyone.send('POST', `/papers/${token}/opened`, undefined, {}, from)).status).toBe(429);
  expect((await anyone.get(`/papers/${token}`)).status).toBe(200);
});

const saveSimulation = (by: TestClient) =>
  by.post('/simulations', {
    mode: 'AUTOCONSUMO',
    productId: users.api.company.product.id,
    condition: 'RIEGO',
    silo: { type: 'BUNKER', width: 8, height: 2.5 },
    intakeKg: 25,
    days: 100,
  });

test('X-31 sales, receipts and simulations have links, too, and their papers', async () => {
  const { api, consultant } = users;
  const { company } = api;
  const sale = await consultant.post('/sales', buildSaleBody(company));
  const { id } = await makeDkbono();
  const paid = await consultant.post(`/vouchers/${id}/payments`, { date: today, amount: '50.00', method: '01' });
  const simulation = await saveSimulation(consultant);
  const references = [
    { kind: 'sale', id: readRecord(sale).id },
    { kind: 'receipt', id: readRecord(paid).paymentId },
    { kind: 'simulation', id: readRecord(simulation).id },
  ];
  for (const reference of references) {
    const response = await consultant.post('/links', reference);
    expect([reference, response.status]).toEqual([reference, 201]);
    const paper = await anyone.get(`/papers/${String(readRecord(response).url).split('/p/')[1]}`);
    expect([paper.status, paper.body.data]).toMatchObject([200, { kind: reference.kind }]);
  }
});

test('X-31 the links of a record, and of its receipts, end when it goes to another customer', async () => {
  const { api, consultant } = users;
  const { company } = api;
  const other = await api.make.customer(company.locality.id, company.consultant.id);
  const sale = readRecord(await consultant.post('/sales', buildSaleBody(company)));
  const voucher = readRecord(await consultant.post('/vouchers', buildSaleBody(company)));
  const payment = { date: today, amount: '50.00', method: '01' };
  const paid = readRecord(await consultant.post(`/vouchers/${voucher.id}/payments`, payment));
  const simulation = readRecord(await saveSimulation(consultant));
  const papers: string[] = [];
  for (const [kind, id] of [
    ['sale', sale.id],
    ['voucher', voucher.id],
    ['receipt', paid.paymentId],
    ['simulation', simulation.id],
  ]) {
    const { url } = readRecord(await consultant.post('/links', { kind, id }));
    papers.push(`/papers/${String(url).split('/p/')[1]}`);
  }
  const edit = async (path: string, change: object) => {
    const { version } = readRecord(await consultant.get(path));
    expect([path, (await put(consultant, path, { ...change, version })).status]).toEqual([path, 200]);
  };
  const readStatuses = () => Promise.all(papers.map(async (path) => (await anyone.get(path)).status));
  await edit(`/sales/${sale.id}`, buildSaleBody(company, { notes: 'Corregida' }));
  await edit(`/vouchers/${voucher.id}`, buildSaleBody(company, { notes: 'Corregido' }));
  await edit(`/simulations/${simulation.id}`, { name: 'Corregido' });
  expect(await readStatuses()).toEqual([200, 200, 200, 200]);
  await edit(`/sales/${sale.id}`, buildSaleBody(company, { customerId: other.id }));
  await edit(`/vouchers/${voucher.id}`, buildSaleBody(company, { customerId: other.id }));
  await edit(`/simulations/${simulation.id}`, { clientId: other.id });
  expect(await readStatuses()).toEqual([404, 404, 404, 404]);
  expect((await readEntries(voucher.id)).filter((action) => action === 'LINK_REVOKED')).toHaveLength(2);
});

test('X-31 X-32 the link of a statement has its period and the documents of its creator, who alone gets its address', async () => {
  const { api, admin, consultant, coordinator } = users;
  const { customer, colleague, season } = api.company;
  const { folio } = await makeVoucher(api, { total: '70.00', paid: '0.00', consultantId: colleague.id });
  const reference = { kind: 'statement', id: customer.id, seasonId: season.id };
  const readText = async (visitor: TestClient) => {
    const { url } = readRecord(await visitor.post('/links', reference));
    return (await anyone.get(`/papers/${String(url).split('/p/')[1]}`)).rawBody.toString();
  };
  expect(await readText(admin)).toContain(folio);
  expect(await readText(coordinator)).toContain(folio);
  expect(await readText(consultant)).not.toContain(folio);
  const links = readRecords(await consultant.get(`/links?kind=statement&id=${customer.id}`));
  expect(links.map(({ url }) => url !== null)).toEqual([true, false, false]);
  expect(links[0]).toMatchObject({ seasonId: season.id, from: null, to: null });
  const unknown = await consultant.post('/links', { ...reference, seasonId: api.make.uuid() });
  expect(getErrorPaths(unknown)).toEqual(['seasonId']);
});

test('X-31 X-26 an anonymization ends the links of the customer', async () => {
  const { api, admin } = users;
  const { company } = api;
  const customer = await api.make.customer(company.locality.id, company.consultant.id, { business_name: 'Rancho Sol' });
  const { id } = await makeVoucher(api, { customerId: customer.id, total: '100.00', paid: '100.00' });
  await api.db.updateTable('vouchers').set({ status: 'CANCELADO', paid: '0.00' }).where('id', '=', id).execute();
  const { token } = await createLink(id);
  const body = { confirmation: 'Rancho Sol', version: 1 };
  expect((await admin.post(`/clients/${customer.id}/anonymize`, body)).status).toBe(200);
  expect((await anyone.get(`/papers/${token}`)).status).toBe(404);
});

test('X-31 the QR of a PDF leads to the newest link with half its days left, and to a new one only where there is none', async () => {
  const { id } = await makeDkbono();
  await users.consultant.get(`/vouchers/${id}/pdf`);
  await users.coordinator.get(`/vouchers/${id}/pdf`);
  const [link, ...others] = await readLinks(id);
  expect(others).toEqual([]);
  await expire({ id: link?.id }, 14 * 86_400_000);
  await users.consultant.get(`/vouchers/${id}/pdf`);
  expect((await readLinks(id)).map(({ state }) => state)).toEqual(['VIGENTE', 'VIGENTE']);
});
