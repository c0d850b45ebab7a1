import type { ListFilter } from '@surco/shared/ui/list';
import { distributorOptions, productOptions, seasonOptions } from '../api/filterOptions';
import type { InventoryFilterName } from '../model/filterNames';
import { texts } from '../texts';

export const filters: readonly ListFilter<InventoryFilterName>[] = [
  { kind: 'search', name: 'search', label: texts.search },
  { kind: 'remote', name: 'seasonId', label: texts.season, ...seasonOptions },
  { kind: 'remote', name: 'distributorId', label: texts.distributor, ...distributorOptions },
  {
    kind: 'select',
    name: 'low',
    label: texts.stockLevel,
    options: [
      { value: 'true', label: texts.lowStock },
      { value: 'false', label: texts.enoughStock },
    ],
  },
  { kind: 'remote', name: 'productId', label: texts.product, ...productOptions },
];
