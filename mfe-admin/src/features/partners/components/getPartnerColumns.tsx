import type { Partner } from '@surco/shared/contract';
import { formatPhone, formatTonnes, getPhoneHref, noValue, offersSilage, type PartnerType } from '@surco/shared/domain';
import { createColumns } from '@surco/shared/records/lists/createColumns';
import { partnerColumns } from '@surco/shared/records/lists/partners';
import type { ListColumn } from '@surco/shared/ui/table';
import { Money, StatusTag } from '@surco/shared/ui/display';

const column = createColumns(partnerColumns);

const contactColumns: readonly ListColumn<Partner>[] = [
  column('name', { sortField: 'name', cardPosition: 'title' }),
  column('rfc', { cardPosition: 'hidden', nowrap: true }),
  column('contact', { cardLabel: 'hidden' }),
  column('phone', {
    render: ({ phone }) => (phone ? <a href={getPhoneHref(phone)}>{formatPhone(phone)}</a> : noValue),
    cardLabel: 'hidden',
    nowrap: true,
  }),
  column('locality', { cardLabel: 'hidden' }),
  column('zones', { cardLabel: 'hidden' }),
];

const silageColumns: readonly ListColumn<Partner>[] = [
  column('tonnes', {
    render: ({ tonnesAvailable }) => formatTonnes(tonnesAvailable),
    cardOrder: 1,
    cardLabel: 'hidden',
  }),
  column('price', { render: ({ pricePerTonne }) => <Money value={pricePerTonne} />, cardOrder: 2 }),
];

const statusColumn = column('status', {
  render: ({ status }) => <StatusTag status={status} />,
  cardPosition: 'aside',
});

/** The columns of a partner list; silage types also show tonnes and price (E-10). */
export const getPartnerColumns = (type: PartnerType): readonly ListColumn<Partner>[] => [
  ...contactColumns,
  ...(offersSilage(type) ? silageColumns : []),
  statusColumn,
];
