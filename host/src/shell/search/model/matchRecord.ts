import { customerPaths, productPaths, salesPaths, userPaths } from '@surco/shared/contract';
import { matchPath } from 'react-router-dom';
import type { RecordKind } from './searchItem';

/** The pages of each kind of record: its detail and its form. */
const RECORD_PATTERNS: Readonly<Record<RecordKind, readonly string[]>> = {
  sale: [salesPaths.sale, salesPaths.editSale],
  voucher: [salesPaths.voucher, salesPaths.editVoucher],
  customer: [customerPaths.customer, customerPaths.editCustomer],
  product: [productPaths.product, productPaths.editProduct],
  user: [userPaths.user],
};

/** The record that the page at this path shows, by its id for each kind; all undefined for other pages. */
export function matchRecord(pathname: string): Readonly<Record<RecordKind, string | undefined>> {
  const findId = (kind: RecordKind): string | undefined =>
    RECORD_PATTERNS[kind].map((pattern) => matchPath(pattern, pathname)?.params.id).find(Boolean);
  return {
    sale: findId('sale'),
    voucher: findId('voucher'),
    customer: findId('customer'),
    product: findId('product'),
    user: findId('user'),
  };
}
