import type { Partner } from '@surco/shared/contract';
import { type PartnerType, statusLabels } from '@surco/shared/contract/statuses';
import { formatTonnes, noValue } from '@surco/shared/domain/formats';
import { formatPhone, phoneHref } from '@surco/shared/domain/phone';
import type { ListColumn } from '@surco/shared/ui/list-page';
import { Money } from '@surco/shared/ui/money';
import { StatusTag } from '@surco/shared/ui/status-tag';
import { hasSilage } from '../model/draft';
import { texts } from '../texts';

const zonesOf = ({ zones }: Partner): string => zones.map(({ name }) => name).join(', ') || noValue;

const who: readonly ListColumn<Partner>[] = [
  { key: 'name', title: texts.name, render: ({ name }) => name, sortField: 'name', phone: 'title' },
  { key: 'rfc', title: texts.rfc, render: ({ rfc }) => rfc ?? noValue, nowrap: true },
  { key: 'contact', title: texts.contact, render: ({ contact }) => contact ?? noValue },
  {
    key: 'phone',
    title: texts.phone,
    render: ({ phone }) => (phone ? <a href={phoneHref(phone)}>{formatPhone(phone)}</a> : noValue),
    cell: ({ phone }) => (phone ? formatPhone(phone) : null),
    nowrap: true,
  },
  { key: 'locality', title: texts.locality, render: ({ locality }) => locality?.name ?? noValue },
  { key: 'zones', title: texts.zones, render: zonesOf },
];

const silage: readonly ListColumn<Partner>[] = [
  {
    key: 'tonnes',
    title: texts.tonnes,
    render: ({ tonnesAvailable }) => formatTonnes(tonnesAvailable),
    cell: ({ tonnesAvailable }) => ({ decimal: tonnesAvailable }),
    align: 'right',
  },
  {
    key: 'price',
    title: texts.price,
    render: ({ pricePerTonne }) => <Money value={pricePerTonne} />,
    cell: ({ pricePerTonne }) => (pricePerTonne === null ? null : { money: pricePerTonne }),
    align: 'right',
  },
];

const status: ListColumn<Partner> = {
  key: 'status',
  title: texts.status,
  render: (partner) => <StatusTag status={partner.status} />,
  cell: (partner) => statusLabels[partner.status],
  phone: 'aside',
};

/** E-10: the silage types show what they have to sell. */
export const columnsOf = (type: PartnerType): readonly ListColumn<Partner>[] => [
  ...who,
  ...(hasSilage(type) ? silage : []),
  status,
];
