import type { ProductDetail } from '@surco/shared/contract';
import { formatDateTime, formatMoney, formatNumber, formatPercent, noValue } from '@surco/shared/domain/formats';
import { fullName } from '@surco/shared/domain/names';
import { bagLabel, cropLabels, useLabels } from '@surco/shared/domain/product';
import type { DetailPageProps } from '@surco/shared/ui/detail-page';
import type { TimelineEntry } from '@surco/shared/ui/timeline';
import { texts } from '../texts';

const sowingFact = (product: ProductDetail) =>
  product.packaging === 'KG'
    ? { label: texts.kgPerHa, value: `${formatNumber(product.kgPerHa)} kg/ha` }
    : { label: texts.density, value: `${formatNumber(product.densityPlantsHa)} plantas/ha` };

/** The facts of a product, in groups. */
export const groupsOf = (product: ProductDetail): DetailPageProps['groups'] => [
  {
    title: texts.identity,
    facts: [
      { label: texts.crop, value: cropLabels[product.crop] },
      { label: texts.use, value: useLabels[product.use] },
      { label: texts.environment, value: product.environment || noValue },
      { label: texts.tax, value: formatPercent(product.taxRate) },
    ],
  },
  {
    title: texts.sowing,
    facts: [
      { label: texts.packaging, value: bagLabel(product) },
      sowingFact(product),
      { label: texts.dryMatter, value: formatPercent(product.dryMatter) },
    ],
  },
  {
    title: texts.seed,
    facts: [
      { label: texts.seedCategory, value: product.seedCategory || noValue },
      { label: texts.treatment, value: product.treatment || noValue },
      { label: 'Última modificación', value: formatDateTime(product.updatedAt) },
    ],
  },
];

/** What it cost when, the newest first. */
export const priceHistory = ({ prices }: ProductDetail): TimelineEntry[] =>
  prices.map(({ price, at, by }, index) => {
    const before = prices[index + 1];
    return {
      at,
      text: before ? texts.newPrice(formatMoney(price)) : texts.firstPrice(formatMoney(price)),
      who: by ? fullName(by) : undefined,
      detail: before && texts.priceBefore(formatMoney(before.price)),
    };
  });
