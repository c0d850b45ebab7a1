import dayjs from 'dayjs';
import 'dayjs/locale/es';

/** Weeks start on Monday, and days have Spanish names. */
dayjs.locale('es');

/** The format of the API. */
export const WIRE_FORMAT = 'YYYY-MM-DD';

/** The formats of a date picker: the first one is shown, the others are accepted as input. */
export const ACCEPTED_FORMATS = ['DD/MM/YY', 'D/M/YY', 'DD/MM/YYYY', 'D/M/YYYY'];
