import { fileProblem, sizeText } from './import-state';

test.each([
  ['a.xlsx', 10, null],
  ['A.XLSX', 10, null],
  ['a.xls', 10, 'Elija una hoja de cálculo de Excel (.xlsx).'],
  ['a.xlsx', 0, 'El archivo está vacío.'],
  ['a.xlsx', 2 * 1024 * 1024, 'El archivo pesa más de 1 MB. Divídalo en varios.'],
])('of a file %s with %p bytes is said: %p', (name, size, problem) =>
  expect(fileProblem({ name, size }, 1024 * 1024)).toBe(problem),
);

test('sizes as a person reads them', () => {
  expect(sizeText(1024)).toBe('1 KB');
  expect(sizeText(3 * 1024 * 1024)).toBe('3 MB');
});
