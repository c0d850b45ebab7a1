import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkRfc } from '@surco/shared/domain/rfc';
import { isOpenForSales } from '@surco/shared/domain/seasons';
import { Client } from 'pg';
import { migrate } from '../db/migrate';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../embedded/postgres';
import { loadDemoData } from '.';
import { demoSeasons } from './calendar';
import { demoDataset } from './dataset';
import { createChance } from './random';

const today = '2026-11-21';
const dataDir = mkdtempSync(join(tmpdir(), 'surco-seed-'));
let server: EmbeddedPostgres;
let client: Client;

beforeAll(async () => {
  server = await startEmbeddedPostgres({ dataDir, durable: false });
  await migrate(server.url, join(__dirname, '../../migrations'));
  await loadDemoData(server.url, { today });
  client = new Client({ connectionString: server.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const value = async (sql: string): Promise<unknown> =>
  (await client.query({ text: sql, rowMode: 'array' })).rows[0]?.[0];

test('the demo data loads once', async () => {
  expect(await loadDemoData(server.url, { today })).toBe(false);
});

test.each([
  ['customers', 'select count(*)::int from clients', 300],
  ['sales', 'select count(*)::int from sales', 2_000],
  ['DKbonos', 'select count(*)::int from vouchers', 410],
  ['states with their census keys', 'select count(*)::int from states', 32],
  [
    'zones, each with five localities',
    'select count(*)::int from (select zone_id from localities group by 1 having count(*) = 5) z',
    8,
  ],
  ['products', 'select count(*)::int from products', 15],
  [
    'simulations of the farmer and the consultant, with figures',
    `select count(*)::int from simulations where (result ->> 'costTotal')::numeric > 0 and input ->> 'clientId' is not distinct from client_id::text`,
    6,
  ],
  ['sales of eighteen months', `select (max(date) - min(date) > 500)::int from sales`, 1],
  [
    'no document in the future',
    `select count(*)::int from (select date from sales union all select date from vouchers union all select date from payments) d where date > '${today}'`,
    0,
  ],
  [
    'no document before its customer',
    'select count(*)::int from sales s join clients c on c.id = s.customer_id where s.created_at < c.created_at',
    0,
  ],
  [
    'the coordinator and the supervisor answer for two zones',
    `select count(*)::int from user_zones z join users u on u.id = z.user_id where u.email in ('coordinacion@surco.test', 'supervision@surco.test')`,
    4,
  ],
  [
    'nobody else answers for any, as saving a consultant would take them away',
    `select count(*)::int from user_zones z join users u on u.id = z.user_id where u.role not in ('Coordinator', 'Supervisor')`,
    0,
  ],
  [
    'the consultant has records of its own',
    `select (count(*) > 100)::int from sales s join users u on u.id = s.consultant_id where u.email = 'consultor@surco.test'`,
    1,
  ],
  ['seasons that take a sale today', `select count(*)::int from seasons where is_open and start_date <= '${today}'`, 1],
])('%s', async (_title, sql, expected) => {
  expect(await value(sql)).toBe(expected);
});

test.each([
  [
    'every inventory is the sum of its movements',
    `
    select count(*)::int from inventories i left join (
      select inventory_id, sum(initial) initial, sum(adjustment) adjustments, sum(committed) committed, sum(sold) sold
      from stock_movements group by 1) m on m.inventory_id = i.id
    where (i.initial, i.adjustments, i.committed, i.sold) is distinct from (m.initial, m.adjustments, m.committed, m.sold)`,
  ],
  [
    'sold is what the living sales hold',
    `
    select count(*)::int from inventories i left join (
      select s.season_id, s.distributor_id, l.product_id, sum(l.quantity) q from sales s join sale_lines l on l.sale_id = s.id
      where s.status <> 'ELIMINADA' group by 1, 2, 3) d using (season_id, distributor_id, product_id) where i.sold <> coalesce(d.q, 0)`,
  ],
  [
    'committed is what the living DKbonos hold',
    `
    select count(*)::int from inventories i left join (
      select v.season_id, v.distributor_id, l.product_id, sum(l.quantity) q from vouchers v join voucher_lines l on l.voucher_id = v.id
      where v.status in ('ABIERTO', 'CON_ABONOS', 'LIQUIDADO') group by 1, 2, 3) d using (season_id, distributor_id, product_id)
    where i.committed <> coalesce(d.q, 0)`,
  ],
  [
    'stock was never below nothing',
    `
    select count(*)::int from (
      select sum(initial + adjustment - committed - sold) over (partition by inventory_id order by at, committed + sold, id) left_over
      from stock_movements) m where left_over < 0`,
  ],
  [
    'payments add up to what is paid',
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
    'every product costs what the last row of its prices says',
    `
    select count(*)::int from products p where p.base_price is distinct from (
      select price from product_prices h where h.product_id = p.id order by at desc limit 1)`,
  ],
  [
    'every line was sold at the price of its day',
    `
    select count(*)::int from (
      select product_id, base_price, created_at from sale_lines l join sales s on s.id = l.sale_id where voucher_id is null
      union all select product_id, base_price, created_at from voucher_lines l join vouchers v on v.id = l.voucher_id) d
    where base_price <> (select price from product_prices h where h.product_id = d.product_id and at <= d.created_at order by at desc limit 1)`,
  ],
  [
    'a sale’s total is that of its lines',
    `
    select count(*)::int from sales s join (select sale_id, sum(total) t, sum(quantity) q, sum(hectares) h from sale_lines group by 1) l on l.sale_id = s.id
    where (s.total, s.bags, s.hectares) is distinct from (l.t, l.q, l.h)`,
  ],
  [
    'every converted DKbono has its sale, with its total',
    `
    select count(*)::int from vouchers v left join sales s on s.voucher_id = v.id where (v.status = 'CONVERTIDO') is distinct from (s.id is not null) or s.total <> v.total`,
  ],
  [
    'folios are as many as their counters say',
    `
    select count(*)::int from folio_counters c where c.last <> (select count(*) from (
      select folio from sales union all select folio from vouchers) d where folio like c.kind || '-' || c.year || '-%')`,
  ],
])('the ledger adds up: %s', async (_title, sql) => {
  expect(await value(sql)).toBe(0);
});

test('every RFC of a customer has the form and the check digit', async () => {
  const { rows } = await client.query<{ rfc: string; person_type: 'FISICA' | 'MORAL' }>(
    'select rfc, person_type from clients where rfc is not null',
  );
  expect(rows.length).toBeGreaterThan(200);
  expect(rows.filter(({ rfc, person_type }) => Object.keys(checkRfc(rfc, person_type)).length > 1)).toEqual([]);
});

const secrets = { passwordHash: '', clientKeyHash: '', clientKeyHint: '', tosVersion: '' };
test('the same day gives the same data', () => {
  const once = JSON.stringify(demoDataset(today, secrets, [{ id: 'a', name: 'Leche' }]));
  expect(JSON.stringify(demoDataset(today, secrets, [{ id: 'a', name: 'Leche' }])) === once).toBe(true);
});

test.each(['2026-01-10', '2026-02-28', '2026-06-30', '2028-02-29', '2026-12-31'])(
  'T-02 seasons installed on %s: one closed, one open, one ahead, under three names',
  (day) => {
    const { closed, open, future } = demoSeasons(day);
    expect([closed, open, future].map((season) => isOpenForSales(season, day))).toEqual([false, true, false]);
    expect(future.isVoucherOpen).toBe(true);
    expect(new Set([closed.name, open.name, future.name]).size).toBe(3);
  },
);

test('chance is fair, and the same everywhere', () => {
  const chance = createChance(1);
  expect(Array.from({ length: 4 }, () => chance.int(1, 6))).toEqual(
    Array.from(
      { length: 4 },
      (
        (again) => () =>
          again.int(1, 6)
      )(createChance(1)),
    ),
  );
  const { weighted } = createChance(7);
  const heads = Array.from({ length: 2_000 }, () => weighted({ heads: 3, tails: 1 })).filter(
    (side) => side === 'heads',
  ).length;
  expect(heads).toBeGreaterThan(1_400);
  expect(heads).toBeLessThan(1_600);
});
