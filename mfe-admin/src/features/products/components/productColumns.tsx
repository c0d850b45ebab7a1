import type { Product } from '@surco/shared/contract';
import { formatBagContents } from '@surco/shared/domain';
import { productFields as fields } from '@surco/shared/records/product';
import { formatField } from '@surco/shared/records/format';
import type { ListColumn } from '@surco/shared/ui/table';
import { Money } from '@surco/shared/ui/display';
import { EnabledTag } from './EnabledTag';

export const productColumns: readonly ListColumn<Product>[] = [
  {
    key: 'code',
    title: fields.code.label,
    render: ({ code }) => code,
    sortField: 'code',
    cardOrder: 2,
    cardLabel: 'hidden',
    nowrap: true,
  },
  { key: 'name', title: fields.name.label, render: ({ name }) => name, sortField: 'name', cardPosition: 'title' },
  {
    key: 'crop',
    title: fields.crop.label,
    render: ({ crop }) => formatField(fields.crop, crop),
    cardPosition: 'hidden',
  },
  { key: 'use', title: fields.use.label, render: ({ use }) => formatField(fields.use, use), cardLabel: 'hidden' },
  {
    key: 'packaging',
    title: fields.packaging.label,
    render: formatBagContents,
    align: 'right',
    cardPosition: 'hidden',
  },
  {
    key: 'yield',
    title: fields.yieldMV.label,
    render: ({ yieldMV }) => formatField(fields.yieldMV, yieldMV),
    exportCell: ({ yieldMV }) => ({ decimal: yieldMV }),
    unit: fields.yieldMV.unit,
    align: 'right',
    cardOrder: 3,
    cardLabel: 'hidden',
  },
  {
    key: 'price',
    title: fields.basePrice.label,
    render: ({ basePrice }) => <Money value={basePrice} />,
    exportCell: ({ basePrice }) => ({ money: basePrice }),
    align: 'right',
    sortField: 'basePrice',
    cardOrder: 1,
    cardLabel: 'hidden',
  },
  {
    key: 'maxDiscount',
    title: fields.maxDiscount.label,
    render: ({ maxDiscount }) => formatField(fields.maxDiscount, maxDiscount),
    exportCell: ({ maxDiscount }) => ({ percent: maxDiscount }),
    align: 'right',
  },
  {
    key: 'enabled',
    title: fields.enabled.label,
    render: ({ enabled }) => <EnabledTag enabled={enabled} />,
    exportCell: ({ enabled }) => formatField(fields.enabled, enabled),
    cardPosition: 'aside',
  },
];
