import type { Product } from '../../contract';
import { formatBagContents } from '../../domain';
import { formatField } from '../format';
import { productFields as fields } from '../product';
import type { DescribedColumns } from './describedColumn';

export const productColumns = {
  code: { heading: fields.code.label, width: 16, value: ({ code }) => code },
  name: { heading: fields.name.label, width: 32, value: ({ name }) => name },
  crop: { heading: fields.crop.label, width: 16, value: ({ crop }) => formatField(fields.crop, crop) },
  use: { heading: fields.use.label, width: 16, value: ({ use }) => formatField(fields.use, use) },
  packaging: { heading: fields.packaging.label, value: formatBagContents },
  yield: { heading: fields.yieldMV.label, kind: 'decimal', unit: fields.yieldMV.unit, value: ({ yieldMV }) => yieldMV },
  price: { heading: fields.basePrice.label, kind: 'money', value: ({ basePrice }) => basePrice },
  maxDiscount: { heading: fields.maxDiscount.label, kind: 'percent', value: ({ maxDiscount }) => maxDiscount },
  enabled: { heading: fields.enabled.label, width: 16, value: ({ enabled }) => formatField(fields.enabled, enabled) },
} as const satisfies DescribedColumns<Product>;
