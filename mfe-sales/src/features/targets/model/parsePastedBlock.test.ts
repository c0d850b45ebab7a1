import { createTargetGrid } from '../../../testing/targetFixtures';
import { parsePastedBlock } from './parsePastedBlock';

const { rows } = createTargetGrid();
const parse = (text: string, row = 0, column = 0) =>
  parsePastedBlock(text, { row, column }, { rows, productIds: [null, 'p1', 'p2'], measure: 'bags' });

test.each([
  [
    'a column, with the line break that a spreadsheet adds',
    '400\r\n1,200\r\n',
    0,
    0,
    [
      { ownerId: 'ana', productId: null, value: 400 },
      { ownerId: 'luis', productId: null, value: 1200 },
    ],
  ],
  [
    'a block with an empty cell, from the cell with the focus on',
    '10\t\t',
    1,
    0,
    [
      { ownerId: 'luis', productId: null, value: 10 },
      { ownerId: 'luis', productId: 'p1', value: null },
      { ownerId: 'luis', productId: 'p2', value: null },
    ],
  ],
])('X-23 %s goes to the cells', (_, text, row, column, targets) => {
  expect(parse(text, row, column)).toEqual({ targets, rejected: [] });
});

test.each([
  ['an invalid target', '1.5', 0, 0, 'la meta no es válida'],
  ['a consultant who left', '5', 2, 0, 'el consultor está inactivo'],
  ['a row below the table', '5', 3, 0, 'la tabla no tiene más filas'],
  ['a column beside the table', '5\t6', 0, 2, 'la tabla no tiene más columnas'],
])('X-23 rejects %s', (_, text, row, column, reason) => {
  const rejected = [{ line: 1, text: text.replace('\t', ' · '), reason }];
  expect(parse(text, row, column)).toEqual({ targets: [], rejected });
});

test('X-23 leaves text with names to the other reader', () => {
  expect(parse('Ana Peña\t400')).toBeNull();
});
