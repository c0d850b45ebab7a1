import { defaultExpiry } from '@surco/shared/domain';
import type { SeasonChoice } from './choices';
import type { Origin } from './origin';

interface Given {
  readonly seasons: readonly SeasonChoice[] | undefined;
  readonly validityDays: number;
}

/** Until when the DKbono holds its bags: the stored one as it was, a new one as the server will say. Null for a sale. */
export function expiryOf(
  origin: Origin,
  { seasons, validityDays }: Given,
  seasonId: string,
  today: string,
): string | null {
  if (origin.mode === 'voucher:edit') return origin.voucher.expiresAt;
  const endDate = seasons?.find(({ id }) => id === seasonId)?.endDate;
  return origin.mode === 'voucher:new' && endDate ? defaultExpiry(validityDays, { today, endDate }) : null;
}
