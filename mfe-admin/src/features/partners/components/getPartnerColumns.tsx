import type { Partner } from '@surco/shared/contract';
import {
  formatPhone,
  formatTonnes,
  getPhoneHref,
  noValue,
  offersSilage,
  type PartnerType,
  statusLabels,
} from '@surco/shared/domain';
import { partnerFields as fields } from '@surco/shared/records/partner';
import type { ListColumn } from '@surco/shared/ui/table';
import { Money, StatusTag } from '@surco/shared/ui/display';

const formatZones = ({ zones }: Partner): string => zones.map(({ name }) => name).join(', ') || noValue;

const contactColumns: readonly ListColumn<Partner>[] = [
  { key: 'name', title: fields.name.label, render: ({ name }) => name, sortField: 'name', cardPosition: 'title' },
  { key: 'rfc', title: fields.rfc.label, render: ({ rfc }) => rfc ?? noValue, cardPosition: 'hidden', nowrap: true },
  { key: 'contact', title: fields.contact.label, render: ({ contact }) => contact ?? noValue, cardLabel: 'hidden' },
  {
    key: 'phone',
    title: fields.phone.label,
    render: ({ phone }) => (phone ? <a href={getPhoneHref(phone)}>{formatPhone(phone)}</a> : noValue),
    exportCell: ({ phone }) => (phone ? formatPhone(phone) : null),
    cardLabel: 'hidden',
    nowrap: true,
  },
  {
    key: 'locality',
    title: fields.localityId.label,
    render: ({ locality }) => locality?.name ?? noValue,
    cardLabel: 'hidden',
  },
  { key: 'zones', title: fields.zoneIds.label, render: formatZones, cardLabel: 'hidden' },
];

const silageColumns: readonly ListColumn<Partner>[] = [
  {
    key: 'tonnes',
    title: fields.tonnesAvailable.label,
    render: ({ tonnesAvailable }) => formatTonnes(tonnesAvailable),
    exportCell: ({ tonnesAvailable }) => ({ decimal: tonnesAvailable }),
    align: 'right',
    cardOrder: 1,
    cardLabel: 'hidden',
  },
  {
    key: 'price',
    title: fields.pricePerTonne.label,
    render: ({ pricePerTonne }) => <Money value={pricePerTonne} />,
    exportCell: ({ pricePerTonne }) => (pricePerTonne === null ? null : { money: pricePerTonne }),
    align: 'right',
    cardOrder: 2,
  },
];

const statusColumn: ListColumn<Partner> = {
  key: 'status',
  title: fields.status.label,
  render: (partner) => <StatusTag status={partner.status} />,
  exportCell: (partner) => statusLabels[partner.status],
  cardPosition: 'aside',
};

/** The columns of a partner list; silage types also show tonnes and price (E-10). */
export const getPartnerColumns = (type: PartnerType): readonly ListColumn<Partner>[] => [
  ...contactColumns,
  ...(offersSilage(type) ? silageColumns : []),
  statusColumn,
];
