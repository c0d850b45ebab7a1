import type { Partner } from '@surco/shared/contract';
import { formatPhone, formatTonnes, getPhoneHref, noValue, type PartnerType, statusLabels } from '@surco/shared/domain';
import type { ListColumn } from '@surco/shared/ui/table';
import { Money, StatusTag } from '@surco/shared/ui/display';
import { hasSilage } from '../model/formValues';
import { texts } from '../texts';

const formatZones = ({ zones }: Partner): string => zones.map(({ name }) => name).join(', ') || noValue;

const contactColumns: readonly ListColumn<Partner>[] = [
  { key: 'name', title: texts.name, render: ({ name }) => name, sortField: 'name', cardPosition: 'title' },
  { key: 'rfc', title: texts.rfc, render: ({ rfc }) => rfc ?? noValue, cardPosition: 'hidden', nowrap: true },
  { key: 'contact', title: texts.contact, render: ({ contact }) => contact ?? noValue, cardLabel: 'hidden' },
  {
    key: 'phone',
    title: texts.phone,
    render: ({ phone }) => (phone ? <a href={getPhoneHref(phone)}>{formatPhone(phone)}</a> : noValue),
    exportCell: ({ phone }) => (phone ? formatPhone(phone) : null),
    cardLabel: 'hidden',
    nowrap: true,
  },
  { key: 'locality', title: texts.locality, render: ({ locality }) => locality?.name ?? noValue, cardLabel: 'hidden' },
  { key: 'zones', title: texts.zones, render: formatZones, cardLabel: 'hidden' },
];

const silageColumns: readonly ListColumn<Partner>[] = [
  {
    key: 'tonnes',
    title: texts.tonnes,
    render: ({ tonnesAvailable }) => formatTonnes(tonnesAvailable),
    exportCell: ({ tonnesAvailable }) => ({ decimal: tonnesAvailable }),
    align: 'right',
    cardOrder: 1,
    cardLabel: 'hidden',
  },
  {
    key: 'price',
    title: texts.price,
    render: ({ pricePerTonne }) => <Money value={pricePerTonne} />,
    exportCell: ({ pricePerTonne }) => (pricePerTonne === null ? null : { money: pricePerTonne }),
    align: 'right',
    cardOrder: 2,
  },
];

const statusColumn: ListColumn<Partner> = {
  key: 'status',
  title: texts.status,
  render: (partner) => <StatusTag status={partner.status} />,
  exportCell: (partner) => statusLabels[partner.status],
  cardPosition: 'aside',
};

/** The columns of a partner list; silage types also show tonnes and price (E-10). */
export const getPartnerColumns = (type: PartnerType): readonly ListColumn<Partner>[] => [
  ...contactColumns,
  ...(hasSilage(type) ? silageColumns : []),
  statusColumn,
];
