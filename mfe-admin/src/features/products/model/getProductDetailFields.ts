import type { ProductDetail } from '@surco/shared/contract';
import {
  cropLabels,
  formatBagContents,
  formatDateTime,
  formatNumber,
  formatPercent,
  noValue,
  productUseLabels,
} from '@surco/shared/domain';
import type { DetailPageProps } from '@surco/shared/ui/detail';
import { getListPriceGroup } from './productPriceHistory';
import { texts } from '../texts';

const getSowingField = (product: ProductDetail) =>
  product.packaging === 'KG'
    ? { label: texts.kgPerHa, value: `${formatNumber(product.kgPerHa)} kg/ha` }
    : { label: texts.density, value: `${formatNumber(product.densityPlantsHa)} plantas/ha` };

/** The fields of the detail page, in groups. @param today `YYYY-MM-DD` */
export const getProductDetailFields = (product: ProductDetail, today: string): DetailPageProps['groups'] => [
  {
    title: texts.identity,
    fields: [
      { label: texts.crop, value: cropLabels[product.crop] },
      { label: texts.use, value: productUseLabels[product.use] },
      { label: texts.environment, value: product.environment || noValue },
      { label: texts.tax, value: formatPercent(product.taxRate) },
    ],
  },
  {
    title: texts.sowing,
    fields: [
      { label: texts.packaging, value: formatBagContents(product) },
      getSowingField(product),
      { label: texts.dryMatter, value: formatPercent(product.dryMatter) },
    ],
  },
  {
    title: texts.seed,
    fields: [
      { label: texts.seedCategory, value: product.seedCategory || noValue },
      { label: texts.treatment, value: product.treatment || noValue },
      { label: 'Última modificación', value: formatDateTime(product.updatedAt) },
    ],
  },
  ...getListPriceGroup(product, today),
];
