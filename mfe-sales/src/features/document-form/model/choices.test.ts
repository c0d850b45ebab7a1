import type { SeedOrder } from '@surco/shared/domain';
import { client, enabled, sale, season, voucher } from '../../../testing/fixtures';
import { customersOf, seasonsOf } from './choices';
import { expiryOf } from './expiry';
import { offersFor } from './offers';
import { missingFrom, orderedDraft } from './ordered';
import { isFixed, type Origin } from './origin';

const edited: Origin = { mode: 'sale:edit', sale: sale() };
const ids = (all: readonly { id: string }[] | undefined) => all?.map(({ id }) => id);

test('X-19 R-26 a stored sale is for a customer of its consultant, and its own is there though it is active no more', () => {
  const own = client({ id: 'c-2' });
  const anothers = client({ id: 'c-3', consultantId: 'u-9' });
  expect(ids(customersOf([own, anothers], { mode: 'sale:new' }))).toEqual(['c-2', 'c-3']);
  expect(ids(customersOf([own, anothers], edited))).toEqual(['c-1', 'c-2']);
  expect(ids(customersOf([client(), anothers], edited))).toEqual(['c-1']);
  expect(customersOf(undefined, edited)).toBeUndefined();
});

test('X-18 R-26 its own season is there though it has closed', () => {
  const other = season({ id: 's-2' });
  expect(ids(seasonsOf([other], edited))).toEqual(['s-1', 's-2']);
  expect(ids(seasonsOf([other], { mode: 'sale:new' }))).toEqual(['s-2']);
});

test.each<[Origin, boolean]>([
  [{ mode: 'sale:new' }, false],
  [edited, false],
  [{ mode: 'sale:edit', sale: sale({ voucherId: 'b-1' }) }, true],
  [{ mode: 'sale:convert', voucher: voucher() }, true],
  [{ mode: 'voucher:edit', voucher: voucher() }, false],
])('T-03 R-26 of %j customer and season are a DKbono’s: %s', (origin, fixed) => expect(isFixed(origin)).toBe(fixed));

test('R-28 X-10 a stored DKbono ends when it did, a new one by its season; a sale does not end', () => {
  const given = { seasons: [season({ endDate: '2026-12-24' })], validityDays: 60 };
  const until = (origin: Origin, seasonId = 's-1') => expiryOf(origin, given, seasonId, '2026-11-20');
  expect(until({ mode: 'voucher:edit', voucher: voucher({ expiresAt: '2026-11-30' }) })).toBe('2026-11-30');
  expect(until({ mode: 'voucher:new' })).toBe('2026-12-24');
  expect(until({ mode: 'voucher:new' }, '')).toBeNull();
  expect(until({ mode: 'sale:new' })).toBeNull();
});

test('R-25 of a simulation only what is there is taken over, and what it left empty stays empty', () => {
  const product = enabled('DKX-620');
  const offers = offersFor([product], []);
  const order: SeedOrder = {
    productId: product.id,
    bags: 0,
    hectares: 0,
    discount: 0,
    clientId: 'c-9',
    simulationId: '',
    name: '',
  };
  const draft = orderedDraft(order, offers, [client()], '2026-11-20');
  expect(draft).toMatchObject({ customerId: '', lines: [{ quantity: null, hectares: null, discount: null }] });
  expect(missingFrom(order, offers, [client()])).toEqual({ product: false, customer: true });
  expect(orderedDraft({ ...order, clientId: 'c-1' }, offers, [client()], '2026-11-20').customerId).toBe('c-1');
  expect(missingFrom({ ...order, productId: 'x', clientId: '' }, offers, [])).toEqual({
    product: true,
    customer: false,
  });
});
