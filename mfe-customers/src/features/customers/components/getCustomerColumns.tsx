import type { Customer } from '@surco/shared/contract';
import {
  formatCustomerPhone,
  formatFullName,
  formatColumnHectares,
  getPhoneHref,
  noValue,
  type Role,
} from '@surco/shared/domain';
import { createColumns } from '@surco/shared/records/lists/createColumns';
import { customerColumns } from '@surco/shared/records/lists/customers';
import type { ListColumn } from '@surco/shared/ui/table';
import { StatusTag } from '@surco/shared/ui/display';
import { texts } from '../texts';
import { CustomerName } from './CustomerName';

const column = createColumns(customerColumns);

const identityColumns: readonly ListColumn<Customer>[] = [
  column('name', {
    render: (customer) => <CustomerName customer={customer} />,
    sortField: 'name',
    cardPosition: 'title',
  }),
  // Optional, because the name column already shows the contact of a company; the export needs it.
  column('contact', { optional: true, cardOrder: 1, cardLabel: 'hidden' }),
  column('phone', {
    render: ({ phone }) => {
      const shown = formatCustomerPhone(phone);
      return shown ? <a href={getPhoneHref(phone)}>{shown}</a> : noValue;
    },
    cardOrder: 2,
    cardLabel: 'hidden',
    nowrap: true,
  }),
  column('locality', { cardLabel: 'hidden' }),
  column('zone', { optional: true, cardPosition: 'hidden' }),
];
const ranchColumns: readonly ListColumn<Customer>[] = [
  column('hectares', {
    render: ({ hectares }) => formatColumnHectares(hectares),
    sortField: 'hectares',
    cardLabel: 'hidden',
  }),
  column('herdSize', { cardPosition: 'hidden' }),
  column('productionType', { cardPosition: 'hidden' }),
];
const consultantColumn = column('consultant', {
  render: ({ consultant }) => (consultant ? formatFullName(consultant) : texts.noConsultant),
  cardLabel: 'hidden',
});
const createdAtColumn = column('createdAt', { sortField: 'createdAt', nowrap: true });
const extraColumns: readonly ListColumn<Customer>[] = [
  column('rfc', { optional: true, cardPosition: 'hidden', nowrap: true }),
  column('email', { optional: true, cardPosition: 'hidden' }),
  { ...createdAtColumn, optional: true, cardPosition: 'hidden' },
];
const statusColumn = column('status', {
  render: ({ status }) => <StatusTag status={status} />,
  cardPosition: 'aside',
});

const ranchColumnsWithoutCard = ranchColumns.map((ranchColumn): ListColumn<Customer> => ({
  ...ranchColumn,
  cardPosition: 'hidden',
}));

/** The columns of the customer list. Consultants do not need the consultant column, so it is optional for them. */
export const getCustomerColumns = (role: Role): readonly ListColumn<Customer>[] => [
  ...identityColumns,
  ...(role === 'Consultant'
    ? [...ranchColumns, { ...consultantColumn, optional: true, cardPosition: 'hidden' } as const]
    : [...ranchColumnsWithoutCard, consultantColumn]),
  ...extraColumns,
  statusColumn,
];

/** The columns of customers that wait for approval, with their registration date. */
export const pendingCustomerColumns: readonly ListColumn<Customer>[] = [
  ...identityColumns,
  ...ranchColumnsWithoutCard,
  createdAtColumn,
];
