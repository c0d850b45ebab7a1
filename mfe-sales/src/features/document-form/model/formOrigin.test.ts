import { createSale, createVoucher, createCustomer, createSeason } from '../../../testing/fixtures';
import {
  getFormKey,
  isBoundToVoucher,
  type FormOrigin,
  listSelectableCustomers,
  listSelectableSeasons,
} from './formOrigin';

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

const edited: FormOrigin = { mode: 'sale:edit', sale: createSale() };
const listIds = (all: readonly { id: string }[] | undefined) => all?.map(({ id }) => id);

test('X-19 R-26 offers all customers for a new sale; for a stored one its consultant’s and its own, even when inactive', () => {
  const own = createCustomer({ id: 'c-2' });
  const anothers = createCustomer({ id: 'c-3', consultantId: 'u-9' });
  expect(listIds(listSelectableCustomers([own, anothers], { mode: 'sale:new' }))).toEqual(['c-2', 'c-3']);
  expect(listIds(listSelectableCustomers([own, anothers], edited))).toEqual(['c-1', 'c-2']);
  expect(listIds(listSelectableCustomers([createCustomer(), anothers], edited))).toEqual(['c-1']);
  expect(listSelectableCustomers(undefined, edited)).toBeUndefined();
});

test('X-18 R-26 offers the document’s own season even when closed', () => {
  const other = createSeason({ id: 's-2' });
  expect(listIds(listSelectableSeasons([other], edited))).toEqual(['s-1', 's-2']);
  expect(listIds(listSelectableSeasons([other], { mode: 'sale:new' }))).toEqual(['s-2']);
});
