import { cropLabels, formatMoney, formatNumber, formatPercent, productUseLabels } from '@surco/shared/domain';
import type { ConflictField } from '@surco/shared/ui/form';
import { packagingLabels } from '../../../common/model/packagingLabels';
import { texts } from '../texts';
import type { ProductFormValues } from './formValues';

const formatWithUnit = (value: number | null, unit: string): string =>
  value === null ? '' : `${formatNumber(value)} ${unit}`;

/** The fields that a version conflict compares. */
export const conflictFields: readonly ConflictField<ProductFormValues>[] = [
  { label: texts.code, toText: ({ code }) => code },
  { label: texts.name, toText: ({ name }) => name },
  { label: texts.crop, toText: ({ crop }) => cropLabels[crop] },
  { label: texts.use, toText: ({ use }) => productUseLabels[use] },
  { label: texts.environment, toText: ({ environment }) => environment },
  { label: texts.packaging, toText: ({ packaging }) => packagingLabels[packaging] },
  { label: texts.seedsPerBag, toText: ({ seedsPerBag }) => formatWithUnit(seedsPerBag, 'semillas') },
  { label: texts.density, toText: ({ densityPlantsHa }) => formatWithUnit(densityPlantsHa, 'plantas/ha') },
  { label: texts.kgPerBag, toText: ({ kgPerBag }) => formatWithUnit(kgPerBag, 'kg') },
  { label: texts.kgPerHa, toText: ({ kgPerHa }) => formatWithUnit(kgPerHa, 'kg/ha') },
  { label: texts.yield, toText: ({ yieldMV }) => formatWithUnit(yieldMV, texts.yieldUnit) },
  { label: texts.dryMatter, toText: ({ dryMatter }) => formatWithUnit(dryMatter, '%') },
  { label: texts.price, toText: ({ basePrice }) => formatMoney(basePrice) },
  { label: texts.maxDiscount, toText: ({ maxDiscount }) => formatWithUnit(maxDiscount, '%') },
  { label: texts.tax, toText: ({ taxRate }) => formatPercent(taxRate) },
  { label: texts.seedCategory, toText: ({ seedCategory }) => seedCategory },
  { label: texts.treatment, toText: ({ treatment }) => treatment },
  { label: texts.onSale, toText: ({ enabled }) => (enabled ? texts.enabled : texts.disabled) },
];
