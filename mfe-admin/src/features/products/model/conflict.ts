import { formatMoney, formatNumber, formatPercent } from '@surco/shared/domain/formats';
import { cropLabels, useLabels } from '@surco/shared/domain/product';
import type { ConflictField } from '@surco/shared/ui/version-conflict';
import { texts } from '../texts';
import type { ProductDraft } from './draft';
import { packagingLabels } from './options';

const figure = (value: number | null, unit: string): string => (value === null ? '' : `${formatNumber(value)} ${unit}`);

/** How the fields of a product are told where two people changed it. */
export const conflictFields: readonly ConflictField<ProductDraft>[] = [
  { label: texts.code, text: ({ code }) => code },
  { label: texts.name, text: ({ name }) => name },
  { label: texts.crop, text: ({ crop }) => cropLabels[crop] },
  { label: texts.use, text: ({ use }) => useLabels[use] },
  { label: texts.environment, text: ({ environment }) => environment },
  { label: texts.packaging, text: ({ packaging }) => packagingLabels[packaging] },
  { label: texts.seedsPerBag, text: ({ seedsPerBag }) => figure(seedsPerBag, 'semillas') },
  { label: texts.density, text: ({ densityPlantsHa }) => figure(densityPlantsHa, 'plantas/ha') },
  { label: texts.kgPerBag, text: ({ kgPerBag }) => figure(kgPerBag, 'kg') },
  { label: texts.kgPerHa, text: ({ kgPerHa }) => figure(kgPerHa, 'kg/ha') },
  { label: texts.yield, text: ({ yieldMV }) => figure(yieldMV, texts.yieldUnit) },
  { label: texts.dryMatter, text: ({ dryMatter }) => figure(dryMatter, '%') },
  { label: texts.price, text: ({ basePrice }) => formatMoney(basePrice) },
  { label: texts.maxDiscount, text: ({ maxDiscount }) => figure(maxDiscount, '%') },
  { label: texts.tax, text: ({ taxRate }) => formatPercent(taxRate) },
  { label: texts.seedCategory, text: ({ seedCategory }) => seedCategory },
  { label: texts.treatment, text: ({ treatment }) => treatment },
  { label: texts.sale, text: ({ enabled }) => (enabled ? texts.enabled : texts.disabled) },
];
