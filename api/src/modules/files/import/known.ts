import type { Product } from '@surco/shared/domain/product';
import type { Tx } from '../../../db/transaction';
import type { Row } from '../../../db/types';
import { toProduct } from '../../products/repository';
import type { ImportGroup } from './groups';
import { word } from './word';

export type Customer = Pick<Row<'clients'>, 'id' | 'phone' | 'rfc' | 'status' | 'consultant_id'>;
type Consultant = Pick<Row<'users'>, 'id' | 'email' | 'distributor_id'>;
type Distributor = Pick<Row<'partners'>, 'id' | 'name' | 'type' | 'status'>;

/** The records that a file's words stand for, by those words without case and accents. */
export interface Known {
  seasons: ReadonlyMap<string, Row<'seasons'>>;
  distributors: ReadonlyMap<string, Distributor>;
  consultants: ReadonlyMap<string, Consultant>;
  customersByPhone: ReadonlyMap<string, Customer>;
  customersByRfc: ReadonlyMap<string, Customer>;
  products: ReadonlyMap<string, Product>;
}

const by = <R>(rows: readonly R[], named: (row: R) => string | null): Map<string, R> =>
  new Map(rows.flatMap((row) => (named(row) === null ? [] : [[word(named(row) ?? ''), row] as const])));

const distinct = (words: readonly string[]): string[] => [...new Set(words.filter(Boolean))];

/** Customers are held, in the one order of all, so that none of them changes until the sales are written. */
const customersOf = (tx: Tx, phones: readonly string[], rfcs: readonly string[]): Promise<Customer[]> =>
  tx
    .selectFrom('clients')
    .select(['id', 'phone', 'rfc', 'status', 'consultant_id'])
    .where((where) =>
      where.or([
        where('phone', '=', where.fn.any(where.val([...phones]))),
        where('rfc', '=', where.fn.any(where.val([...rfcs]))),
      ]),
    )
    .orderBy('id')
    .forShare()
    .execute();

/** Reads all at once what the rows speak of: a handful of statements whatever the number of rows. */
export async function readKnown(tx: Tx, groups: readonly ImportGroup[]): Promise<Known> {
  const rows = groups.flatMap((group) => group.rows);
  const firsts = groups.map(({ first }) => first);
  const customers = await customersOf(
    tx,
    distinct(firsts.map(({ phone }) => phone)),
    distinct(firsts.map(({ rfc }) => rfc)),
  );
  const emails = distinct(firsts.map(({ email }) => email.toLowerCase()));
  const codes = new Set(rows.map(({ code }) => word(code)));
  const products = await tx.selectFrom('products').selectAll().execute();
  return {
    customersByPhone: by(customers, ({ phone }) => phone),
    customersByRfc: by(customers, ({ rfc }) => rfc),
    seasons: by(await tx.selectFrom('seasons').selectAll().orderBy('id').forShare().execute(), ({ name }) => name),
    distributors: by(
      await tx
        .selectFrom('partners')
        .select(['id', 'name', 'type', 'status'])
        .where('type', '=', 'DISTRIBUTOR')
        .execute(),
      ({ name }) => name,
    ),
    consultants: by(
      await tx
        .selectFrom('users')
        .select(['id', 'email', 'distributor_id'])
        .where((where) => where(where.fn<string>('lower', ['email']), '=', where.fn.any(where.val(emails))))
        .where('role', '=', 'Consultant')
        .where('status', '=', 'ACTIVO')
        .execute(),
      ({ email }) => email,
    ),
    products: by(products.filter(({ code }) => codes.has(word(code))).map(toProduct), ({ code }) => code),
  };
}
