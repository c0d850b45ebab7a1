import { saleStatuses, voucherStatuses } from '@surco/shared/contract/statuses';
import { addDays } from '@surco/shared/domain/calendar';
import { sql } from 'kysely';
import type { TestApi } from './harness';

/** Picks one of these by any whole number. */
export const pick = <T>(from: readonly T[], n: number): T => {
  const chosen = from[n % from.length];
  if (chosen === undefined) throw new Error('Nothing to pick from.');
  return chosen;
};

type Write = (a: number, b: number) => Promise<unknown>;

/** Three of everything that documents are counted by. */
async function places({ make, company }: TestApi) {
  const { zone, elsewhere, locality, far, distributor, consultant, colleague, season, client, farClient } = company;
  const third = await make.locality(elsewhere.id);
  return {
    zones: [zone.id, elsewhere.id],
    localities: [locality.id, far.id, third.id],
    states: ['05', '10', '14'],
    consultants: [consultant.id, colleague.id],
    distributors: [distributor.id, (await make.distributor()).id],
    seasons: [season.id, (await make.season()).id],
    customers: [client.id, farClient.id, (await make.client(third.id, consultant.id)).id],
  };
}

/** Every way in which what is counted can change, straight in the database: random numbers choose what and whose. */
export async function documentWrites(api: TestApi) {
  const { db } = api;
  const of = await places(api);
  let last = 0;
  const document = (a: number, b: number) => ({
    date: addDays('2025-11-20', (a * 7 + b * 13) % 400),
    customer_id: pick(of.customers, a),
    season_id: pick(of.seasons, b),
    distributor_id: pick(of.distributors, a + b),
    consultant_id: pick(of.consultants, b >> 1),
    subtotal: `${1 + (a % 5_000)}.25`,
    tax: `${b % 90}.50`,
    total: `${1 + (a % 5_000) + (b % 90)}.75`,
    bags: 1 + (b % 40),
    hectares: `${a % 30}.5`,
  });
  const voucher = (a: number, b: number) => ({
    ...document(a, b),
    folio: `DKB-2026-${String((last += 1)).padStart(6, '0')}`,
    status: pick(voucherStatuses, a),
    expires_at: '2026-12-31',
    paid: `${a % 2}.25`,
  });
  const sale = (a: number, b: number) => ({
    ...document(a, b),
    folio: `V-2026-${String((last += 1)).padStart(6, '0')}`,
    status: pick(saleStatuses, b),
  });
  const some = (table: 'sales' | 'vouchers', a: number) =>
    sql`select id from ${sql.table(table)} order by folio offset ${a % Math.max(last >> 1, 1)} limit 3`;
  const set = (table: 'sales' | 'vouchers', a: number, change: ReturnType<typeof sql>) =>
    sql`update ${sql.table(table)} set ${change} where id in (${some(table, a)})`.execute(db);

  const all: Record<string, Write> = {
    'a sale': (a, b) => db.insertInto('sales').values(sale(a, b)).execute(),
    'an import': (a, b) =>
      db
        .insertInto('sales')
        .values(Array.from({ length: 12 }, (_, n) => sale(a + n * 3, b + n * 5)))
        .execute(),
    'a DKbono': (a, b) => db.insertInto('vouchers').values(voucher(a, b)).execute(),
    'the status of sales': (a, b) => set('sales', a, sql`status = ${pick(saleStatuses, b)}`),
    'the status of DKbonos': (a, b) => set('vouchers', a, sql`status = ${pick(voucherStatuses, b)}`),
    'an abono': (a, b) => set('vouchers', a, sql`paid = least(total, ${b % 50})`),
    'the season and day of sales': (a, b) =>
      set('sales', a, sql`season_id = ${pick(of.seasons, b)}, date = ${document(a, b).date}`),
    'the customer of sales': (a, b) => set('sales', a, sql`customer_id = ${pick(of.customers, b)}, bags = bags + 1`),
    'the notes of sales': (a) => set('sales', a, sql`notes = 'x'`),
    'DKbonos that go': (a) => sql`delete from vouchers where id in (${some('vouchers', a)})`.execute(db),
    'a customer who moves': (a, b) =>
      db
        .updateTable('clients')
        .set({ state_id: pick(of.states, a), locality_id: pick(of.localities, b) })
        .where('id', '=', pick(of.customers, a + b))
        .execute(),
    'a locality of another zone': (a, b) =>
      db
        .updateTable('localities')
        .set({ zone_id: pick(of.zones, b) })
        .where('id', '=', pick(of.localities, a))
        .execute(),
  };
  return { of, all, names: Object.keys(all) };
}

export type Writes = Awaited<ReturnType<typeof documentWrites>>;
