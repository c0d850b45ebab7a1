import { defaultFormatSettings, formatDateTime } from '../text/formats';
import { getCalendarDate } from './calendarDates';
import { getInstantParts } from './getInstantParts';

const INSTANT = new Date('2026-11-23T05:59:00Z');

afterEach(() => jest.restoreAllMocks());

test('A-05 reads an instant in a time zone, the hour after midnight as 00', () => {
  expect(getInstantParts('America/Mexico_City', INSTANT)).toEqual({
    year: '2026',
    month: '11',
    day: '22',
    hour: '23',
    minute: '59',
  });
  expect(getInstantParts('UTC', Date.parse('2026-01-02T00:05:00Z'))).toEqual({
    year: '2026',
    month: '01',
    day: '02',
    hour: '00',
    minute: '05',
  });
});

test('T-02 today does not depend on the text that an engine writes for a locale', () => {
  const { DateTimeFormat } = Intl;
  jest
    .spyOn(Intl, 'DateTimeFormat')
    .mockImplementation((...options) =>
      Object.defineProperty(new DateTimeFormat(...options), 'format', { value: () => '11/22/2026' }),
    );
  expect(getCalendarDate('America/Monterrey', INSTANT)).toBe('2026-11-22');
  expect(formatDateTime(INSTANT, { ...defaultFormatSettings, timeZone: 'America/Merida' })).toBe('22/11/26 23:59');
});

test('T-02 today has two digits per part even if the engine does not pad them', () => {
  jest.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockReturnValue([
    { type: 'month', value: '3' },
    { type: 'literal', value: '/' },
    { type: 'day', value: '7' },
    { type: 'literal', value: '/' },
    { type: 'year', value: '2026' },
  ]);
  expect(getCalendarDate('America/Tijuana', INSTANT)).toBe('2026-03-07');
});
