import { array, assert, asyncProperty, boolean, constantFrom, integer, nat, record, type Arbitrary } from 'fast-check';
import { sql } from 'kysely';
import { expireVouchers } from '../src/modules/vouchers/expire';
import { startApi, today, type Answer, type TestApi, type Visitor } from './harness';
import { ledgerProblems } from './ledger';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

interface Stored {
  id: string;
  version: number;
  status: string;
  total: string;
  balance: string;
  payments: { id: string; date: string; amount: string; method: string; reference: string | null }[];
  lines: { productId: string; quantity: number }[];
  customer: { id: string };
}
const one = ({ body }: Answer) => body.data as Stored;
const many = ({ body }: Answer) => body.data as Stored[];

const events = [
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

const event = record({
  kind: constantFrom(...events),
  who: nat(2),
  which: nat(30),
  bags: integer({ min: 1, max: 9 }),
  second: boolean(),
  share: integer({ min: 1, max: 100 }),
});
type Event = typeof event extends Arbitrary<infer E> ? E : never;

/** A market with little to sell, so that people get into each other's way: two consultants and an administrator. */
async function market() {
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
  const customers = await Promise.all(sellers.map(({ id }) => make.client(company.locality.id, id)));
  const people: Visitor[] = await Promise.all([...sellers, company.users.Admin].map((user) => api.as(user)));
  return { season, products, inventories, customers, people };
}
type Market = Awaited<ReturnType<typeof market>>;

const pick = <T>(from: readonly T[], n: number): T | undefined => from[n % Math.max(from.length, 1)];

const body = ({ season, products, customers }: Market, { who, bags, second }: Event) => ({
  customerId: customers[who % 2]?.id,
  seasonId: season.id,
  lines: products.slice(0, second ? 2 : 1).map(({ id }) => ({ productId: id, quantity: bags })),
});

/** Does one event as a person would: reads what there is, and sends what the form would send. */
async function act(place: Market, what: Event): Promise<Answer[]> {
  const { season, people, inventories } = place;
  const person = people[what.who];
  const admin = people[2];
  const seller = people[what.who % 2];
  if (!person || !admin || !seller) throw new Error('Three people.');
  const listed = async (path: string) =>
    pick(many(await person.get(`/${path}?size=all&sort=folio&seasonId=${season.id}`)), what.which);
  const sale = async () => listed('sales');
  const voucher = async () => {
    const found = await listed('vouchers');
    return found ? one(await person.get(`/vouchers/${found.id}`)) : undefined;
  };
  const change = async (path: string, from: Stored | undefined) =>
    from
      ? [
          await person.send('PUT', `/${path}/${from.id}`, {
            ...body(place, what),
            customerId: from.customer.id,
            version: from.version,
          }),
        ]
      : [];
  switch (what.kind) {
    case 'sell':
      return [await seller.post('/sales', body(place, what))];
    case 'reserve':
      return [await seller.post('/vouchers', body(place, what))];
    case 'editSale':
      return change('sales', await sale());
    case 'editVoucher':
      return change('vouchers', await voucher());
    case 'pay':
    case 'unpay': {
      const on = await voucher();
      if (!on) return [];
      const amount = what.share > 60 ? on.balance : (Math.round(Number(on.balance) * what.share) / 100).toFixed(2);
      const kept = on.payments.map(({ id, date, amount: paid, method }) => ({ id, date, amount: paid, method }));
      const payments = what.kind === 'pay' ? [...kept, { date: today, amount, method: '01' }] : kept.slice(1);
      return [await person.send('PUT', `/vouchers/${on.id}/payments`, { payments, version: on.version })];
    }
    case 'cancel': {
      const on = await voucher();
      return on ? [await person.post(`/vouchers/${on.id}/cancel`, { reason: 'Prueba' })] : [];
    }
    case 'expire': {
      const on = await voucher();
      if (on) await sql`update vouchers set expires_at = '2026-11-01' where id = ${on.id}`.execute(api.db);
      await expireVouchers(api.db, today);
      return [];
    }
    case 'reopen': {
      const on = await voucher();
      return on ? [await admin.post(`/vouchers/${on.id}/reopen`)] : [];
    }
    case 'convert': {
      const on = await voucher();
      if (!on) return [];
      const lines = on.lines.map(({ productId, quantity }) => ({
        productId,
        quantity: quantity + (what.second ? 1 : 0),
      }));
      return [
        await seller.post('/sales', { customerId: on.customer.id, seasonId: season.id, voucherId: on.id, lines }),
      ];
    }
    case 'deliver': {
      const on = await sale();
      return on ? [await person.post(`/sales/${on.id}/deliver`)] : [];
    }
    case 'deleteSale': {
      const on = await sale();
      return on ? [await person.send('DELETE', `/sales/${on.id}`)] : [];
    }
    case 'adjust': {
      const stock = pick(inventories, what.which);
      if (!stock) return [];
      const { version } = one(await admin.get(`/inventories/${stock.id}`));
      const adjustment = what.second ? what.bags : -what.bags;
      return [await admin.send('PUT', `/inventories/${stock.id}`, { adjustment, reason: 'Conteo', version })];
    }
    case 'season':
      await sql`update seasons set is_voucher_open = ${what.second} where id = ${season.id}`.execute(api.db);
      return [];
  }
}

/** What must be true whatever happened: the figures are the sums of their movements, and money and status agree. */
async function wrong(): Promise<unknown[]> {
  const { rows } = await sql`
    select v.folio, v.status, v.paid::text, v.total::text from vouchers v
    where v.paid <> (select coalesce(sum(p.amount), 0) from payments p where p.voucher_id = v.id) or v.paid > v.total
      or (v.status = 'ABIERTO') <> (v.paid = 0) and v.status in ('ABIERTO', 'CON_ABONOS', 'LIQUIDADO')
      or (v.status = 'LIQUIDADO') <> (v.paid = v.total) and v.status in ('ABIERTO', 'CON_ABONOS', 'LIQUIDADO')
      or (v.status = 'CONVERTIDO') <> exists (select from sales s where s.voucher_id = v.id and s.status <> 'ELIMINADA')
    union all
    select s.folio, s.status, null, s.total::text from sales s
    where s.total <> s.tax + (select sum(l.total) from sale_lines l where l.sale_id = s.id)
      or s.bags <> (select sum(l.quantity) from sale_lines l where l.sale_id = s.id)
    union all
    select i.id::text, 'INVENTARIO', i.initial::text, i.adjustments::text from inventories i
    where exists (select from stock_movements m where m.inventory_id = i.id and m.event = 'REGISTER')
      and (i.initial, i.adjustments) is distinct from ((select sum(m.initial) from stock_movements m where m.inventory_id = i.id),
        (select sum(m.adjustment) from stock_movements m where m.inventory_id = i.id))`.execute(api.db);
  return [...rows, ...(await ledgerProblems(api.db))];
}

test('X-11 X-12 X-13 whatever several people do at once, the ledger adds up', async () => {
  const outcomes = new Map<string, number>();
  await assert(
    asyncProperty(
      array(array(event, { minLength: 3, maxLength: 6 }), { minLength: 4, maxLength: 8 }),
      async (rounds) => {
        const place = await market();
        for (const together of rounds) {
          const answers = (await Promise.all(together.map((what) => act(place, what)))).flat();
          for (const { status } of answers) outcomes.set(String(status), (outcomes.get(String(status)) ?? 0) + 1);
          expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
          expect(await wrong()).toEqual([]);
        }
      },
    ),
    { numRuns: 25, endOnFailure: true },
  );
  expect((outcomes.get('200') ?? 0) + (outcomes.get('201') ?? 0)).toBeGreaterThan(100);
  expect(outcomes.get('409') ?? 0).toBeGreaterThan(20);
}, 120_000);
