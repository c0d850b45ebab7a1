import { applyDecisions, formatFileSize, validateFile } from './import-state';
import type { ImportDecision } from '../../contract';

test.each([
  ['a.xlsx', 10, null],
  ['A.XLSX', 10, null],
  ['a.csv', 10, null],
  ['a.TXT', 10, null],
  ['a.xls', 10, 'Elija una hoja de cálculo de Excel (.xlsx) o un archivo .csv.'],
  ['a.xlsx', 0, 'El archivo está vacío.'],
  ['a.xlsx', 2 * 1024 * 1024, 'El archivo pesa más de 1 MB. Divídalo en varios.'],
])('validateFile(%s, %p bytes) returns %p', (name, size, error) =>
  expect(validateFile({ name, size }, 1024 * 1024)).toBe(error),
);

test('formats file sizes', () => {
  expect(formatFileSize(1024)).toBe('1 KB');
  expect(formatFileSize(3 * 1024 * 1024)).toBe('3 MB');
});

test('X-35 counts what an import does with the decisions about its duplicates', () => {
  const createDuplicate = (row: number, decision: ImportDecision | null) => ({
    row,
    reason: '',
    isSame: decision !== null,
    incoming: [],
    existing: { id: null, row: null, label: '', fields: [] },
    choices: [],
    decision,
  });
  const duplicates = [2, 3]
    .map((row) => createDuplicate(row, 'SKIP'))
    .concat([4, 5].map((row) => createDuplicate(row, null)));
  const outcome = { rows: 10, createdCount: 6, skippedCount: 2, errors: [], duplicates };
  expect(applyDecisions(outcome, { 3: 'MERGE', 4: 'CREATE' })).toMatchObject({
    createdCount: 7,
    mergedCount: 1,
    skippedCount: 1,
    undecidedCount: 1,
  });
});
