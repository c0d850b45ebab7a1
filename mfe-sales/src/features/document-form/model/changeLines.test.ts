import {
  type DocumentFormValues,
  createEmptyFormValues,
  createEmptyLine,
  toDiscountFraction,
  isDirty,
} from './formValues';
import { addLine, changeLine, removeLine } from './changeLines';

const start = createEmptyFormValues('2026-11-20');
type Change = (values: DocumentFormValues) => DocumentFormValues;
const run = (...changes: Change[]) => changes.reduce((values, change) => change(values), start);
const add =
  (productId: string): Change =>
  (values) =>
    addLine(values, productId);
const blank = createEmptyLine('a');

test.each<[string, Change[], unknown]>([
  ['a product is added with nothing typed yet', [add('a')], [blank]],
  ['a product is added only once', [add('a'), add('b'), add('a')], [blank, createEmptyLine('b')]],
  [
    'a line changes alone',
    [add('a'), add('b'), (values) => changeLine(values, 'a', { quantity: 1.5 })],
    [{ ...blank, quantity: 1.5 }, createEmptyLine('b')],
  ],
  [
    'a line goes and the rest stay as typed',
    [add('a'), add('b'), (values) => changeLine(values, 'b', { lot: 'L-7' }), (values) => removeLine(values, 'a')],
    [{ ...createEmptyLine('b'), lot: 'L-7' }],
  ],
])('E-07 %s', (_, changes, lines) => expect(run(...changes).lines).toEqual(lines));

test.each<[boolean, Partial<DocumentFormValues>]>([
  [true, { lines: [blank] }],
  [true, { customerId: 'c' }],
  [true, { notes: 'x' }],
  [false, { notes: '  ' }],
  [false, { seasonId: 's' }],
])('R-25 asks before leaving (%p) after %j', (dirty, change) =>
  expect(isDirty({ ...start, ...change }, start)).toBe(dirty),
);

test.each([
  [7.5, 0.075],
  [0.5, 0.005],
  [7, 0.07],
  [null, 0],
])('E-07 sends %p %% as %p', (percent, fraction) => expect(toDiscountFraction(percent)).toBe(fraction));
