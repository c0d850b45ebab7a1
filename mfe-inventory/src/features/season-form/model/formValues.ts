import type { CallInput, Season } from '@surco/shared/contract';

/** The values of the season form. Dates are calendar dates, or an empty text. */
export type SeasonFormValues = Required<CallInput<'POST /seasons'>['body']>;

export const EMPTY_SEASON: SeasonFormValues = {
  name: '',
  startDate: '',
  endDate: '',
  isOpen: false,
  isVoucherOpen: false,
};

export const toFormValues = ({ name, startDate, endDate, isOpen, isVoucherOpen }: Season): SeasonFormValues => ({
  name,
  startDate,
  endDate,
  isOpen,
  isVoucherOpen,
});
