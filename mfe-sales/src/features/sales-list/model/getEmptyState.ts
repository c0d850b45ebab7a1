import { NEW_CONSULTANT_PATH, type SessionUser, salesPaths } from '@surco/shared/contract';
import { addReturn } from '@surco/shared/platform';
import { canCreateDocuments } from '@surco/shared/domain';
import { texts } from '../texts';

/** Nothing sold yet: who may not sell learns who does, and how to get one. */
export function getEmptyState(user: SessionUser, kind: 'sale' | 'voucher') {
  const text = kind === 'sale' ? texts.noSales : texts.noVouchers;
  if (canCreateDocuments(user)) return { text, byZones: true };
  const [sellers, path] =
    kind === 'sale' ? [texts.sellers, salesPaths.saleList] : [texts.voucherSellers, salesPaths.voucherList];
  const action = { label: texts.newSeller, to: addReturn(NEW_CONSULTANT_PATH, path) };
  return { text: `${text} ${sellers}`, action, byZones: true };
}
