import type { Product } from '@surco/shared/contract';
import { cropLabels, formatBagContents, formatNumber, formatPercent, productUseLabels } from '@surco/shared/domain';
import type { ListColumn } from '@surco/shared/ui/table';
import { Money } from '@surco/shared/ui/display';
import { texts } from '../texts';
import { EnabledTag } from './EnabledTag';

export const productColumns: readonly ListColumn<Product>[] = [
  {
    key: 'code',
    title: texts.code,
    render: ({ code }) => code,
    sortField: 'code',
    cardOrder: 2,
    cardLabel: 'hidden',
    nowrap: true,
  },
  { key: 'name', title: texts.name, render: ({ name }) => name, sortField: 'name', cardPosition: 'title' },
  { key: 'crop', title: texts.crop, render: ({ crop }) => cropLabels[crop], cardPosition: 'hidden' },
  { key: 'use', title: texts.use, render: ({ use }) => productUseLabels[use], cardLabel: 'hidden' },
  {
    key: 'packaging',
    title: texts.packaging,
    render: formatBagContents,
    align: 'right',
    cardPosition: 'hidden',
  },
  {
    key: 'yield',
    title: texts.yield,
    render: ({ yieldMV }) => `${formatNumber(yieldMV)} ${texts.yieldUnit}`,
    exportCell: ({ yieldMV }) => ({ decimal: yieldMV }),
    unit: texts.yieldUnit,
    align: 'right',
    cardOrder: 3,
    cardLabel: 'hidden',
  },
  {
    key: 'price',
    title: texts.price,
    render: ({ basePrice }) => <Money value={basePrice} />,
    exportCell: ({ basePrice }) => ({ money: basePrice }),
    align: 'right',
    sortField: 'basePrice',
    cardOrder: 1,
    cardLabel: 'hidden',
  },
  {
    key: 'maxDiscount',
    title: texts.maxDiscount,
    render: ({ maxDiscount }) => formatPercent(maxDiscount),
    exportCell: ({ maxDiscount }) => ({ percent: maxDiscount }),
    align: 'right',
  },
  {
    key: 'enabled',
    title: texts.onSale,
    render: ({ enabled }) => <EnabledTag enabled={enabled} />,
    exportCell: ({ enabled }) => (enabled ? texts.enabled : texts.disabled),
    cardPosition: 'aside',
  },
];
