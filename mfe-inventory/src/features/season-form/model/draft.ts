import type { CallInput, Season } from '@surco/shared/contract';
import { formatDate } from '@surco/shared/domain/formats';
import type { Problem } from '@surco/shared/domain/problem';
import type { ConflictField } from '@surco/shared/ui/version-conflict';
import { texts } from '../texts';

/** What stands in the form. Dates are calendar dates; an empty text where none is chosen. */
export type SeasonDraft = Required<CallInput<'POST /seasons'>['body']>;

const NAME_MAX = 60;

export const newDraft: SeasonDraft = { name: '', startDate: '', endDate: '', isOpen: false, isVoucherOpen: false };

export const draftOf = ({ name, startDate, endDate, isOpen, isVoucherOpen }: Season): SeasonDraft => ({
  name,
  startDate,
  endDate,
  isOpen,
  isVoucherOpen,
});

export const isChanged = (draft: SeasonDraft, from: SeasonDraft): boolean =>
  JSON.stringify(draft) !== JSON.stringify(from);

/** Both dates are calendar dates, which compare in time as they do as texts. */
export const problemsOf = ({ name, startDate, endDate }: SeasonDraft): Problem[] =>
  [
    { path: 'name', wrong: name.trim() === '', message: texts.nameMissing },
    { path: 'name', wrong: name.trim().length > NAME_MAX, message: texts.nameLong(NAME_MAX) },
    { path: 'startDate', wrong: startDate === '', message: texts.startMissing },
    { path: 'endDate', wrong: endDate === '', message: texts.endMissing },
    { path: 'endDate', wrong: endDate !== '' && endDate <= startDate, message: texts.endEarly },
  ].flatMap(({ wrong, ...problem }) => (wrong ? [problem] : []));

const yesNo = (value: boolean): string => (value ? texts.yes : texts.no);

/** What two people may have written otherwise. */
export const conflictFields: readonly ConflictField<SeasonDraft>[] = [
  { label: texts.name, text: ({ name }) => name.trim() },
  { label: texts.start, text: ({ startDate }) => formatDate(startDate) },
  { label: texts.end, text: ({ endDate }) => formatDate(endDate) },
  { label: texts.salesOpen, text: ({ isOpen }) => yesNo(isOpen) },
  { label: texts.vouchersOpen, text: ({ isVoucherOpen }) => yesNo(isVoucherOpen) },
];
