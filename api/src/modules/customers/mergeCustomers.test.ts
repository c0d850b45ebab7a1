import { sql } from 'kysely';
import { buildSaleBody } from '../../testing/documents/saleBody';
import type { ApiResponse, TestClient } from '../../testing/harness';
import { cash, createMergeFixtures, sumStatements } from '../../testing/mergeFixtures';
import { getErrorPaths, put, readRecord, readRecords } from '../../testing/responses';
import { startApiWithUsers, type ApiWithUsers } from '../../testing/startApiWithUsers';
import { waitForBlockedTransactions } from '../../testing/waitForBlockedTransactions';
import { findSumsDifferences } from '../documents';
import { ownedTables } from './mergedRows';

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

test('X-37 moves everything that belongs to a customer: every table that refers to one', async () => {
  const { rows } = await sql<{ table: string }>`select conrelid::regclass::text as table from pg_constraint
    where contype = 'f' and confrelid = 'customers'::regclass`.execute(users.api.db);
  const owned: readonly string[] = ownedTables.map(([table]) => table);
  expect(rows.map(({ table }) => table).filter((table) => !owned.includes(table))).toEqual([]);
});

test('X-37 X-32 the customer that stays has the documents of both, and their statements added up', async () => {
  const { api, admin, coordinator } = users;
  const { keptId, mergedId, voucher, paperPath } = await fixtures.createPairWithDocuments();
  const sum = sumStatements(await fixtures.readStatement(keptId), await fixtures.readStatement(mergedId));
  expect((await coordinator.get(`/clients/${mergedId}/merge`)).body.data).toEqual({
    sales: 0,
    vouchers: 2,
    payments: 2,
    simulations: 1,
    links: 1,
    hasAccount: false,
  });
  const { phone } = await fixtures.find(mergedId);
  const body = await fixtures.buildMergeBody(keptId, mergedId, { phone, email: 'anita@ejemplo.mx' });
  const send = () =>
    coordinator.post(`/clients/${keptId}/merge`, body, { 'idempotency-key': '3c1c5ff6-9f0c-4a3b-8f57-1d3f6e3a9b01' });
  const [first, again] = [await send(), await send()];
  expect([first.status, first.body.data]).toMatchObject([
    200,
    {
      id: keptId,
      firstName: 'Ana',
      phone,
      email: 'anita@ejemplo.mx',
      summary: { sales: 1, vouchers: 2, simulations: 1 },
    },
  ]);
  expect(again.body).toEqual(first.body);
  expect(sumStatements(await fixtures.readStatement(keptId))).toEqual(sum);
  expect(await findSumsDifferences(api.db)).toEqual([]);
  expect(readRecord(await colleague.get(`/vouchers/${voucher.id}`))).toMatchObject({
    customer: { id: keptId },
    consultant: { id: api.company.colleague.id },
  });

  // The merged one is in no list, and its address leads to the other one.
  expect(readRecords(await admin.get('/clients?search=Anita&size=100')).map(({ id }) => id)).not.toContain(mergedId);
  expect((await admin.get('/search?q=Anita')).rawBody.toString()).not.toContain(mergedId);
  expect((await fixtures.find(mergedId)).id).toBe(keptId);
  expect(await fixtures.readStatement(mergedId)).toEqual(await fixtures.readStatement(keptId));
  expect(readRecords(await admin.get(`/vouchers?customerId=${mergedId}`))).toHaveLength(3);
  expect(readRecords(await admin.get(`/simulations?clientId=${mergedId}`))).toHaveLength(1);
  expect((await (await api.signInAs()).get(paperPath)).rawBody.toString()).toContain('Ana Peña');
  const refused = await admin.post(`/clients/${mergedId}/deactivate`, {});
  expect([refused.status, refused.body.error]).toEqual([
    409,
    expect.stringMatching(/^Este cliente se combinó con Ana Peña/),
  ]);
  for (const id of [keptId, mergedId])
    expect(readRecords(await admin.get(`/audit?entityId=${id}&action=MERGE`))).toHaveLength(1);
});

