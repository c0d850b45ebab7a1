import { formatNumber, formatPercent } from '@surco/shared/domain/formats';
import { limits } from '@surco/shared/domain/limits';
import { cropLabels, crops, type Packaging, packagings, productUses, useLabels } from '@surco/shared/domain/product';

export const packagingLabels: Record<Packaging, string> = { SEMILLAS: 'Por semillas', KG: 'Por kilogramos' };

export const cropOptions = crops.map((value) => ({ value, label: cropLabels[value] }));
export const usageOptions = productUses.map((value) => ({ value, label: useLabels[value] }));
export const packagingOptions = packagings.map((value) => ({ value, label: packagingLabels[value] }));
export const seedsOptions = limits.product.seedsPerBag.map((seeds) => ({
  value: String(seeds),
  label: `${formatNumber(seeds)} semillas`,
}));
export const taxOptions = limits.product.taxRates.map((rate) => ({ value: String(rate), label: formatPercent(rate) }));
