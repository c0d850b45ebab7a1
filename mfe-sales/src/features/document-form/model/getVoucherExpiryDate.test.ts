import { createSeason, createVoucher } from '../../../testing/fixtures';
import type { FormOrigin } from './formOrigin';
import { getVoucherExpiryDate } from './getVoucherExpiryDate';

test('R-28 X-10 keeps the expiry of a stored DKbono and derives a new one from its season', () => {
  const context = { seasons: [createSeason({ endDate: '2026-12-24' })], validityDays: 60 };
  const computeExpiry = (origin: FormOrigin, seasonId = 's-1') =>
    getVoucherExpiryDate(origin, context, seasonId, '2026-11-20');
  expect(computeExpiry({ mode: 'voucher:edit', voucher: createVoucher({ expiresAt: '2026-11-30' }) })).toBe(
    '2026-11-30',
  );
  expect(computeExpiry({ mode: 'voucher:new' })).toBe('2026-12-24');
  expect(computeExpiry({ mode: 'voucher:new' }, '')).toBeNull();
  expect(computeExpiry({ mode: 'sale:new' })).toBeNull();
});
