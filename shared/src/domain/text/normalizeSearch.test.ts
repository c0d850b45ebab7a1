import { normalizeSearch } from './normalizeSearch';

test.each([
  ['871 123 4567', '8711234567'],
  ['+52 1 871 123 4567', '8711234567'],
  ['(044) 871-123-4567', '8711234567'],
  ['\u202a871 123 4567\u202c', '8711234567'],
  ['871 12', '87112'],
  ['+52 871', '871'],
  ['(+52) 1 871 12', '87112'],
  ['0052 871', '871'],
  ['+52', '52'],
  ['52 871', '52871'],
  ['45', '45'],
  ['pelj-850315-2d8', 'PELJ8503152D8'],
  ['AGS 010215', 'AGS010215'],
  ['Pe\u0301rez  Luna', 'Pérez Luna'],
  ['Rancho 3 Hermanos', 'Rancho 3 Hermanos'],
  ['ana.ruiz@ejemplo.mx', 'ana.ruiz@ejemplo.mx'],
  ['-', '-'],
  ['', ''],
])('R-15 a search for "%s" is normalized to the stored "%s"', (text, stored) => {
  expect(normalizeSearch(text)).toBe(stored);
});
