import { sql } from 'kysely';
import type { TestClient } from '../../testing/harness';
import { cash, createMergeFixtures, sumStatements } from '../../testing/mergeFixtures';
import { put, readRecord, readRecords } from '../../testing/responses';
import { startApiWithUsers, type ApiWithUsers } from '../../testing/startApiWithUsers';
import { findSumsDifferences } from '../documents';

let users: ApiWithUsers;
let colleague: TestClient;
let fixtures: ReturnType<typeof createMergeFixtures>;
beforeAll(async () => {
  users = await startApiWithUsers();
  colleague = await users.api.signInAs(users.api.company.colleague);
  fixtures = createMergeFixtures(users, colleague);
  await users.api.db.updateTable('inventories').set({ initial: 5_000 }).execute();
});
afterAll(() => users.api.close());

test('X-37 X-32 an undo within a day separates both again; what was registered since stays, but for what belongs to a DKbono that goes back', async () => {
  const { api, admin, consultant } = users;
  const { keptId, mergedId, voucher } = await fixtures.createPairWithDocuments();
  const [own, other] = [await fixtures.find(keptId), await fixtures.find(mergedId)];
  const statements = [await fixtures.readStatement(keptId), await fixtures.readStatement(mergedId)] as const;
  expect((await fixtures.merge(keptId, mergedId, { phone: other.phone, lastName: 'Corregida' })).status).toBe(200);
  const current = await fixtures.find(keptId);
  expect(current.lastMerge).toMatchObject({ name: `Anita ${String(other.lastName)}` });
  await put(admin, `/clients/${keptId}`, {
    ...(await fixtures.pickInput(keptId)),
    lastName: 'Después',
    version: current.version,
  });
  await fixtures.createSale(consultant, keptId);
  expect((await admin.post(`/vouchers/${voucher.id}/payments`, cash('25.00'))).status).toBe(200);
  const stale = await users.coordinator.post(`/clients/${keptId}/unmerge`, { version: 1 });
  expect([stale.status, stale.body.code]).toEqual([409, 'VERSION_OBSOLETA']);

  expect((await fixtures.undo(keptId)).status).toBe(200);

  expect(await fixtures.find(keptId)).toMatchObject({ phone: own.phone, lastName: 'Después', lastMerge: null });
  expect(await fixtures.find(mergedId)).toMatchObject({
    id: mergedId,
    firstName: 'Anita',
    phone: other.phone,
    email: 'anita@ejemplo.mx',
    consultantId: api.company.colleague.id,
    createdAt: other.createdAt,
    summary: { sales: 0, vouchers: 1, simulations: 1 },
  });
  expect((await fixtures.find(keptId)).summary).toMatchObject({ sales: 2, vouchers: 1 });
  expect(sumStatements(await fixtures.readStatement(keptId))).toEqual(sumStatements(statements[0]));
  expect((await fixtures.readStatement(mergedId)).movements).toHaveLength(statements[1].movements.length + 1);
  expect(await findSumsDifferences(api.db)).toEqual([]);
  for (const id of [keptId, mergedId])
    expect(readRecords(await admin.get(`/audit?entityId=${id}&action=UNMERGE`))).toHaveLength(1);
  expect((await fixtures.undo(keptId)).body.error).toMatch(/^Ya no hay una combinación/);
});

test('X-37 the sale of a DKbono that goes back goes with it', async () => {
  const { keptId, mergedId } = await fixtures.createPair();
  const { total } = await fixtures.createVoucher(colleague, mergedId);
  const voucher = await fixtures.createVoucher(colleague, mergedId, cash(String(total)));
  expect((await fixtures.merge(keptId, mergedId)).status).toBe(200);
  const sale = readRecord(await fixtures.createSale(colleague, keptId, { voucherId: voucher.id }));
  expect((await fixtures.undo(keptId)).status).toBe(200);
  expect(readRecord(await users.admin.get(`/sales/${sale.id}`))).toMatchObject({ customer: { id: mergedId } });
});

