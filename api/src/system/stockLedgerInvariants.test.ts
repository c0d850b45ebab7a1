import { array, assert, asyncProperty, boolean, constantFrom, integer, nat, record, type Arbitrary } from 'fast-check';
import { sql } from 'kysely';
import { expireVouchers, findSumsDifferences } from '../modules/documents';
import { startTestApi, today, type ApiResponse, type TestApi, type TestClient } from '../testing/harness';
import { findLedgerDiscrepancies } from '../testing/documents/findLedgerDiscrepancies';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

interface StoredRecord {
  id: string;
  version: number;
  status: string;
  total: string;
  balance: string;
  payments: { id: string; date: string; amount: string; method: string; reference: string | null }[];
  lines: { productId: string; quantity: number }[];
  customer: { id: string };
}
const readRecord = ({ body }: ApiResponse) => body.data as StoredRecord;
const readRecords = ({ body }: ApiResponse) => body.data as StoredRecord[];

const actionKinds = [
  'sell',
  'reserve',
  'editSale',
  'editVoucher',
  'pay',
  'unpay',
  'cancel',
  'expire',
  'reopen',
  'convert',
  'deliver',
  'deleteSale',
  'adjust',
  'season',
] as const;

const actionArbitrary = record({
  kind: constantFrom(...actionKinds),
  userIndex: nat(2),
  recordIndex: nat(30),
  bags: integer({ min: 1, max: 9 }),
  flag: boolean(),
  percent: integer({ min: 1, max: 100 }),
});
type Action = typeof actionArbitrary extends Arbitrary<infer E> ? E : never;

/** Creates a season with little stock, so that the requests of two consultants and an administrator conflict. */
async function createScenario() {
  const { make, company, db } = api;
  const season = await make.season();
  const products = [await make.product(), await make.product({ base_price: '2473.00' })];
  const inventories = await Promise.all(
    products.map(({ id }) => make.inventory(season.id, id, company.distributor.id, 25)),
  );
  await db
    .insertInto('stock_movements')
    .values(inventories.map(({ id }) => ({ inventory_id: id, event: 'REGISTER', initial: 25 })))
    .execute();
  const sellers = [company.consultant, company.colleague];
  const customers = await Promise.all(sellers.map(({ id }) => make.customer(company.locality.id, id)));
  const clients: TestClient[] = await Promise.all([...sellers, company.users.Admin].map((user) => api.signInAs(user)));
  return { season, products, inventories, customers, clients };
}
type Scenario = Awaited<ReturnType<typeof createScenario>>;

const pickByNumber = <T>(from: readonly T[], n: number): T | undefined => from[n % Math.max(from.length, 1)];

const buildBody = ({ season, products, customers }: Scenario, { userIndex, bags, flag }: Action) => ({
  customerId: customers[userIndex % 2]?.id,
  seasonId: season.id,
  lines: products.slice(0, flag ? 2 : 1).map(({ id }) => ({ productId: id, quantity: bags })),
});

/**
 * Performs one action as a user would: reads a record and sends the request of the form. `expire` and `season` change
 * the database directly instead.
 */
