import type { User } from '@surco/shared/contract';
import { roleLabels } from '@surco/shared/contract/roles';
import { statusLabels } from '@surco/shared/contract/statuses';
import { formatDate } from '@surco/shared/domain/formats';
import { fullName } from '@surco/shared/domain/names';
import { formatPhone, phoneHref } from '@surco/shared/domain/phone';
import type { ListColumn } from '@surco/shared/ui/list-page';
import { StatusTag } from '@surco/shared/ui/status-tag';
import { texts } from '../texts';

/** A consultant works for a distributor, coordinators and supervisors for zones. */
export const belongsTo = ({ distributor, zones }: User): string =>
  distributor?.name ?? (zones.map(({ name }) => name).join(', ') || texts.none);

const name: ListColumn<User> = {
  key: 'name',
  title: texts.name,
  render: fullName,
  sortField: 'name',
  phone: 'title',
};
const role: ListColumn<User> = { key: 'role', title: texts.role, render: ({ role }) => roleLabels[role] };

const date: ListColumn<User> = {
  key: 'createdAt',
  title: texts.date,
  render: ({ createdAt }) => formatDate(createdAt),
  cell: ({ createdAt }) => ({ date: createdAt }),
  sortField: 'createdAt',
  nowrap: true,
};

/** */
export const columns: readonly ListColumn<User>[] = [
  name,
  {
    key: 'email',
    title: texts.email,
    render: ({ email }) => (email ? <a href={`mailto:${email}`}>{email}</a> : texts.none),
    cell: ({ email }) => email,
    sortField: 'email',
  },
  {
    key: 'phone',
    title: texts.phone,
    render: ({ phone }) => (phone ? <a href={phoneHref(phone)}>{formatPhone(phone)}</a> : texts.none),
    cell: ({ phone }) => phone && formatPhone(phone),
    nowrap: true,
  },
  role,
  { key: 'belongsTo', title: texts.belongsTo, render: belongsTo },
  {
    key: 'status',
    title: texts.status,
    render: ({ status }) => <StatusTag status={status} />,
    cell: ({ status }) => statusLabels[status],
    phone: 'aside',
  },
  { ...date, optional: true, phone: 'hidden' },
  {
    key: 'terms',
    title: texts.terms,
    render: ({ acceptedTosAt }) => (acceptedTosAt ? formatDate(acceptedTosAt) : texts.notAccepted),
    cell: ({ acceptedTosAt }) => acceptedTosAt && { date: acceptedTosAt },
    optional: true,
    phone: 'hidden',
    nowrap: true,
  },
];

/** name, role, distributor and date. */
export const pendingColumns: readonly ListColumn<User>[] = [
  name,
  role,
  { key: 'distributor', title: texts.distributor, render: ({ distributor }) => distributor?.name ?? texts.none },
  { key: 'zones', title: texts.zones, render: ({ zones }) => zones.map(({ name }) => name).join(', ') || texts.none },
  date,
];
