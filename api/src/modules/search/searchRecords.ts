import {
  type Customer,
  type FoundCustomer,
  type FoundProduct,
  type FoundSale,
  type FoundUser,
  type FoundVoucher,
  type Paged,
  type Product,
  type SaleSummary,
  searchLimits,
  type SearchResult,
  type User,
  type VoucherSummary,
} from '@surco/shared/contract';
import { calls } from '@surco/shared/contract/calls';
import { hasRole } from '@surco/shared/domain';
import type { Db } from '../../core/db/pool';
import type { CurrentUser } from '../../core/http/currentUser';
import { listCustomers } from '../customers';
import { listSales, listVouchers } from '../documents';
import { listProducts } from '../products';
import { listUsers } from '../users';

const toFoundSale = ({ id, folio, date, customer, total, status }: SaleSummary): FoundSale => ({
  id,
  folio,
  date,
  customer,
  total,
  status,
});

const toFoundVoucher = ({ id, folio, date, customer, total, status }: VoucherSummary): FoundVoucher => ({
  id,
  folio,
  date,
  customer,
  total,
  status,
});

const toFoundCustomer = (customer: Customer): FoundCustomer => {
  const { id, firstName, lastName, businessName, phone, rfc, locality, status } = customer;
  return { id, firstName, lastName, businessName, phone, rfc, locality, status };
};

const toFoundProduct = ({ id, code, name, enabled }: Product): FoundProduct => ({ id, code, name, enabled });

const toFoundUser = ({ id, firstName, lastName, email, phone, role, status }: User): FoundUser => ({
  id,
  firstName,
  lastName,
  email,
  phone,
  role,
  status,
});

interface Found<T> {
  data: T[];
  totalRecords: number;
}

const toFound = <R, T>({ data, totalRecords }: Paged<R>, map: (record: R) => T): Found<T> => ({
  data: data.map(map),
  totalRecords,
});

/**
 * Searches every kind of record with the list of that kind, which brings its row scope and its way to match a text.
 * A kind whose list the role may not call has no matches.
 * @param text at least two characters
 * @param today for the filters of DKbonos, `YYYY-MM-DD`
 */
export async function searchRecords(db: Db, user: CurrentUser, text: string, today: string): Promise<SearchResult> {
  const query = { page: 1, size: searchLimits.maxMatches, search: text };
  const none: Found<never> = { data: [], totalRecords: 0 };
  const mayListProducts = hasRole(user.role, calls['GET /products'].access);
  const mayListUsers = hasRole(user.role, calls['GET /users'].access);
  const [sales, vouchers, customers, products, users] = await Promise.all([
    listSales(db, user, query),
    listVouchers(db, user, query, today),
    listCustomers(db, user, query),
    mayListProducts ? listProducts(db, query) : undefined,
    mayListUsers ? listUsers(db, user, query) : undefined,
  ]);
  return {
    sales: toFound(sales, toFoundSale),
    vouchers: toFound(vouchers, toFoundVoucher),
    customers: toFound(customers, toFoundCustomer),
    products: products ? toFound(products, toFoundProduct) : none,
    users: users ? toFound(users, toFoundUser) : none,
  };
}
