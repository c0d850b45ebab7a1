import type { DocumentPrefill } from '@surco/shared/domain';
import {
  createCustomer,
  createEnabledProduct,
  createSale,
  createSeason,
  createVoucher,
} from '../../../testing/fixtures';
import { listSelectableCustomers, listSelectableSeasons } from './formOptions';
import { getVoucherExpiryDate } from './getVoucherExpiryDate';
import { buildAvailableProducts } from './availableProducts';
import { findMissingPrefillParts, createFormValuesFromPrefill } from './createFormValuesFromPrefill';
import { isBoundToVoucher, type FormOrigin } from './formOrigin';

const edited: FormOrigin = { mode: 'sale:edit', sale: createSale() };
const listIds = (all: readonly { id: string }[] | undefined) => all?.map(({ id }) => id);

test('X-19 R-26 offers the consultant’s customers and the sale’s own, even when inactive', () => {
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

test.each<[FormOrigin, boolean]>([
  [{ mode: 'sale:new' }, false],
  [edited, false],
  [{ mode: 'sale:edit', sale: createSale({ voucherId: 'b-1' }) }, true],
  [{ mode: 'sale:convert', voucher: createVoucher() }, true],
  [{ mode: 'voucher:edit', voucher: createVoucher() }, false],
])('T-03 R-26 fixes customer and season for %j: %s', (origin, fixed) => expect(isBoundToVoucher(origin)).toBe(fixed));

test('R-28 X-10 keeps the expiry of a stored DKbono and derives a new one from its season', () => {
  const given = { seasons: [createSeason({ endDate: '2026-12-24' })], validityDays: 60 };
  const computeExpiry = (origin: FormOrigin, seasonId = 's-1') =>
    getVoucherExpiryDate(origin, given, seasonId, '2026-11-20');
  expect(computeExpiry({ mode: 'voucher:edit', voucher: createVoucher({ expiresAt: '2026-11-30' }) })).toBe(
    '2026-11-30',
  );
  expect(computeExpiry({ mode: 'voucher:new' })).toBe('2026-12-24');
  expect(computeExpiry({ mode: 'voucher:new' }, '')).toBeNull();
  expect(computeExpiry({ mode: 'sale:new' })).toBeNull();
});

test('R-25 applies only the available parts of a simulation', () => {
  const product = createEnabledProduct('DKX-620');
  const availableProducts = buildAvailableProducts([product], []);
  const prefill: DocumentPrefill = {
    productId: product.id,
    bags: 0,
    hectares: 0,
    discount: 0,
    customerId: 'c-9',
    simulationId: '',
    name: '',
  };
  const draft = createFormValuesFromPrefill(prefill, availableProducts, [createCustomer()], '2026-11-20');
  expect(draft).toMatchObject({ customerId: '', lines: [{ quantity: null, hectares: null, discount: null }] });
  expect(findMissingPrefillParts(prefill, availableProducts, [createCustomer()])).toEqual({
    isProductMissing: false,
    isCustomerMissing: true,
  });
  expect(
    createFormValuesFromPrefill({ ...prefill, customerId: 'c-1' }, availableProducts, [createCustomer()], '2026-11-20')
      .customerId,
  ).toBe('c-1');
  expect(findMissingPrefillParts({ ...prefill, productId: 'x', customerId: '' }, availableProducts, [])).toEqual({
    isProductMissing: true,
    isCustomerMissing: false,
  });
});
