import type { Product } from '@surco/shared/contract';
import { formatNumber, formatPercent } from '@surco/shared/domain/formats';
import { bagLabel, cropLabels, useLabels } from '@surco/shared/domain/product';
import type { ListColumn } from '@surco/shared/ui/list-page';
import { Money } from '@surco/shared/ui/money';
import { texts } from '../texts';
import { EnabledTag } from './EnabledTag';

export const columns: readonly ListColumn<Product>[] = [
  { key: 'code', title: texts.code, render: ({ code }) => code, sortField: 'code', phone: 'title', nowrap: true },
  { key: 'name', title: texts.name, render: ({ name }) => name, sortField: 'name' },
  { key: 'crop', title: texts.crop, render: ({ crop }) => cropLabels[crop], phone: 'hidden' },
  { key: 'use', title: texts.use, render: ({ use }) => useLabels[use] },
  { key: 'packaging', title: texts.packaging, render: bagLabel, align: 'right' },
  {
    key: 'yield',
    title: texts.yield,
    render: ({ yieldMV }) => `${formatNumber(yieldMV)} ${texts.yieldUnit}`,
    cell: ({ yieldMV }) => ({ decimal: yieldMV }),
    unit: texts.yieldUnit,
    align: 'right',
  },
  {
    key: 'price',
    title: texts.price,
    render: ({ basePrice }) => <Money value={basePrice} />,
    cell: ({ basePrice }) => ({ money: basePrice }),
    align: 'right',
    sortField: 'basePrice',
  },
  {
    key: 'maxDiscount',
    title: texts.maxDiscount,
    render: ({ maxDiscount }) => formatPercent(maxDiscount),
    cell: ({ maxDiscount }) => ({ percent: maxDiscount }),
    align: 'right',
  },
  {
    key: 'enabled',
    title: texts.sale,
    render: ({ enabled }) => <EnabledTag enabled={enabled} />,
    cell: ({ enabled }) => (enabled ? texts.enabled : texts.disabled),
    phone: 'aside',
  },
];
