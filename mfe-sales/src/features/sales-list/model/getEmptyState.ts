import { type SessionUser, userPaths } from '@surco/shared/contract';
import { canCreateDocuments } from '@surco/shared/domain';
import { texts } from '../texts';

/** Nothing sold yet: who may not sell learns who does, and how to get one. */
export function getEmptyState(user: SessionUser, kind: 'sale' | 'voucher') {
  const text = kind === 'sale' ? texts.noSales : texts.noVouchers;
  if (canCreateDocuments(user)) return { text, byZones: true };
  return {
    text: `${text} ${kind === 'sale' ? texts.sellers : texts.voucherSellers}`,
    action: { label: texts.newSeller, to: userPaths.newUser, icon: 'plus' } as const,
    byZones: true,
  };
}
