import type { Client } from '@surco/shared/contract';
import type { Role } from '@surco/shared/contract/roles';
import { statusLabels } from '@surco/shared/contract/statuses';
import { formatDate, formatHectares, formatNumber, noValue } from '@surco/shared/domain/formats';
import { customerName, fullName } from '@surco/shared/domain/names';
import { formatPhone, phoneHref } from '@surco/shared/domain/phone';
import type { ListColumn } from '@surco/shared/ui/list-page';
import { StatusTag } from '@surco/shared/ui/status-tag';
import { texts } from '../texts';
import { CustomerName } from './CustomerName';

const column = (fields: ListColumn<Client>): ListColumn<Client> => fields;

const name = column({
  key: 'name',
  title: texts.name,
  render: (client) => <CustomerName client={client} />,
  cell: customerName,
  sortField: 'name',
  phone: 'title',
});
/** In the table a company's contact stands below its name; a spreadsheet has a column for it. */
const contact = column({
  key: 'contact',
  title: texts.contact,
  render: (client) => (client.businessName ? fullName(client) : noValue),
  optional: true,
  phone: 'hidden',
});
const phone = column({
  key: 'phone',
  title: texts.phone,
  render: ({ phone }) => <a href={phoneHref(phone)}>{formatPhone(phone)}</a>,
  cell: ({ phone }) => formatPhone(phone),
  nowrap: true,
});
const place: readonly ListColumn<Client>[] = [
  { key: 'locality', title: texts.locality, render: ({ locality }) => locality.name },
  { key: 'zone', title: texts.zone, render: ({ zone }) => zone.name, optional: true, phone: 'hidden' },
];
const ranch: readonly ListColumn<Client>[] = [
  {
    key: 'hectares',
    title: texts.hectares,
    render: ({ hectares }) => formatHectares(hectares),
    cell: ({ hectares }) => ({ decimal: hectares }),
    unit: 'ha',
    align: 'right',
    sortField: 'hectares',
  },
  {
    key: 'herdSize',
    title: texts.herd,
    render: ({ herdSize }) => formatNumber(herdSize),
    cell: ({ herdSize }) => herdSize,
    align: 'right',
  },
  {
    key: 'productionType',
    title: texts.productionType,
    render: ({ productionType }) => productionType?.name ?? noValue,
  },
];
const consultant = column({
  key: 'consultant',
  title: texts.consultant,
  render: ({ consultant }) => (consultant ? fullName(consultant) : texts.noConsultant),
  cell: ({ consultant }) => (consultant ? fullName(consultant) : null),
});
const createdAt = column({
  key: 'createdAt',
  title: texts.createdAt,
  render: ({ createdAt }) => formatDate(createdAt),
  cell: ({ createdAt }) => ({ date: createdAt }),
  sortField: 'createdAt',
  nowrap: true,
});
const further: readonly ListColumn<Client>[] = [
  { key: 'rfc', title: texts.rfc, render: ({ rfc }) => rfc ?? noValue, optional: true, phone: 'hidden', nowrap: true },
  { key: 'email', title: texts.email, render: ({ email }) => email ?? noValue, optional: true, phone: 'hidden' },
  { ...createdAt, optional: true, phone: 'hidden' },
];
const status = column({
  key: 'status',
  title: texts.status,
  render: ({ status }) => <StatusTag status={status} />,
  cell: ({ status }) => statusLabels[status],
  phone: 'aside',
});

/** The columns of domain.md §6, and more on request; a consultant knows whose its own are. */
export const columnsFor = (role: Role): readonly ListColumn<Client>[] => [
  name,
  contact,
  phone,
  ...place,
  ...ranch,
  role === 'Consultant' ? { ...consultant, optional: true, phone: 'hidden' } : consultant,
  ...further,
  status,
];

/** Of those who registered themselves: who and where they are, and since when they wait. */
export const pendingColumns: readonly ListColumn<Client>[] = [name, contact, phone, ...place, ...ranch, createdAt];
