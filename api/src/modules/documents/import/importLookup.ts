import type { ListedProduct, ListPrice, ProductData } from '@surco/shared/domain';
import { sql } from 'kysely';
import type { Tx } from '../../../core/db/transaction';
import type { Row } from '../../../core/db/schema/database';
import { selectCurrentAndPlannedPrices, toProduct } from '../../products';
import type { ImportGroup } from './groupRows';
import { toEmailKey, toLookupKey } from '../../../core/workbook/rows/toLookupKey';

export type CustomerRecord = Pick<Row<'customers'>, 'id' | 'phone' | 'rfc' | 'status' | 'consultant_id'> &
  Pick<Row<'localities'>, 'zone_id'>;
type ConsultantRecord = Pick<Row<'users'>, 'id' | 'email' | 'distributor_id'>;
type DistributorRecord = Pick<Row<'partners'>, 'id' | 'name' | 'type' | 'status'>;

/** The records that a file names, by the key of their name, code or number (`toLookupKey`), consultants by `toEmailKey`. */
export interface ImportLookup {
  seasons: ReadonlyMap<string, Row<'seasons'>>;
  distributors: ReadonlyMap<string, DistributorRecord>;
  consultants: ReadonlyMap<string, ConsultantRecord>;
  customersByPhone: ReadonlyMap<string, CustomerRecord>;
  customersByRfc: ReadonlyMap<string, CustomerRecord>;
  products: ReadonlyMap<string, ProductData & ListedProduct>;
}

const indexBy = <R>(rows: readonly R[], keyOf: (row: R) => string | null, toKey = toLookupKey): Map<string, R> =>
  new Map(rows.flatMap((row) => (keyOf(row) === null ? [] : [[toKey(keyOf(row) ?? ''), row] as const])));

const listDistinctNonEmpty = (values: readonly string[]): string[] => [...new Set(values.filter(Boolean))];

/**
 * Locks the customers by ascending id, so that none of them changes before the sales are written. `= any(array)` is one
 * parameter; with `in`, a large file would exceed the number of parameters of a statement.
 */
const lockCustomers = (tx: Tx, phones: readonly string[], rfcs: readonly string[]): Promise<CustomerRecord[]> =>
  tx
    .selectFrom('customers')
    .innerJoin('localities', 'localities.id', 'customers.locality_id')
    .select(['customers.id', 'phone', 'rfc', 'status', 'consultant_id', 'zone_id'])
    .where((where) =>
      where.or([
        where('phone', '=', where.fn.any(where.val([...phones]))),
        where('rfc', '=', where.fn.any(where.val([...rfcs]))),
      ]),
    )
    .orderBy('customers.id')
    .forShare('customers')
    .execute();

async function readProducts(tx: Tx, today: string) {
  const { rows } = await sql<Row<'products'> & { list_prices: ListPrice[] }>`
    select p.*, ${selectCurrentAndPlannedPrices(today)} as list_prices from products p`.execute(tx);
  return rows.map(({ list_prices: listPrices, ...row }) => ({ ...toProduct(row), listPrices }));
}

/**
 * Reads every record that the rows name, in a fixed number of statements. Locks these customers and all seasons, also
 * those that no row names.
 */
export async function readImportLookup(tx: Tx, groups: readonly ImportGroup[], today: string): Promise<ImportLookup> {
  const rows = groups.flatMap((group) => group.rows);
  const firsts = groups.map(({ first }) => first);
  const customers = await lockCustomers(
    tx,
    listDistinctNonEmpty(firsts.map(({ phone }) => phone)),
    listDistinctNonEmpty(firsts.map(({ rfc }) => rfc)),
  );
  const emails = listDistinctNonEmpty(firsts.map(({ email }) => toEmailKey(email)));
  const codes = new Set(rows.map(({ code }) => toLookupKey(code)));
  const products = await readProducts(tx, today);
  return {
    customersByPhone: indexBy(customers, ({ phone }) => phone),
    customersByRfc: indexBy(customers, ({ rfc }) => rfc),
    seasons: indexBy(await tx.selectFrom('seasons').selectAll().orderBy('id').forShare().execute(), ({ name }) => name),
    distributors: indexBy(
      await tx
        .selectFrom('partners')
        .select(['id', 'name', 'type', 'status'])
        .where('type', '=', 'DISTRIBUTOR')
        .execute(),
      ({ name }) => name,
    ),
    consultants: indexBy(
      await tx
        .selectFrom('users')
        .select(['id', 'email', 'distributor_id'])
        .where((where) => where(where.fn<string>('lower', ['email']), '=', where.fn.any(where.val(emails))))
        .where('role', '=', 'Consultant')
        .where('status', '=', 'ACTIVO')
        .execute(),
      ({ email }) => email,
      toEmailKey,
    ),
    products: indexBy(
      products.filter(({ code }) => codes.has(toLookupKey(code))),
      ({ code }) => code,
    ),
  };
}
