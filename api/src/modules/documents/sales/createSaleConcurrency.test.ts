import { randomUUID } from 'node:crypto';
import type { Sale } from '@surco/shared/contract';
import { sql } from 'kysely';
import { withTransaction } from '../../../core/db/transaction';
import { countWrittenRows, type TestApi, type TestClient, today } from '../../../testing/harness';
import { waitForBlockedTransactions } from '../../../testing/waitForBlockedTransactions';
import { startApiWithUsers } from '../../../testing/startApiWithUsers';
import { allocateFolioBlocks } from '../common/folio';
import { buildSaleBody, readStock } from '../../../testing/documents/saleBody';

let api: TestApi;
let consultant: TestClient;
beforeAll(async () => {
  ({ api, consultant } = await startApiWithUsers());
});
afterAll(() => api.close());

const buildDocumentBody = (change: Record<string, unknown> = {}, line: Record<string, unknown> = {}) =>
  buildSaleBody(api.company, change, line);

describe('concurrent and repeated requests', () => {
  test('X-11 lets one of fifty concurrent sales take the last bag', async () => {
    const { make, company } = api;
    const product = await make.product();
    await make.inventory(company.season.id, product.id, company.distributor.id, 1);
    const responses = await Promise.all(
      Array.from({ length: 50 }, () =>
        consultant.post('/sales', buildDocumentBody({}, { productId: product.id, quantity: 1 })),
      ),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 49 }, () => 409)]);
    expect(responses.find(({ status }) => status === 409)?.body.error).toBe(
      `Ya no hay bolsas disponibles de ${product.code}.`,
    );
    expect(await readStock(api, product.id)).toMatchObject({ sold: 1, available: 0 });
  }, 30_000);

  test('X-11 does not deadlock sales of the same products in different orders', async () => {
    const { product, secondProduct, season, distributor } = api.company;
    await api.db
      .updateTable('inventories')
      .set({ initial: 1_000 })
      .where('season_id', '=', season.id)
      .where('distributor_id', '=', distributor.id)
      .execute();
    const pair = [product.id, secondProduct.id].map((productId) => ({ productId, quantity: 1 }));
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        consultant.post('/sales', buildDocumentBody({ lines: index % 2 ? pair : pair.toReversed() })),
      ),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
  }, 30_000);

  test('X-11 gives concurrent sales of many products consecutive folios, of which failed ones take none', async () => {
    const { make, company } = api;
    const products = await Promise.all(Array.from({ length: 6 }, () => make.product()));
    for (const { id } of products) await make.inventory(company.season.id, id, company.distributor.id, 2);
    const readLast = async (): Promise<number> =>
      (await api.db.selectFrom('folio_counters').select('last').where('kind', '=', 'V').executeTakeFirst())?.last ?? 0;
    const before = await readLast();
    const responses = await Promise.all(
      products.flatMap(({ id }) =>
        Array.from({ length: 4 }, () =>
          consultant.post('/sales', buildDocumentBody({}, { productId: id, quantity: 1 })),
        ),
      ),
    );
    const folios = responses.flatMap(({ status, body }) => (status === 201 ? [(body.data as Sale).folio] : []));
    expect(folios.map((folio) => Number(folio.slice(-6))).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 12 }, (_, index) => before + 1 + index),
    );
    const stored = await api.db.selectFrom('sales').select('folio').where('folio', 'in', folios).execute();
    expect(stored).toHaveLength(12);
    expect(await readLast()).toBe(before + 12);
  }, 30_000);

  test('X-11 a sale waits for an import that has taken its folios, instead of blocking it', async () => {
    let sale: Promise<{ status: number }> | undefined;
    await withTransaction(api.db, async (tx) => {
      await allocateFolioBlocks(tx, 'V', new Map([[Number(today.slice(0, 4)), 0]]));
      sale = consultant.post('/sales', buildDocumentBody());
      await waitForBlockedTransactions(api.db, 1);
      // What the import does next: it locks the sums of the consultant.
      await sql`select from daily_sums for update`.execute(tx);
    });
    expect((await sale)?.status).toBe(201);
  }, 30_000);

  test('X-11 writes once for one idempotency key, in sequence and concurrently', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const before = await countWrittenRows(api.db);
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => consultant.post('/sales', buildDocumentBody(), headers)),
    );
    const again = await consultant.post('/sales', buildDocumentBody(), headers);
    expect(new Set([...responses, again].map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect((await countWrittenRows(api.db)).sales).toBe((before.sales ?? 0) + 1);
  });

  test('X-11 recognizes a request that is repeated after weeks offline', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = await consultant.post('/sales', buildDocumentBody(), headers);
    const weeksAgo = new Date(Date.now() - 60 * 86_400_000);
    await api.db.updateTable('idempotency_keys').set({ created_at: weeksAgo }).execute();
    // A later write of the same user must not delete the old key.
    await consultant.post('/sales', buildDocumentBody(), { 'idempotency-key': randomUUID() });
    expect((await consultant.post('/sales', buildDocumentBody(), headers)).body).toEqual(first.body);
  });

  test('X-11 rejects another body for a used key, but accepts a corrected body after a rejection', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    expect((await consultant.post('/sales', buildDocumentBody({}, { quantity: 9_999 }), headers)).status).toBe(409);
    expect((await consultant.post('/sales', buildDocumentBody(), headers)).status).toBe(201);
    expect((await consultant.post('/sales', buildDocumentBody({}, { quantity: 3 }), headers)).body.code).toBe(
      'IDEMPOTENCIA',
    );
    expect((await consultant.post('/sales', buildDocumentBody(), { 'idempotency-key': 'x' })).status).toBe(400);
  });
});
