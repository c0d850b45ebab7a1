import { calculateDefaultExpiry } from '@surco/shared/domain';
import type { SelectableSeason } from './formOptions';
import type { FormOrigin } from './formOrigin';

interface ExpiryContext {
  readonly seasons: readonly SelectableSeason[] | undefined;
  readonly validityDays: number;
}

/**
 * Expiry date of the DKbono: stored, or as the server will calculate it. Null for a sale, and for a new DKbono
 * while its season is not selected.
 */
export function getVoucherExpiryDate(
  origin: FormOrigin,
  { seasons, validityDays }: ExpiryContext,
  seasonId: string,
  today: string,
): string | null {
  if (origin.mode === 'voucher:edit') return origin.voucher.expiresAt;
  const endDate = seasons?.find(({ id }) => id === seasonId)?.endDate;
  return origin.mode === 'voucher:new' && endDate ? calculateDefaultExpiry(validityDays, { today, endDate }) : null;
}
