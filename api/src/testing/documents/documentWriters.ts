import { addDays, saleStatuses, voucherStatuses } from '@surco/shared/domain';
import { sql } from 'kysely';
import type { Tx } from '../../core/db/transaction';
import type { TestApi } from '../harness';

/** Picks an item by a whole number from 0, which may be greater than the number of items. */
export const pickByNumber = <T>(from: readonly T[], n: number): T => {
  const chosen = from[n % from.length];
  if (chosen === undefined) throw new Error('Nothing to pick from.');
  return chosen;
};

type DocumentWriter = (random1: number, random2: number) => Promise<unknown>;

/** Creates up to three records of each kind that totals are grouped by. */
async function createReferenceRecords({ make, company }: TestApi) {
  const {
    zone,
    otherZone,
    locality,
    otherLocality,
    distributor,
    consultant,
    colleague,
    season,
    customer,
    otherCustomer,
    product,
    secondProduct,
  } = company;
  const thirdLocality = await make.locality(otherZone.id);
  return {
    zones: [zone.id, otherZone.id],
    localities: [locality.id, otherLocality.id, thirdLocality.id],
    states: ['05', '10', '14'],
    consultants: [consultant.id, colleague.id],
    distributors: [distributor.id, (await make.distributor()).id],
    seasons: [season.id, (await make.season()).id],
    customers: [customer.id, otherCustomer.id, (await make.customer(thirdLocality.id, consultant.id)).id],
    products: [product.id, secondProduct.id, (await make.product({ tax_rate: 0.16 })).id],
  };
}

/**
 * Creates functions that change the counted data directly in the database. Two random numbers choose rows and values.
 */
