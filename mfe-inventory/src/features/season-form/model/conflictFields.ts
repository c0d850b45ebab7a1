import { formatDate } from '@surco/shared/domain';
import type { ConflictField } from '@surco/shared/ui/form';
import { texts } from '../texts';
import type { SeasonFormValues } from './formValues';

const formatYesNo = (value: boolean): string => (value ? texts.yes : texts.no);

/** The fields that a version conflict compares. */
export const conflictFields: readonly ConflictField<SeasonFormValues>[] = [
  { label: texts.name, toText: ({ name }) => name.trim() },
  { label: texts.start, toText: ({ startDate }) => formatDate(startDate) },
  { label: texts.end, toText: ({ endDate }) => formatDate(endDate) },
  { label: texts.salesOpen, toText: ({ isOpen }) => formatYesNo(isOpen) },
  { label: texts.vouchersOpen, toText: ({ isVoucherOpen }) => formatYesNo(isVoucherOpen) },
];
