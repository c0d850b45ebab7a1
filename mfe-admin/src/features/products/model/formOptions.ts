import { formatNumber, formatPercent } from '@surco/shared/domain';
import { productFields as fields } from '@surco/shared/records/product';
import { toOptions } from '@surco/shared/ui/fields';

export const cropOptions = toOptions(fields.crop.choices);
export const productUseOptions = toOptions(fields.use.choices);
export const packagingOptions = toOptions(fields.packaging.choices);
export const seedsPerBagOptions = fields.seedsPerBag.offered.map((seeds) => ({
  value: String(seeds),
  label: `${formatNumber(seeds)} semillas`,
}));
export const taxRateOptions = fields.taxRate.offered.map((rate) => ({
  value: String(rate),
  label: formatPercent(rate),
}));