export async function createDocumentWriters(api: TestApi) {
  const { db } = api;
  const records = await createReferenceRecords(api);
  let last = 0;
  const buildDocument = (random1: number, random2: number) => ({
    date: addDays('2025-11-20', (random1 * 7 + random2 * 13) % 400),
    customer_id: pickByNumber(records.customers, random1),
    season_id: pickByNumber(records.seasons, random2),
    distributor_id: pickByNumber(records.distributors, random1 + random2),
    consultant_id: pickByNumber(records.consultants, random2 >> 1),
    subtotal: `${1 + (random1 % 5_000)}.25`,
    tax: `${random2 % 90}.50`,
    total: `${1 + (random1 % 5_000) + (random2 % 90)}.75`,
    bags: 1 + (random2 % 40),
    hectares: `${random1 % 30}.5`,
  });
  const buildVoucher = (random1: number, random2: number) => {
    const document = buildDocument(random1, random2);
    const status = pickByNumber(voucherStatuses, random1);
    return {
      ...document,
      folio: `DKB-2026-${String((last += 1)).padStart(6, '0')}`,
      status,
      expires_at: '2026-12-31',
      paid: `${random1 % 2}.25`,
      sale_total: status === 'CONVERTIDO' ? document.total : null,
    };
  };
  const buildSale = (random1: number, random2: number) => ({
    ...buildDocument(random1, random2),
    folio: `V-2026-${String((last += 1)).padStart(6, '0')}`,
    status: pickByNumber(saleStatuses, random2),
  });
  /** Adds one or two lines to the sales of a statement that returns their ids. */
  const insertLines = async (tx: Tx, saleIds: readonly string[], random1: number, random2: number): Promise<void> => {
    const lines = saleIds.flatMap((sale_id, nth) =>
      Array.from({ length: 1 + (random1 % 2) }, (_, position) => ({
        sale_id,
        position,
        product_id: pickByNumber(records.products, random2 + nth + position),
        quantity: 1 + ((random1 + nth) % 40),
        base_price: '10.00',
        tax_rate: (random2 + nth) % 3 === 0 ? 0.16 : 0,
        total: `${1 + (random2 % 900)}.${10 + (random1 % 89)}`,
        hectares: `${random1 % 30}.5`,
        product_yield: 60,
      })),
    );
    if (lines.length > 0) await tx.insertInto('sale_lines').values(lines).execute();
  };
  const insertSales = (sales: ReturnType<typeof buildSale>[], random1: number, random2: number) =>
    db.transaction().execute(async (tx) => {
      const rows = await tx.insertInto('sales').values(sales).returning('id').execute();
      await insertLines(
        tx,
        rows.map(({ id }) => id),
        random1,
        random2,
      );
    });
  const selectSome = (table: 'sales' | 'vouchers', random1: number) =>
    sql`select id from ${sql.table(table)} order by folio offset ${random1 % Math.max(last >> 1, 1)} limit 3`;
  const updateSome = (table: 'sales' | 'vouchers', random1: number, change: ReturnType<typeof sql>) =>
    sql`update ${sql.table(table)} set ${change} where id in (${selectSome(table, random1)})`.execute(db);

  const writers: Record<string, DocumentWriter> = {
    'a sale': (random1, random2) => insertSales([buildSale(random1, random2)], random1, random2),
    'an import': (random1, random2) =>
      insertSales(
        Array.from({ length: 12 }, (_, n) => buildSale(random1 + n * 3, random2 + n * 5)),
        random1,
        random2,
      ),
    // As an edit does: the sale is locked by its change before its lines are replaced.
    'the lines of a sale': (random1, random2) =>
      db.transaction().execute(async (tx) => {
        const { rows } = await sql<{ id: string }>`
          update sales set bags = bags + 1 where id in (${selectSome('sales', random1)}) returning id`.execute(tx);
        const ids = rows.map(({ id }) => id);
        if (ids.length === 0) return;
        await tx.deleteFrom('sale_lines').where('sale_id', 'in', ids).execute();
        await insertLines(tx, ids, random1, random2);
      }),
    'a sale that is removed for good': (random1) =>
      sql`delete from sales where id in (${selectSome('sales', random1)}) and voucher_id is null`.execute(db),
    'a DKbono': (random1, random2) => db.insertInto('vouchers').values(buildVoucher(random1, random2)).execute(),
    'the status of sales': (random1, random2) =>
      updateSome('sales', random1, sql`status = ${pickByNumber(saleStatuses, random2)}`),
    'the status of DKbonos': (random1, random2) => {
      const status = pickByNumber(voucherStatuses, random2);
      // Some sales cost less than their DKbono.
      const saleTotal = status === 'CONVERTIDO' ? sql`greatest(paid, total - ${random1 % 300})` : sql`null`;
      return updateSome('vouchers', random1, sql`status = ${status}, sale_total = ${saleTotal}`);
    },
    'a payment': (random1, random2) =>
      updateSome('vouchers', random1, sql`paid = least(coalesce(sale_total, total), total, ${random2 % 50})`),
    'the season and date of sales': (random1, random2) =>
      updateSome(
        'sales',
        random1,
        sql`season_id = ${pickByNumber(records.seasons, random2)}, date = ${buildDocument(random1, random2).date}`,
      ),
    'the customer of sales': (random1, random2) =>
      updateSome('sales', random1, sql`customer_id = ${pickByNumber(records.customers, random2)}, bags = bags + 1`),
    'the notes of sales': (random1) => updateSome('sales', random1, sql`notes = 'x'`),
    'deleted DKbonos': (random1) =>
      sql`delete from vouchers where id in (${selectSome('vouchers', random1)})`.execute(db),
    'a customer who moves': (random1, random2) =>
      db
        .updateTable('customers')
        .set({
          state_id: pickByNumber(records.states, random1),
          locality_id: pickByNumber(records.localities, random2),
        })
        .where('id', '=', pickByNumber(records.customers, random1 + random2))
        .execute(),
    'a locality of another zone': (random1, random2) =>
      db
        .updateTable('localities')
        .set({ zone_id: pickByNumber(records.zones, random2) })
        .where('id', '=', pickByNumber(records.localities, random1))
        .execute(),
  };
  return { records, writers, names: Object.keys(writers) };
}

export type DocumentWriters = Awaited<ReturnType<typeof createDocumentWriters>>;