test('X-37 a sale, an edit or a conversion that waited on a device is for the customer that stays', async () => {
  const { consultant, api } = users;
  const { keptId, mergedId } = await fixtures.createPair();
  const sale = readRecord(await fixtures.createSale(colleague, mergedId));
  const { total } = await fixtures.createVoucher(colleague, mergedId);
  const voucher = await fixtures.createVoucher(colleague, mergedId, cash(String(total)));
  expect((await fixtures.merge(keptId, mergedId)).status).toBe(200);
  const late = await fixtures.createSale(colleague, mergedId);
  expect([late.status, late.body.data]).toMatchObject([201, { customer: { id: keptId } }]);
  expect(getErrorPaths(await fixtures.createSale(colleague, keptId))).toEqual(['customerId']);
  const edit = buildSaleBody(api.company, { customerId: mergedId, notes: 'Corregida', version: sale.version });
  expect((await put(colleague, `/sales/${sale.id}`, edit)).body.data).toMatchObject({ customer: { id: keptId } });
  const conversion = await fixtures.createSale(colleague, mergedId, { voucherId: voucher.id });
  expect([conversion.status, conversion.body.data]).toMatchObject([201, { customer: { id: keptId } }]);
  const dkbono = await fixtures.createVoucher(consultant, mergedId);
  expect(dkbono).toMatchObject({ customer: { id: keptId } });
  expect(await findSumsDifferences(api.db)).toEqual([]);
  // Nothing waits for longer than answers to repeated requests are stored.
  await sql`update customer_merges set merged_at = merged_at - interval '90 days'`.execute(api.db);
  expect(getErrorPaths(await fixtures.createSale(colleague, mergedId))).toEqual(['customerId']);
});

test('X-37 what is moved to a customer while they are merged is for the customer that stays', async () => {
  const { api, consultant } = users;
  const { customer } = api.company;
  const { keptId, mergedId } = await fixtures.createPair({}, { consultant_id: api.company.consultant.id });
  const sale = readRecord(await fixtures.createSale(consultant, customer.id));
  const voucher = await fixtures.createVoucher(consultant, customer.id);
  const simulation = {
    mode: 'AUTOCONSUMO',
    productId: api.company.product.id,
    clientId: mergedId,
    condition: 'RIEGO',
    silo: { type: 'BUNKER', width: 8, height: 2.5 },
    animals: 100,
    intakeKg: 25,
    days: 365,
  };
  const change = buildSaleBody(api.company, { customerId: mergedId, version: sale.version });
  const body = await fixtures.buildMergeBody(keptId, mergedId);
  const open: Promise<ApiResponse>[] = [];
  await api.db.transaction().execute(async (tx) => {
    // The merge has both customers, and waits for a scenario that it moves.
    const { id } = readRecord(await consultant.post('/simulations', simulation));
    await sql`select from simulations where id = ${id} for update`.execute(tx);
    open.push(users.coordinator.post(`/clients/${keptId}/merge`, body));
    await waitForBlockedTransactions(api.db, 1);
    open.push(
      put(consultant, `/sales/${sale.id}`, change),
      put(consultant, `/vouchers/${voucher.id}`, { ...change, version: voucher.version }),
      consultant.post('/simulations', simulation),
    );
    await waitForBlockedTransactions(api.db, 4);
  });
  const [merged, ...written] = await Promise.all(open);
  expect(merged?.status).toBe(200);
  expect(written.map(({ status }) => status)).toEqual([200, 200, 201]);
  expect((await fixtures.find(keptId)).summary).toMatchObject({ sales: 1, vouchers: 1, simulations: 2 });
});

test('X-37 a merge and sales to both customers at the same time lose nothing', async () => {
  const { api, consultant } = users;
  const { keptId, mergedId } = await fixtures.createPair();
  const body = await fixtures.buildMergeBody(keptId, mergedId);
  const responses = await Promise.all([
    users.coordinator.post(`/clients/${keptId}/merge`, body),
    ...[1, 2, 3].flatMap(() => [fixtures.createSale(consultant, keptId), fixtures.createSale(colleague, mergedId)]),
  ]);
  expect(responses.map(({ status }) => status)).toEqual([200, 201, 201, 201, 201, 201, 201]);
  expect((await fixtures.find(keptId)).summary).toMatchObject({ sales: 6 });
  expect(await findSumsDifferences(api.db)).toEqual([]);
});

test('X-37 P-07 merges only two customers of the scope, at the versions that were compared', async () => {
  const { api, admin, coordinator } = users;
  const { keptId, mergedId } = await fixtures.createPair();
  const outside = api.company.otherCustomer.id;
  expect((await fixtures.merge(keptId, outside)).status).toBe(404);
  expect((await fixtures.merge(outside, mergedId)).status).toBe(404);
  expect(getErrorPaths(await fixtures.merge(keptId, keptId, {}, admin))).toEqual(['mergedId']);
  for (const change of [{ version: 7 }, { mergedVersion: 7 }])
    expect((await fixtures.merge(keptId, mergedId, change, coordinator)).body.code).toBe('VERSION_OBSOLETA');
  const third = await fixtures.createPair();
  const { phone } = await fixtures.find(third.keptId);
  expect((await fixtures.merge(keptId, mergedId, { phone })).body.code).toBe('DUPLICADO');
  expect((await fixtures.find(mergedId)).id).toBe(mergedId);
});
