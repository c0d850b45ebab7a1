import { isSeasonOpenForSales, validateRfc } from '@surco/shared/domain';
import { Client } from 'pg';
import { openDb } from '../core/db/pool';
import { findLedgerDiscrepancies } from '../testing/documents/findLedgerDiscrepancies';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { loadDemoData } from './loadDemoData';
import { buildDemoSeasons, buildSeasonRow } from './calendar';
import { buildDemoDataset } from './dataset';

const today = '2026-11-21';
let database: TestDatabase;
let client: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  await loadDemoData(database.ownerUrl, { today });
  client = new Client({ connectionString: database.ownerUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const queryValue = async (sql: string): Promise<unknown> =>
  (await client.query({ text: sql, rowMode: 'array' })).rows[0]?.[0];

test('the demo data loads once, with stock that is the sum of its movements and of the documents', async () => {
  expect(await loadDemoData(database.ownerUrl, { today })).toBe(false);
  const db = openDb(database.ownerUrl, { max: 1 });
  expect(await findLedgerDiscrepancies(db)).toEqual([]);
  await db.destroy();
});

test.each([
  [
    'products with a price of their own in the zone Península',
    `select count(*)::int from product_prices h join zones z on z.id = h.zone_id where z.name = 'Península'`,
    4,
  ],
  [
    'zones, each with five localities',
    'select count(*)::int from (select zone_id from localities group by 1 having count(*) = 5) z',
    8,
  ],
  [
    'simulations with a result, and with the customer of their input',
    `select count(*)::int from simulations where (result ->> 'costTotal')::numeric > 0 and input ->> 'clientId' is not distinct from customer_id::text`,
    6,
  ],
  ['sales over more than 500 days', `select (max(date) - min(date) > 500)::int from sales`, 1],
  [
    'no sale, DKbono or payment in the future',
    `select count(*)::int from (select date from sales union all select date from vouchers union all select date from payments) d where date > '${today}'`,
    0,
  ],
  [
    'no sale before its customer',
    'select count(*)::int from sales s join customers c on c.id = s.customer_id where s.created_at < c.created_at',
    0,
  ],
  [
    'the coordinator and the supervisor have two zones each',
    `select count(*)::int from user_zones z join users u on u.id = z.user_id where u.email in ('coordinacion@surco.test', 'supervision@surco.test')`,
    4,
  ],
  [
    'no other role has zones, because saving a consultant would remove them',
    `select count(*)::int from user_zones z join users u on u.id = z.user_id where u.role not in ('Coordinator', 'Supervisor')`,
    0,
  ],
  [
    'the consultant has sales of their own',
    `select (count(*) > 100)::int from sales s join users u on u.id = s.consultant_id where u.email = 'consultor@surco.test'`,
    1,
  ],
  [
    'the open season is ahead of the closed one on the same day, by less than a third',
    `select (o.n between c.n and c.n * 1.33)::int from
      (select sum(s.bags) as n from sales s join seasons t on t.id = s.season_id where t.is_open and s.status <> 'ELIMINADA') o,
      (select sum(s.bags) as n from sales s join seasons t on t.id = s.season_id
        where not t.is_open and s.status <> 'ELIMINADA' and s.date <= t.start_date + 190) c`,
    1,
  ],
  [
    'most is sold from the tenth to the twentieth week of a season, and little on Sundays',
    `select ((count(*) filter (where s.date - t.start_date between 63 and 139) > count(*) * 0.33)
        and count(*) filter (where extract(dow from s.date) = 0) < count(*) * 0.05)::int
      from sales s join seasons t on t.id = s.season_id where not t.is_open`,
    1,
  ],
  [
    'every consultant who sells has a target in both seasons, and so has one who left',
    `select (count(*) filter (where g.season_id is null) = 0 and count(*) filter (where u.status = 'INACTIVO') = 1)::int
      from users u cross join seasons t
      left join targets g on g.consultant_id = u.id and g.season_id = t.id
      where t.start_date <= '${today}' and (u.id in (select consultant_id from sales) or g.id is not null)`,
    1,
  ],
  ['seasons that take a sale today', `select count(*)::int from seasons where is_open and start_date <= '${today}'`, 1],
])('%s', async (_title, sql, expected) => {
  expect(await queryValue(sql)).toBe(expected);
});

test.each([
  [
    'the stock was never negative',
    `
    select count(*)::int from (
      select sum(initial + adjustment - committed - sold) over (partition by inventory_id order by at, committed + sold, id) left_over
      from stock_movements) m where left_over < 0`,
  ],
  [
    'the payments add up to the paid amount',
    `
    select count(*)::int from vouchers v left join (select voucher_id, sum(amount) s from payments group by 1) p on p.voucher_id = v.id
    where v.paid <> coalesce(p.s, 0)`,
  ],
  [
    'a DKbono’s status follows from its payments',
    `
    select count(*)::int from vouchers where status = 'ABIERTO' and paid > 0 or status = 'CON_ABONOS' and (paid = 0 or balance = 0)
      or status in ('LIQUIDADO', 'CONVERTIDO') and balance <> 0`,
  ],
  [
    'every product has the price of its last price row',
    `
    select count(*)::int from products p where p.base_price is distinct from (
      select price from product_prices h where h.product_id = p.id and h.zone_id is null order by at desc limit 1)`,
  ],
  [
    'every line has the general price of its date',
    `
    select count(*)::int from (
      select product_id, base_price, created_at from sale_lines l join sales s on s.id = l.sale_id where voucher_id is null
      union all select product_id, base_price, created_at from voucher_lines l join vouchers v on v.id = l.voucher_id) d
    where base_price <> (select price from product_prices h where h.product_id = d.product_id and h.zone_id is null and at <= d.created_at order by at desc limit 1)`,
  ],
  [
    'the total of a sale is the sum of its lines',
    `
    select count(*)::int from sales s join (select sale_id, sum(total) t, sum(quantity) q, sum(hectares) h from sale_lines group by 1) l on l.sale_id = s.id
    where (s.total, s.bags, s.hectares) is distinct from (l.t, l.q, l.h)`,
  ],
  [
    'every converted DKbono has a sale with the same total',
    `
    select count(*)::int from vouchers v left join sales s on s.voucher_id = v.id where (v.status = 'CONVERTIDO') is distinct from (s.id is not null) or s.total <> v.total`,
  ],
  [
    'the number of folios equals their counters',
    `
    select count(*)::int from folio_counters c where c.last <> (select count(*) from (
      select folio from sales union all select folio from vouchers union all select receipt_folio from payments) d where folio like c.kind || '-' || c.year || '-%')`,
  ],
])('the data is consistent: %s', async (_title, sql) => {
  expect(await queryValue(sql)).toBe(0);
});

test('every RFC of a customer has a valid format and check digit', async () => {
  const { rows } = await client.query<{ rfc: string; person_type: 'FISICA' | 'MORAL' }>(
    'select rfc, person_type from customers where rfc is not null',
  );
  expect(rows.length).toBeGreaterThan(200);
  expect(rows.filter(({ rfc, person_type }) => Object.keys(validateRfc(rfc, person_type)).length > 1)).toEqual([]);
});

const signInData = { passwordHash: '', clientKeyHash: '', clientKeyHint: '', tosVersion: '' };
test('the same day gives the same data', () => {
  const firstRun = JSON.stringify(buildDemoDataset(today, signInData, [{ id: 'a', name: 'Leche' }]));
  expect(JSON.stringify(buildDemoDataset(today, signInData, [{ id: 'a', name: 'Leche' }])) === firstRun).toBe(true);
});

test.each(['2026-01-10', '2026-02-28', '2026-06-30', '2028-02-29', '2026-12-31'])(
  'T-02 seasons installed on %s: one closed, one open, one in the future, with three names',
  (day) => {
    const { closed, open, future } = buildDemoSeasons(day);
    expect([closed, open, future].map((season) => isSeasonOpenForSales(season, day))).toEqual([false, true, false]);
    expect(buildSeasonRow(future).is_voucher_open).toBe(true);
    expect(new Set([closed.name, open.name, future.name]).size).toBe(3);
  },
);
