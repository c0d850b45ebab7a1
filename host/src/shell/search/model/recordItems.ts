import {
  buildPath,
  customerPaths,
  type FoundCustomer,
  type FoundProduct,
  type FoundSale,
  type FoundUser,
  type FoundVoucher,
  getCustomerPath,
  getSalePath,
  getVoucherPath,
  productPaths,
  salesPaths,
  type SearchResult,
  userPaths,
} from '@surco/shared/contract';
import {
  formatCustomerName,
  formatCustomerPhone,
  formatDate,
  formatFullName,
  formatMoney,
  formatPhone,
  roleLabels,
} from '@surco/shared/domain';
import { joinDetails, type RecordKind, type SearchItem } from './searchItem';

const describeDocument = ({ customer, date, total }: FoundSale | FoundVoucher): string =>
  joinDetails(formatCustomerName(customer), formatDate(date), formatMoney(total));

export const toSaleItem = (sale: FoundSale): SearchItem => ({
  kind: 'sale',
  to: getSalePath(sale.id),
  title: sale.folio,
  detail: describeDocument(sale),
  status: sale.status,
});

export const toVoucherItem = (voucher: FoundVoucher): SearchItem => ({
  kind: 'voucher',
  to: getVoucherPath(voucher.id),
  title: voucher.folio,
  detail: describeDocument(voucher),
  status: voucher.status,
});

export const toCustomerItem = (customer: FoundCustomer): SearchItem => ({
  kind: 'customer',
  to: getCustomerPath(customer.id),
  title: formatCustomerName(customer),
  detail: joinDetails(formatCustomerPhone(customer.phone), customer.rfc, customer.locality.name),
  status: customer.status,
});

export const toProductItem = ({ id, code, name, enabled }: FoundProduct): SearchItem => ({
  kind: 'product',
  to: buildPath(productPaths.product, { id }),
  title: code,
  detail: joinDetails(name, !enabled && 'Deshabilitado'),
});

export const toUserItem = (user: FoundUser): SearchItem => ({
  kind: 'user',
  to: buildPath(userPaths.user, { id: user.id }),
  title: formatFullName(user),
  detail: joinDetails(roleLabels[user.role], user.email ?? formatPhone(user.phone)),
  status: user.status,
});

/** Of each kind: its heading, the list with all its records, and its items of an answer. */
export const recordGroups: Readonly<
  Record<
    RecordKind,
    { label: string; listPath: string; read: (result: SearchResult) => { items: SearchItem[]; total: number } }
  >
> = {
  customer: {
    label: 'Clientes',
    listPath: customerPaths.list,
    read: ({ customers }) => ({ items: customers.data.map(toCustomerItem), total: customers.totalRecords }),
  },
  sale: {
    label: 'Ventas',
    listPath: salesPaths.saleList,
    read: ({ sales }) => ({ items: sales.data.map(toSaleItem), total: sales.totalRecords }),
  },
  voucher: {
    label: 'DKbonos',
    listPath: salesPaths.voucherList,
    read: ({ vouchers }) => ({ items: vouchers.data.map(toVoucherItem), total: vouchers.totalRecords }),
  },
  product: {
    label: 'Productos',
    listPath: productPaths.list,
    read: ({ products }) => ({ items: products.data.map(toProductItem), total: products.totalRecords }),
  },
  user: {
    label: 'Usuarios',
    listPath: userPaths.list,
    read: ({ users }) => ({ items: users.data.map(toUserItem), total: users.totalRecords }),
  },
};
