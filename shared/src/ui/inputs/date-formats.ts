import dayjs from 'dayjs';
import 'dayjs/locale/es';

/** Weeks start on Monday, and days have Spanish names. */
dayjs.locale('es');

/** The format of the API. */
export const WIRE_FORMAT = 'YYYY-MM-DD';

/**
 * The formats of a date picker: the first one is shown, the others are accepted as input. They are those that
 * `parseTypedDate` reads.
 */
export const ACCEPTED_FORMATS = [
  ...['/', '.', '-', ' '].flatMap((separator) =>
    ['YY', 'YYYY'].flatMap((year) =>
      ['MM', 'M'].flatMap((month) => ['DD', 'D'].map((day) => [day, month, year].join(separator))),
    ),
  ),
  'DDMMYY',
  'DDMMYYYY',
];
