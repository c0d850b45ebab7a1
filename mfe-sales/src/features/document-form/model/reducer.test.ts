import { emptyDraft, emptyLine, fractionOf, isDirty } from './draft';
import { type DraftAction, draftReducer } from './reducer';

const start = emptyDraft('2026-11-20');
const run = (...actions: DraftAction[]) => actions.reduce(draftReducer, start);
const add = (productId: string): DraftAction => ({ type: 'addLine', productId });
const blank = emptyLine('a');

test.each<[string, DraftAction[], unknown]>([
  ['a product is added with nothing typed yet', [add('a')], [blank]],
  ['a product is added only once', [add('a'), add('b'), add('a')], [blank, emptyLine('b')]],
  [
    'a line changes alone',
    [add('a'), add('b'), { type: 'setLine', productId: 'a', change: { quantity: 1.5 } }],
    [{ ...blank, quantity: 1.5 }, emptyLine('b')],
  ],
  [
    'a line goes and the rest stay as typed',
    [
      add('a'),
      add('b'),
      { type: 'setLine', productId: 'b', change: { lot: 'L-7' } },
      { type: 'removeLine', productId: 'a' },
    ],
    [{ ...emptyLine('b'), lot: 'L-7' }],
  ],
])('E-07 %s', (_, actions, lines) => expect(run(...actions).lines).toEqual(lines));

test('R-25 the head changes without the lines', () =>
  expect(run(add('a'), { type: 'set', change: { customerId: 'c', notes: 'hoy' } })).toEqual({
    ...start,
    customerId: 'c',
    notes: 'hoy',
    lines: [blank],
  }));

test('R-25 a draft found again stands as it was left', () => {
  const draft = { ...start, version: 3, notes: 'Rancho' };
  expect(run(add('a'), { type: 'restore', draft })).toBe(draft);
});

test.each<[boolean, DraftAction]>([
  [true, add('a')],
  [true, { type: 'set', change: { customerId: 'c' } }],
  [true, { type: 'set', change: { notes: 'x' } }],
  [false, { type: 'set', change: { notes: '  ' } }],
  [false, { type: 'set', change: { seasonId: 's' } }],
])('R-25 leaving asks (%p) after %j', (dirty, action) => expect(isDirty(run(action), start)).toBe(dirty));

test.each([
  [7.5, 0.075],
  [0.5, 0.005],
  [7, 0.07],
  [null, 0],
])('E-07 %p %% travels as %p', (percent, fraction) => expect(fractionOf(percent)).toBe(fraction));
