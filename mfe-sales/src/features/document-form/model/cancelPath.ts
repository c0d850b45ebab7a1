import { salePath, voucherPath } from '../../../paths';
import { DEFAULT_TAB, tabPath } from '../../../common/model/tabs';
import type { FormOrigin } from './formOrigin';

/** Path for cancelling the form: the record it started from. */
export function cancelPath(origin: FormOrigin): string {
  switch (origin.mode) {
    case 'sale:new':
      return tabPath(DEFAULT_TAB);
    case 'sale:edit':
      return salePath(origin.sale.id);
    case 'voucher:new':
      return tabPath('voucher');
    case 'sale:convert':
    case 'voucher:edit':
      return voucherPath(origin.voucher.id);
  }
}
