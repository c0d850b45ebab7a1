import { voucherPath } from '../../../state/paths';
import { DEFAULT_TAB, salePath, tabPath } from '../../../state/tabs';
import type { Origin } from './origin';

/** Where somebody goes who gives the form up: to what it started from. */
export function leadsBackTo(origin: Origin): string {
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
