import type { ProductDetail } from '@surco/shared/contract';
import { formatBagContents, formatDateTime } from '@surco/shared/domain';
import { toDetailFields } from '@surco/shared/records/format';
import { productFields } from '@surco/shared/records/product';
import type { DetailPageProps } from '@surco/shared/ui/detail';
import { getListPriceGroup } from './productPriceHistory';
import { texts } from '../texts';

/** The fields of the detail page, in groups. @param today `YYYY-MM-DD` */
export const getProductDetailFields = (product: ProductDetail, today: string): DetailPageProps['groups'] => [
  {
    title: texts.identity,
    fields: toDetailFields(productFields, product, ['crop', 'use', 'environment', 'taxRate']),
  },
  {
    title: texts.sowing,
    fields: [
      { label: productFields.packaging.label, value: formatBagContents(product) },
      ...toDetailFields(productFields, product, [
        product.packaging === 'KG' ? 'kgPerHa' : 'densityPlantsHa',
        'dryMatter',
      ]),
    ],
  },
  {
    title: texts.seed,
    fields: [
      ...toDetailFields(productFields, product, ['seedCategory', 'treatment']),
      { label: 'Última modificación', value: formatDateTime(product.updatedAt) },
    ],
  },
  ...getListPriceGroup(product, today),
];
