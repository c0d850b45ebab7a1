import { createSavedExample } from '../../../testing/openSection';
import { compareScenarios, filterDifferences } from './compareScenarios';

const milk = createSavedExample(0);
const bigger = createSavedExample(0, {
  id: 'm-9',
  input: { ...milk.input, animals: 120 },
  result: { ...milk.result, hectares: 23.7, costTotal: 1_000_000 },
});

const rowsOf = (groups: ReturnType<typeof compareScenarios>) => groups.flatMap(({ rows }) => rows);
const rowOf = (groups: ReturnType<typeof compareScenarios>, key: string) =>
  rowsOf(groups).find((row) => row.key === key);

test('R-09 marks differing rows with the difference to the first', () => {
  const groups = compareScenarios([milk, bigger]);
  expect(rowOf(groups, 'animals')).toMatchObject({
    label: 'Animales',
    differs: true,
    cells: [
      { text: '100 cabezas', difference: '' },
      { text: '120 cabezas', difference: '+20 cabezas (+20 %)' },
    ],
  });
  expect(rowOf(groups, 'hectares')?.cells[1]).toEqual({ text: '23.7 ha', difference: '+4.0 ha (+20.3 %)' });
  expect(rowOf(groups, 'costTotal')?.cells[1]?.difference).toBe('+$93,510.00 (+10.3 %)');
  expect(rowOf(groups, 'product')?.differs).toBe(false);
});

test.each([...compareScenarios([milk, createSavedExample(3)])])('R-09 shows each metric of $title once', ({ rows }) => {
  const keys = rows.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

test('R-09 can show only differences; equal scenarios show none', () => {
  expect(rowsOf(filterDifferences(compareScenarios([milk, bigger]))).map(({ key }) => key)).toEqual([
    'animals',
    'hectares',
    'costTotal',
  ]);
  expect(filterDifferences(compareScenarios([milk, createSavedExample(0, { id: 'm-8' })]))).toEqual([]);
});

test('R-09 compares both modes, with a dash where a metric does not apply', () => {
  const groups = compareScenarios([milk, createSavedExample(3), createSavedExample(1), createSavedExample(2)]);
  expect(rowOf(groups, 'profit')?.cells.map(({ text }) => text)).toEqual(['–', '$2,352,510.00', '–', '–']);
  expect(rowOf(groups, 'saving')?.cells[1]).toEqual({ text: '–', difference: '' });
  expect(rowOf(groups, 'salePrice')?.cells.map(({ text }) => text)).toEqual(['–', '$1,300.00/t', '–', '–']);
  expect(
    rowsOf(groups)
      .flatMap(({ cells }) => cells.map(({ text }) => text))
      .join(),
  ).not.toMatch(/NaN|Infinity|null/);
  expect(new Set(rowsOf(groups).map(({ key }) => key)).size).toBeGreaterThan(35);
});
