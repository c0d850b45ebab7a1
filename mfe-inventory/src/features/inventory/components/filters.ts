import type { ListFilter } from '@surco/shared/ui/list-types';
import { distributors, products, seasons } from '../../../state/options';
import { texts } from '../texts';

export const FILTERS = ['search', 'seasonId', 'distributorId', 'low', 'productId'] as const;

export const filters: readonly ListFilter<(typeof FILTERS)[number]>[] = [
  { kind: 'search', name: 'search', label: texts.search },
  { kind: 'remote', name: 'seasonId', label: texts.season, ...seasons },
  { kind: 'remote', name: 'distributorId', label: texts.distributor, ...distributors },
  {
    kind: 'select',
    name: 'low',
    label: texts.low,
    options: [
      { value: 'true', label: texts.lowOnly },
      { value: 'false', label: texts.enough },
    ],
  },
  { kind: 'remote', name: 'productId', label: texts.product, ...products },
];
