import { formatNumber } from '@surco/shared/domain';
import type { ConflictField } from '@surco/shared/ui/form';
import { texts } from '../texts';
import type { ProductionTypeFormValues } from './formValues';

/** The fields that a version conflict compares. */
export const conflictFields: readonly ConflictField<ProductionTypeFormValues>[] = [
  { label: texts.name, toText: ({ name }) => name },
  { label: texts.intake, toText: ({ defaultIntakeKg }) => formatNumber(defaultIntakeKg) },
  { label: texts.days, toText: ({ defaultDays }) => formatNumber(defaultDays) },
  { label: texts.milk, toText: ({ milkKgPerTonneDM }) => formatNumber(milkKgPerTonneDM) },
  { label: texts.active, toText: ({ active }) => (active ? texts.yes : texts.no) },
];
