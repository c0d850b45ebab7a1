import type { CallQuery } from '@surco/shared/contract';
import type { ListFilter } from '@surco/shared/ui/list';
import { distributorOptions, productOptions, seasonOptions } from '../api/filterOptions';
import { texts } from '../texts';

export const FILTER_NAMES = [
  'search',
  'seasonId',
  'distributorId',
  'low',
  'productId',
] as const satisfies readonly (keyof CallQuery<'GET /inventories'>)[];

export const filters: readonly ListFilter<(typeof FILTER_NAMES)[number]>[] = [
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