async function performAction(scenario: Scenario, action: Action): Promise<ApiResponse[]> {
  const { season, clients, inventories } = scenario;
  const client = clients[action.userIndex];
  const admin = clients[2];
  const seller = clients[action.userIndex % 2];
  if (!client || !admin || !seller) throw new Error('The scenario has three clients.');
  const pickRecord = async (path: string) =>
    pickByNumber(
      readRecords(await client.get(`/${path}?size=1000&sort=folio&seasonId=${season.id}`)),
      action.recordIndex,
    );
  const pickSale = async () => pickRecord('sales');
  const pickVoucher = async () => {
    const found = await pickRecord('vouchers');
    return found ? readRecord(await client.get(`/vouchers/${found.id}`)) : undefined;
  };
  const update = async (path: string, stored: StoredRecord | undefined) =>
    stored
      ? [
          await client.send('PUT', `/${path}/${stored.id}`, {
            ...buildBody(scenario, action),
            customerId: stored.customer.id,
            version: stored.version,
          }),
        ]
      : [];
  switch (action.kind) {
    case 'sell':
      return [await seller.post('/sales', buildBody(scenario, action))];
    case 'reserve':
      return [await seller.post('/vouchers', buildBody(scenario, action))];
    case 'editSale':
      return update('sales', await pickSale());
    case 'editVoucher':
      return update('vouchers', await pickVoucher());
    case 'pay':
    case 'unpay': {
      const voucher = await pickVoucher();
      if (!voucher) return [];
      const amount =
        action.percent > 60 ? voucher.balance : (Math.round(Number(voucher.balance) * action.percent) / 100).toFixed(2);
      const existing = voucher.payments.map(({ id, date, amount: paid, method }) => ({
        id,
        date,
        amount: paid,
        method,
      }));
      const payments = action.kind === 'pay' ? [...existing, { date: today, amount, method: '01' }] : existing.slice(1);
      return [await client.send('PUT', `/vouchers/${voucher.id}/payments`, { payments, version: voucher.version })];
    }
    case 'cancel': {
      const voucher = await pickVoucher();
      return voucher ? [await client.post(`/vouchers/${voucher.id}/cancel`, { reason: 'Prueba' })] : [];
    }
    case 'expire': {
      const voucher = await pickVoucher();
      if (voucher) await sql`update vouchers set expires_at = '2026-11-01' where id = ${voucher.id}`.execute(api.db);
      await expireVouchers(api.db, today);
      return [];
    }
    case 'reopen': {
      const voucher = await pickVoucher();
      return voucher ? [await admin.post(`/vouchers/${voucher.id}/reopen`)] : [];
    }
    case 'convert': {
      const voucher = await pickVoucher();
      if (!voucher) return [];
      const lines = voucher.lines.map(({ productId, quantity }) => ({
        productId,
        quantity: quantity + (action.flag ? 1 : 0),
      }));
      return [
        await seller.post('/sales', {
          customerId: voucher.customer.id,
          seasonId: season.id,
          voucherId: voucher.id,
          lines,
        }),
      ];
    }
    case 'deliver': {
      const sale = await pickSale();
      return sale ? [await client.post(`/sales/${sale.id}/deliver`)] : [];
    }
    case 'deleteSale': {
      const sale = await pickSale();
      return sale ? [await client.send('DELETE', `/sales/${sale.id}`)] : [];
    }
    case 'adjust': {
      const stock = pickByNumber(inventories, action.recordIndex);
      if (!stock) return [];
      const { version } = readRecord(await admin.get(`/inventories/${stock.id}`));
      const adjustment = action.flag ? action.bags : -action.bags;
      return [await admin.send('PUT', `/inventories/${stock.id}`, { adjustment, reason: 'Conteo', version })];
    }
    case 'season':
      await sql`update seasons set is_voucher_open = ${action.flag} where id = ${season.id}`.execute(api.db);
      return [];
  }
}

/** Returns what violates an invariant: counts, totals, payments, status or daily sums that do not agree. */
async function findInvariantViolations(): Promise<unknown[]> {
  const { rows } = await sql`
    select v.folio, v.status, v.paid::text, v.total::text from vouchers v
    where v.paid <> (select coalesce(sum(p.amount), 0) from payments p
      where p.voucher_id = v.id and p.cancelled_at is null) or v.balance < 0
      or (v.status = 'ABIERTO') <> (v.paid = 0) and v.status in ('ABIERTO', 'CON_ABONOS', 'LIQUIDADO')
      or (v.status = 'LIQUIDADO') <> (v.paid = v.total) and v.status in ('ABIERTO', 'CON_ABONOS', 'LIQUIDADO')
      or v.sale_total is distinct from (select s.total from sales s where s.voucher_id = v.id and s.status <> 'ELIMINADA')
    union all
    select s.folio, s.status, null, s.total::text from sales s
    where s.total <> s.tax + (select sum(l.total) from sale_lines l where l.sale_id = s.id)
      or s.bags <> (select sum(l.quantity) from sale_lines l where l.sale_id = s.id)
    union all
    select i.id::text, 'INVENTARIO', i.initial::text, i.adjustments::text from inventories i
    where exists (select from stock_movements m where m.inventory_id = i.id and m.event = 'REGISTER')
      and (i.initial, i.adjustments) is distinct from ((select sum(m.initial) from stock_movements m where m.inventory_id = i.id),
        (select sum(m.adjustment) from stock_movements m where m.inventory_id = i.id))`.execute(api.db);
  return [...rows, ...(await findLedgerDiscrepancies(api.db)), ...(await findSumsDifferences(api.db))];
}

test('X-11 X-12 X-13 the stock ledger adds up after any concurrent actions', async () => {
  const outcomes = new Map<string, number>();
  await assert(
    asyncProperty(
      array(array(actionArbitrary, { minLength: 3, maxLength: 6 }), { minLength: 4, maxLength: 8 }),
      async (rounds) => {
        const scenario = await createScenario();
        for (const together of rounds) {
          const responses = (await Promise.all(together.map((action) => performAction(scenario, action)))).flat();
          for (const { status } of responses) outcomes.set(String(status), (outcomes.get(String(status)) ?? 0) + 1);
          expect(responses.filter(({ status }) => status >= 500)).toEqual([]);
          expect(await findInvariantViolations()).toEqual([]);
        }
      },
    ),
    { numRuns: 25, endOnFailure: true },
  );
  expect((outcomes.get('200') ?? 0) + (outcomes.get('201') ?? 0)).toBeGreaterThan(100);
  expect(outcomes.get('409') ?? 0).toBeGreaterThan(20);
}, 120_000);
