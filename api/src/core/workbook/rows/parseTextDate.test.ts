import { parseTextDate } from './parseTextDate';

test.each([
  '15/11/2026',
  '15/11/26',
  '15-11-2026',
  '15–11–26',
  '15.11.2026',
  '15 11 2026',
  '2026-11-15',
  '2026/11/15',
  '15/11/2026 14:30',
  '15/11/26 02:30:15 p. m.',
  '2026-11-15T22:30:00-06:00',
  '2026-11-15 00:00:00',
  '15 de noviembre de 2026',
  '15 de noviembre del 2026',
  '15-nov-2026',
  '15-nov.-26',
  '15/NOV/2026',
  '15 nov 26',
  'domingo, 15 de noviembre de 2026',
  'Dom. 15/11/2026',
  ' 15/11/2026 ',
])('X-16 reads the date %s as 15 November 2026', (text) => {
  expect(parseTextDate(text)).toBe('2026-11-15');
});

test.each([
  ['1/3/26', '2026-03-01'],
  ['3 de septiembre de 2026', '2026-09-03'],
  ['3 setiembre 2026', '2026-09-03'],
  ['01-ene-26', '2026-01-01'],
])('X-16 reads %s as %s', (text, date) => {
  expect(parseTextDate(text)).toBe(date);
});

test.each(['', 'ayer', '15/11', '11/2026', 'noviembre de 2026', '15 de ma de 2026', '15/11/026', '2026-11', '46341'])(
  'X-16 does not take %p for a date',
  (text) => {
    expect(parseTextDate(text)).toBeNull();
  },
);
