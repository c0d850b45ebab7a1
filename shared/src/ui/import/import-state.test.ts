import { validateFile, formatFileSize } from './import-state';

test.each([
  ['a.xlsx', 10, null],
  ['A.XLSX', 10, null],
  ['a.xls', 10, 'Elija una hoja de cálculo de Excel (.xlsx).'],
  ['a.xlsx', 0, 'El archivo está vacío.'],
  ['a.xlsx', 2 * 1024 * 1024, 'El archivo pesa más de 1 MB. Divídalo en varios.'],
])('validateFile(%s, %p bytes) returns %p', (name, size, error) =>
  expect(validateFile({ name, size }, 1024 * 1024)).toBe(error),
);

test('formats file sizes', () => {
  expect(formatFileSize(1024)).toBe('1 KB');
  expect(formatFileSize(3 * 1024 * 1024)).toBe('3 MB');
});
