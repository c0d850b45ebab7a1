import { arrangeColumns, toViewColumns } from './arrange-columns';
import { formatColumns, parseColumns } from './column-text';
import { moveItem } from './move-item';

const columns = [
  { key: 'folio' },
  { key: 'date' },
  { key: 'season', optional: true as const },
  { key: 'bags' },
  { key: 'total' },
];

const arrange = (text: string) => formatColumns(toViewColumns(arrangeColumns(columns, parseColumns(text))));

test.each([
  ['no choice: the order of the list, without optional columns', '', 'folio,date,-season,bags,total'],
  ['another order', 'total,bags,season,date', 'folio,total,bags,season,date'],
  ['hidden and optional columns', '-date,season,bags,-total', 'folio,-date,season,bags,-total'],
  ['the first column stays first and visible', 'total,-folio,date,-season,bags', 'folio,total,date,-season,bags'],
  ['a column that no longer exists is dropped', 'gone,total,-lost,date', 'folio,total,date,-season,bags'],
  ['a new column follows its neighbour in the list', 'total,date,-season', 'folio,total,date,-season,bags'],
  ['a column without a neighbour follows the first', 'season,total', 'folio,date,season,bags,total'],
])('arranges columns: %s', (_rule, choices, arranged) => expect(arrange(choices)).toBe(arranged));

test.each([
  [[{ key: 'a,b', isShown: true }], 'a%2Cb'],
  [[{ key: '-x', isShown: true }], '%2Dx'],
  [[{ key: '-x', isShown: false }], '-%2Dx'],
  [[{ key: 'precio año', isShown: false }], '-precio%20a%C3%B1o'],
])('a column key of any letters survives an address: %j', (choices, text) => {
  expect(formatColumns(choices)).toBe(text);
  expect(parseColumns(text)).toEqual(choices);
});

test.each([
  ['', []],
  [',,-,', []],
  ['%E0%A4%A,date', ['date']],
  ['date,-date,date', ['date']],
])('of the text "%s" only columns are read', (text, keys) =>
  expect(parseColumns(text).map(({ key }) => key)).toEqual(keys),
);

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
])('moves an item from %i to %i', (from, to, moved) => expect(moveItem([...'abc'], from, to).join('')).toBe(moved));
