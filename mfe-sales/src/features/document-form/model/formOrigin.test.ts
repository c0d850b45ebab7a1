import { createSale, createVoucher } from '../../../testing/fixtures';
import { getFormKey, isBoundToVoucher, type FormOrigin } from './formOrigin';

test.each<[FormOrigin, boolean]>([
  [{ mode: 'sale:new' }, false],
  [{ mode: 'sale:edit', sale: createSale() }, false],
  [{ mode: 'sale:edit', sale: createSale({ voucherId: 'b-1' }) }, true],
  [{ mode: 'sale:convert', voucher: createVoucher() }, true],
  [{ mode: 'voucher:edit', voucher: createVoucher() }, false],
])('T-03 R-26 fixes customer and season for %j: %s', (origin, isBound) =>
  expect(isBoundToVoucher(origin)).toBe(isBound),
);

test('R-25 R-26 gives each document its own form key', () =>
  expect([
    getFormKey({ mode: 'sale:new' }),
    getFormKey({ mode: 'sale:edit', sale: createSale() }),
    getFormKey({ mode: 'sale:convert', voucher: createVoucher() }),
    getFormKey({ mode: 'voucher:edit', voucher: createVoucher() }),
  ]).toEqual(['sale:new', 'sale:edit:v-1', 'sale:convert:b-1', 'voucher:edit:b-1']));
