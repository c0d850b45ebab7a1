import type { Customer } from '@surco/shared/contract';
import {
  formatCustomerName,
  formatCustomerPhone,
  formatDate,
  formatFullName,
  formatColumnHectares,
  formatNumber,
  getPhoneHref,
  noValue,
  type Role,
  statusLabels,
} from '@surco/shared/domain';
import type { ListColumn } from '@surco/shared/ui/table';
import { StatusTag } from '@surco/shared/ui/display';
import { texts } from '../texts';
import { CustomerName } from './CustomerName';

const defineColumn = (fields: ListColumn<Customer>): ListColumn<Customer> => fields;

const nameColumn = defineColumn({
  key: 'name',
  title: texts.name,
  render: (customer) => <CustomerName customer={customer} />,
  exportCell: formatCustomerName,
  sortField: 'name',
  cardPosition: 'title',
});
/** Optional, because the name column already shows the contact of a company; the export needs it. */
const contactColumn = defineColumn({
  key: 'contact',
  title: texts.contact,
  render: (customer) => (customer.businessName ? formatFullName(customer) : noValue),
  optional: true,
  cardOrder: 1,
  cardLabel: 'hidden',
});
const phoneColumn = defineColumn({
  key: 'phone',
  title: texts.phone,
  render: ({ phone }) => {
    const shown = formatCustomerPhone(phone);
    return shown ? <a href={getPhoneHref(phone)}>{shown}</a> : noValue;
  },
  exportCell: ({ phone }) => formatCustomerPhone(phone) || null,
  cardOrder: 2,
  cardLabel: 'hidden',
  nowrap: true,
});
const locationColumns: readonly ListColumn<Customer>[] = [
  { key: 'locality', title: texts.locality, render: ({ locality }) => locality.name, cardLabel: 'hidden' },
  { key: 'zone', title: texts.zone, render: ({ zone }) => zone.name, optional: true, cardPosition: 'hidden' },
];
const ranchColumns: readonly ListColumn<Customer>[] = [
  {
    key: 'hectares',
    title: texts.hectares,
    render: ({ hectares }) => formatColumnHectares(hectares),
    exportCell: ({ hectares }) => ({ decimal: hectares }),
    unit: 'ha',
    align: 'right',
    sortField: 'hectares',
    cardLabel: 'hidden',
  },
  {
    key: 'herdSize',
    title: texts.herd,
    render: ({ herdSize }) => formatNumber(herdSize),
    exportCell: ({ herdSize }) => herdSize,
    align: 'right',
    cardPosition: 'hidden',
  },
  {
    key: 'productionType',
    title: texts.productionType,
    render: ({ productionType }) => productionType?.name ?? noValue,
    cardPosition: 'hidden',
  },
];
const consultantColumn = defineColumn({
  key: 'consultant',
  title: texts.consultant,
  render: ({ consultant }) => (consultant ? formatFullName(consultant) : texts.noConsultant),
  exportCell: ({ consultant }) => (consultant ? formatFullName(consultant) : null),
  cardLabel: 'hidden',
});
const createdAtColumn = defineColumn({
  key: 'createdAt',
  title: texts.createdAt,
  render: ({ createdAt }) => formatDate(createdAt),
  exportCell: ({ createdAt }) => ({ date: createdAt }),
  sortField: 'createdAt',
  sortAs: 'date',
  nowrap: true,
});
const extraColumns: readonly ListColumn<Customer>[] = [
  {
    key: 'rfc',
    title: texts.rfc,
    render: ({ rfc }) => rfc ?? noValue,
    optional: true,
    cardPosition: 'hidden',
    nowrap: true,
  },
  { key: 'email', title: texts.email, render: ({ email }) => email ?? noValue, optional: true, cardPosition: 'hidden' },
  { ...createdAtColumn, optional: true, cardPosition: 'hidden' },
];
const statusColumn = defineColumn({
  key: 'status',
  title: texts.status,
  render: ({ status }) => <StatusTag status={status} />,
  exportCell: ({ status }) => statusLabels[status],
  cardPosition: 'aside',
});

const ranchColumnsWithoutCard = ranchColumns.map((column): ListColumn<Customer> => ({
  ...column,
  cardPosition: 'hidden',
}));

/** The columns of the customer list. Consultants do not need the consultant column, so it is optional for them. */
export const getCustomerColumns = (role: Role): readonly ListColumn<Customer>[] => [
  nameColumn,
  contactColumn,
  phoneColumn,
  ...locationColumns,
  ...(role === 'Consultant'
    ? [...ranchColumns, { ...consultantColumn, optional: true, cardPosition: 'hidden' } as const]
    : [...ranchColumnsWithoutCard, consultantColumn]),
  ...extraColumns,
  statusColumn,
];

/** The columns of customers that wait for approval, with their registration date. */
export const pendingCustomerColumns: readonly ListColumn<Customer>[] = [
  nameColumn,
  contactColumn,
  phoneColumn,
  ...locationColumns,
  ...ranchColumnsWithoutCard,
  createdAtColumn,
];
