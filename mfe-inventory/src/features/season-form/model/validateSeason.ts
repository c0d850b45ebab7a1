import { collectFieldErrors, type FieldError } from '@surco/shared/contract';
import { limits } from '@surco/shared/domain';
import { texts } from '../texts';
import type { SeasonFormValues } from './formValues';

const NAME_MAX = limits.textLength.seasonName;

/** Validates a season. The dates are ISO calendar dates, so comparing the texts compares the dates. */
export const validateSeason = ({ name, startDate, endDate }: SeasonFormValues): FieldError[] =>
  collectFieldErrors([
    ['name', name.trim() === '' && texts.nameMissing],
    ['name', name.trim().length > NAME_MAX && texts.nameTooLong(NAME_MAX)],
    ['startDate', startDate === '' && texts.startMissing],
    ['endDate', endDate === '' && texts.endMissing],
    ['endDate', endDate !== '' && endDate <= startDate && texts.endNotAfterStart],
  ]);