test('X-37 X-31 links to what goes back end if they are from after the merge: they may be with the other customer', async () => {
  const { api, admin } = users;
  const { keptId, mergedId, voucher } = await fixtures.createPairWithDocuments();
  const receiptId = readRecord(await admin.post(`/vouchers/${voucher.id}/payments`, cash('5.00'))).paymentId;
  const stays = readRecords(await admin.get(`/vouchers?customerId=${keptId}`))[0];
  const share = async (kind: string, id: unknown) => {
    const { url } = readRecord(await admin.post('/links', { kind, id }));
    return `/papers/${String(url).split('/p/')[1]}`;
  };
  const before = await share('voucher', voucher.id);
  expect((await fixtures.merge(keptId, mergedId)).status).toBe(200);
  const since = [await share('voucher', voucher.id), await share('receipt', receiptId)];
  const own = await share('voucher', stays?.id);
  expect((await fixtures.undo(keptId)).status).toBe(200);
  const anyone = await api.signInAs();
  const statuses = [before, ...since, own].map(async (path) => (await anyone.get(path)).status);
  expect(await Promise.all(statuses)).toEqual([200, 404, 404, 200]);
});

test('X-37 merges are undone from the latest one, and each leads to the customer that stays', async () => {
  const { make, company } = users.api;
  const { keptId: a, mergedId: b } = await fixtures.createPair();
  const { id: c } = await make.customer(company.locality.id, company.consultant.id, { phone: '8725999001' });
  expect((await fixtures.merge(b, a)).status).toBe(200);
  expect((await fixtures.merge(c, b)).status).toBe(200);
  expect((await fixtures.find(a)).id).toBe(c);
  expect((await fixtures.undo(c)).status).toBe(200);
  expect((await fixtures.find(a)).id).toBe(b);
  expect((await fixtures.undo(b)).status).toBe(200);
  expect((await fixtures.find(a)).id).toBe(a);
});

test('X-37 refuses an undo after a day, or once credit of the one has paid a DKbono of the other', async () => {
  const { api, admin } = users;
  const { keptId, mergedId, cancelled } = await fixtures.createPairWithDocuments();
  const target = readRecords(await admin.get(`/vouchers?customerId=${keptId}`))[0];
  expect((await fixtures.merge(keptId, mergedId)).status).toBe(200);
  const credit = { ...cash('70.00'), method: undefined, voucherId: target?.id };
  expect((await admin.post(`/vouchers/${cancelled.id}/credits`, credit)).status).toBe(200);
  expect((await fixtures.undo(keptId)).body.error).toMatch(/^El saldo a favor de uno ya pagó un DKbono del otro/);
  await sql`update customer_merges set merged_at = merged_at - interval '1 day'`.execute(api.db);
  expect((await fixtures.undo(keptId)).body.code).toBe('TRANSICION_INVALIDA');
});

test('X-37 the account of the farmer gets the phone of the customer that stays; two accounts are refused', async () => {
  const { api, admin } = users;
  const { keptId, mergedId } = await fixtures.createPair();
  const [own, other] = [await fixtures.find(keptId), await fixtures.find(mergedId)];
  const account = await api.make.user('Farmer', { phone: String(other.phone) });
  const readPhone = async () => readRecord(await admin.get(`/users/${account.id}`)).phone;
  const second = await api.make.user('Farmer', { phone: String(own.phone) });
  expect((await fixtures.merge(keptId, mergedId)).body).toMatchObject({
    code: 'EN_USO',
    error: expect.stringMatching(/^Los dos clientes tienen cuenta de agricultor/),
  });
  await api.db.updateTable('users').set({ status: 'INACTIVO' }).where('id', '=', second.id).execute();
  expect((await fixtures.merge(keptId, mergedId)).status).toBe(200);
  expect(await readPhone()).toBe(own.phone);
  expect((await fixtures.undo(keptId)).status).toBe(200);
  expect(await readPhone()).toBe(other.phone);
});

