import { demoMailDomain } from '../../seed/assertNoDemoAccounts';

/**
 * Query of the ids of demo rows, which have this form (`createFixedId`, `createDemoId`).
 * @param kind the two hexadecimal digits that begin them
 */
const selectDemoIds = (table: string, kind: string): string =>
  `select id from ${table} where id::text like '${kind}000000-0000-4000-8000-%'`;

/** For each table whose demo rows are recognized by themselves: a query of their ids. */
export const demoIds = {
  products: selectDemoIds('products', '0a'),
  // Also those that somebody created in the demo. An account with another address belongs to a real person.
  users: `select id from users where email like '%${demoMailDomain}'`,
  zones: selectDemoIds('zones', '1b'),
  localities: selectDemoIds('localities', '1c'),
  partners: selectDemoIds('partners', '1d'),
  seasons: selectDemoIds('seasons', '1e'),
  customers: selectDemoIds('customers', '1f'),
} as const;

/** Condition for a document or inventory that has a demo season or distributor. */
const hasDemoReference = `season_id in (${demoIds.seasons}) or distributor_id in (${demoIds.partners})`;
const demoInventories = `select id from inventories
  where ${hasDemoReference} or product_id in (${demoIds.products})`;

/** Query that counts the documents of real customers that depend on demo rows. */
export const countMixedDocuments = (table: string, lines: string, reference: string): string =>
  `select count(*)::int from ${table} d where customer_id not in (${demoIds.customers})
   and (${hasDemoReference} or exists (
     select from ${lines} l where l.${reference} = d.id and l.product_id in (${demoIds.products})))`;

/**
 * Deletes the lines of the demo sales with one statement, and so adds up the daily sums once. The trigger of a deleted
 * sale would delete its lines, and add them up, for each sale.
 */
export const deleteLinesOfSales = `alter table sales disable trigger delete_lines;
  delete from sale_lines where sale_id in (select id from sales where customer_id in (${demoIds.customers}));`;
export const restoreTrigger = 'alter table sales enable trigger delete_lines';

/** Deletions in this order; a deletion of a document includes its lines and history. */
export const bulkDeletions: readonly (readonly [what: string, statement: string])[] = [
  [
    'targets',
    `delete from targets where season_id in (${demoIds.seasons}) or consultant_id in (${demoIds.users})
       or zone_id in (${demoIds.zones}) or product_id in (${demoIds.products})`,
  ],
  ['stock movements', `delete from stock_movements where inventory_id in (${demoInventories})`],
  ['sales', `delete from sales where customer_id in (${demoIds.customers})`],
  // Before the DKbonos: a payment refers to that whose credit paid it, too.
  [
    'payments',
    `delete from payments where voucher_id in (select id from vouchers where customer_id in (${demoIds.customers}))`,
  ],
  ['DKbonos', `delete from vouchers where customer_id in (${demoIds.customers})`],
  ['inventories', `delete from inventories where id in (${demoInventories})`],
  [
    'simulations',
    `delete from simulations where user_id in (${demoIds.users}) or customer_id in (${demoIds.customers})`,
  ],
  [
    'acceptances of legal texts',
    `delete from legal_acceptances where user_id in (${demoIds.users}) or customer_id in (${demoIds.customers})`,
  ],
  [
    'counters of folios that no document uses',
    `delete from folio_counters c where not exists (
       select from (select folio from sales union all select folio from vouchers
         union all select receipt_folio from payments) d
       where d.folio like c.kind || '-' || c.year || '-%')`,
  ],
];

/** Tables in an order in which each row is deleted before those that it refers to. */
export const demoTables = [
  ['customers', 'customers'],
  ['products', 'products'],
  ['accounts', 'users'],
  ['seasons', 'seasons'],
  ['partners', 'partners'],
  ['localities', 'localities'],
  ['zones', 'zones'],
] as const;
