import { defaultSilageParameters } from '@surco/shared/domain';
import { getDemoProduct } from '@surco/shared/demo';
import { createVoucher } from '../../../testing/fixtures';
import { buildAvailableProducts } from './buildAvailableProducts';
import {
  createEmptyFormValues,
  createEmptyLine,
  type DocumentFormValues,
  isDirty,
  toDiscountFraction,
  toDiscountPercent,
  toFormValues,
} from './formValues';

const maize = getDemoProduct('DKX-620');
const { emergence } = defaultSilageParameters;
const stored = toFormValues(
  createVoucher({ notes: 'Rancho' }),
  buildAvailableProducts([maize], createVoucher().lines),
  emergence,
);
const initial = createEmptyFormValues('2026-11-20');

test('R-26 shows a stored document as typed: percentages, and hectares that follow the bags', () =>
  expect(stored).toEqual({
    version: 1,
    customerId: 'c-1',
    seasonId: 's-1',
    distributorId: 'd-1',
    date: '2026-11-19',
    notes: 'Rancho',
    lines: [
      { productId: maize.id, quantity: 29, discount: 5, hectares: null, lot: 'L-77' },
      // Disabled product: its sowing data is unknown, so its hectares stay.
      { productId: getDemoProduct('DKX-S10').id, quantity: 6, discount: null, hectares: 10, lot: '' },
    ],
  }));

test('R-26 keeps zero hectares of a disabled product', () => {
  const [, disabledLine] = createVoucher().lines;
  if (!disabledLine) throw new Error('The fixture has two lines.');
  const voucher = createVoucher({ lines: [{ ...disabledLine, hectares: 0 }] });
  expect(toFormValues(voucher, buildAvailableProducts([], voucher.lines), emergence).lines).toMatchObject([
    { hectares: 0 },
  ]);
});

test.each([
  [0, null],
  [0.05, 5],
  [0.075, 7.5],
  [0.07, 7],
])('E-07 shows a discount of %p as %p', (fraction, percent) => expect(toDiscountPercent(fraction)).toBe(percent));

test('R-26 asks before leaving only when something differs', () => {
  expect(isDirty(stored, stored)).toBe(false);
  expect(isDirty({ ...stored, date: '2026-11-18' }, stored)).toBe(true);
});

test.each<[boolean, Partial<DocumentFormValues>]>([
  [true, { lines: [createEmptyLine('a')] }],
  [true, { customerId: 'c' }],
  [true, { notes: 'x' }],
  [false, { notes: '  ' }],
  [false, { seasonId: 's' }],
])('R-25 asks before leaving (%p) after %j', (expected, change) =>
  expect(isDirty({ ...initial, ...change }, initial)).toBe(expected),
);

test.each([
  [7.5, 0.075],
  [0.5, 0.005],
  [7, 0.07],
  [null, 0],
])('E-07 sends %p %% as %p', (percent, fraction) => expect(toDiscountFraction(percent)).toBe(fraction));
