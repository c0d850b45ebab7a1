import {
  cropLabels,
  crops,
  formatNumber,
  formatPercent,
  packagingLabels,
  packagings,
  productUseLabels,
  productUses,
} from '@surco/shared/domain';
import { productFields } from '@surco/shared/records/product';

export const cropOptions = crops.map((value) => ({ value, label: cropLabels[value] }));
export const productUseOptions = productUses.map((value) => ({ value, label: productUseLabels[value] }));
export const packagingOptions = packagings.map((value) => ({ value, label: packagingLabels[value] }));
export const seedsPerBagOptions = productFields.seedsPerBag.offered.map((seeds) => ({
  value: String(seeds),
  label: `${formatNumber(seeds)} semillas`,
}));
export const taxRateOptions = productFields.taxRate.offered.map((rate) => ({
  value: String(rate),
  label: formatPercent(rate),
}));