test('X-37 X-26 keeps the acceptances of the privacy notice of both, and the later one counts', async () => {
  const { api, admin } = users;
  const accept = (day: string, version: string) => ({
    privacy_notice_accepted_at: `${day}T18:00:00.000Z`,
    privacy_notice_version: version,
  });
  const { keptId, mergedId } = await fixtures.createPair(
    accept('2026-03-01', '2026-01'),
    accept('2026-05-01', '2026-02'),
  );
  const listVersions = async (customerId: string) =>
    (await api.db.selectFrom('legal_acceptances').select('version').where('customer_id', '=', customerId).execute())
      .map(({ version }) => version)
      .toSorted();
  expect((await fixtures.merge(keptId, mergedId, {}, admin)).body.data).toMatchObject({
    privacyNoticeVersion: '2026-02',
  });
  expect(await listVersions(keptId)).toEqual(['2026-01', '2026-02']);
  expect((await fixtures.undo(keptId)).body.data).toMatchObject({ privacyNoticeVersion: '2026-01' });
  expect([await listVersions(keptId), await listVersions(mergedId)]).toEqual([['2026-01'], ['2026-02']]);
});

test('X-26 X-37 who was separated again is left alone when the other one is anonymized, and is not in their file', async () => {
  const { api, admin, consultant } = users;
  const [firstName, lastName, email, phone] = ['Itzelina', 'Papaloapan', 'itzelina@ejemplo.mx', '8725990101'];
  const names = { first_name: firstName, last_name: lastName };
  const { keptId, mergedId } = await fixtures.createPair({}, { ...names, email, phone });
  const account = await api.make.user('Farmer', { ...names, phone });
  expect((await fixtures.merge(keptId, mergedId, { firstName, lastName, email, phone })).status).toBe(200);
  expect((await fixtures.undo(keptId)).status).toBe(200);
  const notes = `Pariente de ${firstName} ${lastName}`;
  const sale = readRecord(await fixtures.createSale(consultant, api.company.customer.id, { notes }));
  await api.db.insertInto('mail_queue').values({ recipient: email, key: 'x', values: '{}' }).execute();

  const file = (await admin.get(`/clients/${keptId}/data`)).rawBody.toString('utf8');
  expect([firstName, lastName, email, phone, account.id].filter((word) => file.includes(word))).toEqual([]);
  const { version, firstName: first, lastName: last } = await fixtures.find(keptId);
  const body = { confirmation: `${String(first)} ${String(last)}`, version };
  expect((await admin.post(`/clients/${keptId}/anonymize`, body)).status).toBe(200);

  expect(readRecord(await admin.get(`/users/${account.id}`))).toMatchObject({ firstName, phone, status: 'ACTIVO' });
  expect(await fixtures.find(mergedId)).toMatchObject({ firstName, lastName, email, phone, anonymizedAt: null });
  expect(readRecord(await admin.get(`/sales/${sale.id}`)).notes).toBe(notes);
  expect(await api.db.selectFrom('mail_queue').select('key').where('recipient', '=', email).execute()).toHaveLength(1);
});

test('X-26 X-37 the entries of the other one show nothing of who was anonymized after an undo', async () => {
  const { api, admin, coordinator } = users;
  const names = { first_name: 'Citlalmina', last_name: 'Repetida' };
  // Words that are also the name of somebody else are not masked wherever they are.
  await api.make.customer(api.company.locality.id, api.company.consultant.id, { ...names, phone: '8725990202' });
  const { keptId, mergedId } = await fixtures.createPair({}, names);
  const chosen = { firstName: names.first_name, lastName: names.last_name };
  expect((await fixtures.merge(keptId, mergedId, chosen, coordinator)).status).toBe(200);
  expect((await fixtures.undo(keptId)).status).toBe(200);
  const readEntries = async () => JSON.stringify(readRecords(await admin.get(`/audit?entityId=${keptId}`)));
  expect(await readEntries()).toContain(names.last_name);
  const { version } = await fixtures.find(mergedId);
  const body = { confirmation: `${names.first_name} ${names.last_name}`, version };
  expect((await admin.post(`/clients/${mergedId}/anonymize`, body)).status).toBe(200);
  const entries = await readEntries();
  expect(Object.values(names).filter((name) => entries.includes(name))).toEqual([]);
  expect(await fixtures.find(keptId)).toMatchObject({ anonymizedAt: null, status: 'ACTIVO' });
});
