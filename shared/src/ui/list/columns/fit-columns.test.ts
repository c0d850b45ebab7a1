import { fitColumns } from './fit-columns';

const list = (...columns: Parameters<typeof fitColumns>[0][number][]) => columns;

test('R-23 a narrow window keeps what a card shows first, and leaves out what it hides', () => {
  const columns = list(
    {},
    { cardOrder: 3 },
    { cardPosition: 'title' },
    { cardPosition: 'hidden' },
    { cardPosition: 'hidden' },
    {},
    { cardOrder: 2 },
    {},
    { cardOrder: 1 },
    { cardPosition: 'aside' },
  );
  expect(fitColumns(columns)).toEqual([0, 1, 2, 6, 8, 9].map((index) => columns[index]));
});

test('a narrow window shows all columns of a table that fits', () => {
  const columns = list({}, { cardPosition: 'hidden' }, { cardPosition: 'hidden' });
  expect(fitColumns(columns)).toEqual(columns);
});
