import { getSalePath, getVoucherPath } from '../../../paths';
import { DEFAULT_TAB, getTabPath } from '../../../common/model/tabs';
import type { FormOrigin } from './formOrigin';

/** Path for cancelling the form: the record it started from, or the list for a new sale or DKbono. */
export function getCancelPath(origin: FormOrigin): string {
  switch (origin.mode) {
    case 'sale:new':
      return getTabPath(DEFAULT_TAB);
    case 'sale:edit':
      return getSalePath(origin.sale.id);
    case 'voucher:new':
      return getTabPath('voucher');
    case 'sale:convert':
    case 'voucher:edit':
      return getVoucherPath(origin.voucher.id);
  }
}
