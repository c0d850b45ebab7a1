import { getDemoProduct } from '@surco/shared/demo';
import { defaultSilageParameters } from '@surco/shared/domain';
import { createVoucher } from '../../../testing/fixtures';
import { buildAvailableProducts } from './availableProducts';
import {
  createEmptyFormValues,
  createEmptyLine,
  type DocumentFormValues,
  isDirty,
  toDiscountFraction,
  toDiscountPercent,
  toFormValues,
  addLine,
  changeLine,
  removeLine,
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
  [null, 0],
  [0.5, 0.005],
  [5, 0.05],
  [7, 0.07],
  [7.5, 0.075],
])('E-07 a discount of %p %% is sent as %p, and shown as it was typed', (percent, fraction) => {
  expect(toDiscountFraction(percent)).toBe(fraction);
  expect(toDiscountPercent(fraction)).toBe(percent);
});

type Change = (values: DocumentFormValues) => DocumentFormValues;
const applyChanges = (...changes: Change[]) => changes.reduce((values, change) => change(values), initial);
const add =
  (productId: string): Change =>
  (values) =>
    addLine(values, productId);
const blank = createEmptyLine('a');

test.each<[string, Change[], unknown]>([
  ['adds an empty line for a product', [add('a')], [blank]],
  ['adds a product only once', [add('a'), add('b'), add('a')], [blank, createEmptyLine('b')]],
  [
    'changes only its own line',
    [add('a'), add('b'), (values) => changeLine(values, 'a', { quantity: 1.5 })],
    [{ ...blank, quantity: 1.5 }, createEmptyLine('b')],
  ],
  [
    'removes a line and keeps the others',
    [add('a'), add('b'), (values) => changeLine(values, 'b', { lot: 'L-7' }), (values) => removeLine(values, 'a')],
    [{ ...createEmptyLine('b'), lot: 'L-7' }],
  ],
])('E-07 %s', (_, changes, lines) => expect(applyChanges(...changes).lines).toEqual(lines));
