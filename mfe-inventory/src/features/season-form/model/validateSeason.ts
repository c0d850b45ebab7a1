import type { FieldError } from '@surco/shared/contract';
import { texts } from '../texts';
import type { SeasonFormValues } from './formValues';

const NAME_MAX = 60;

/** Validates a season. The dates are ISO calendar dates, so comparing the texts compares the dates. */
export const validateSeason = ({ name, startDate, endDate }: SeasonFormValues): FieldError[] =>
  [
    { path: 'name', isInvalid: name.trim() === '', message: texts.nameMissing },
    { path: 'name', isInvalid: name.trim().length > NAME_MAX, message: texts.nameTooLong(NAME_MAX) },
    { path: 'startDate', isInvalid: startDate === '', message: texts.startMissing },
    { path: 'endDate', isInvalid: endDate === '', message: texts.endMissing },
    { path: 'endDate', isInvalid: endDate !== '' && endDate <= startDate, message: texts.endNotAfterStart },
  ].flatMap(({ isInvalid, ...error }) => (isInvalid ? [error] : []));
