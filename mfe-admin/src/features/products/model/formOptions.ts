import {
  cropLabels,
  crops,
  formatNumber,
  formatPercent,
  limits,
  packagings,
  productUseLabels,
  productUses,
} from '@surco/shared/domain';
import { packagingLabels } from '../../../common/model/packagingLabels';

export const cropOptions = crops.map((value) => ({ value, label: cropLabels[value] }));
export const productUseOptions = productUses.map((value) => ({ value, label: productUseLabels[value] }));
export const packagingOptions = packagings.map((value) => ({ value, label: packagingLabels[value] }));
export const seedsPerBagOptions = limits.product.seedsPerBag.map((seeds) => ({
  value: String(seeds),
  label: `${formatNumber(seeds)} semillas`,
}));
export const taxRateOptions = limits.product.taxRates.map((rate) => ({
  value: String(rate),
  label: formatPercent(rate),
}));
