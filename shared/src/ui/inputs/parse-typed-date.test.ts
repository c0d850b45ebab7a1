import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { ACCEPTED_FORMATS, WIRE_FORMAT } from './date-formats';
import { parseTypedDate } from './parse-typed-date';

dayjs.extend(customParseFormat);

const cases: readonly (readonly [string, string | null])[] = [
  ['17/11/26', '2026-11-17'],
  ['7/1/26', '2026-01-07'],
  ['07/1/2026', '2026-01-07'],
  ['7.01.2026', '2026-01-07'],
  ['17-11-26', '2026-11-17'],
  ['17 11 26', '2026-11-17'],
  [' 17/11/26 ', '2026-11-17'],
  ['171126', '2026-11-17'],
  ['17112026', '2026-11-17'],
  ['290228', '2028-02-29'],
  ['290226', null],
  ['311126', null],
  ['31/02/26', null],
  ['7126', null],
  ['71126', null],
  ['1711202', null],
  ['17/11-26', null],
  ['17/11', null],
  ['17/11/026', null],
  ['2026-11-17', null],
  ['mañana', null],
  ['', null],
];

test.each(cases)('A-05 "%s" is read as %s', (text, date) => expect(parseTypedDate(text)).toBe(date));

test.each(cases)('A-05 the calendar reads "%s" as %s, too', (text, date) => {
  const day = ACCEPTED_FORMATS.map((format) => dayjs(text.trim(), format, true)).find((parsed) => parsed.isValid());
  expect(day?.format(WIRE_FORMAT) ?? null).toBe(date);
});
