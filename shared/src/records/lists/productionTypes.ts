import type { ProductionType } from '../../contract';
import { formatField } from '../format';
import { productionTypeFields as fields } from '../productionType';
import type { DescribedColumns } from './describedColumn';

export const productionTypeColumns = {
  name: { heading: fields.name.label, width: 28, value: ({ name }) => name },
  intake: {
    heading: fields.defaultIntakeKg.label,
    kind: 'decimal',
    unit: 'kg',
    value: ({ defaultIntakeKg }) => defaultIntakeKg,
  },
  days: { heading: fields.defaultDays.label, kind: 'integer', value: ({ defaultDays }) => defaultDays },
  milk: {
    heading: fields.milkKgPerTonneDM.label,
    kind: 'decimal',
    unit: 'kg',
    value: ({ milkKgPerTonneDM }) => milkKgPerTonneDM,
  },
  active: { heading: fields.active.label, width: 16, value: ({ active }) => formatField(fields.active, active) },
} as const satisfies DescribedColumns<ProductionType>;
