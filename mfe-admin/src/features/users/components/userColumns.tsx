import type { User } from '@surco/shared/contract';
import { formatDate, formatFullName, formatPhone, getPhoneHref, roleLabels, statusLabels } from '@surco/shared/domain';
import { CellText, type ListColumn } from '@surco/shared/ui/table';
import { StatusTag } from '@surco/shared/ui/display';
import { userFields } from '@surco/shared/records/user';
import { texts } from '../texts';

/** The distributor of a consultant, or the zones of a coordinator or supervisor. */
const describeScope = ({ distributor, zones }: User): string =>
  distributor?.name ?? (zones.map(({ name }) => name).join(', ') || texts.none);

const nameColumn: ListColumn<User> = {
  key: 'name',
  title: texts.name,
  render: formatFullName,
  sortField: 'name',
  cardPosition: 'title',
};
const roleColumn: ListColumn<User> = {
  key: 'role',
  title: userFields.role.label,
  render: ({ role }) => roleLabels[role],
  cardLabel: 'hidden',
};

const createdAtColumn: ListColumn<User> = {
  key: 'createdAt',
  title: texts.createdAt,
  render: ({ createdAt }) => formatDate(createdAt),
  exportCell: ({ createdAt }) => ({ date: createdAt }),
  sortField: 'createdAt',
  sortAs: 'date',
  nowrap: true,
};

/** the columns of the user list. */
export const userColumns: readonly ListColumn<User>[] = [
  nameColumn,
  {
    key: 'email',
    title: userFields.email.label,
    render: ({ email }) =>
      email ? (
        <a href={`mailto:${email}`}>
          <CellText>{email}</CellText>
        </a>
      ) : (
        texts.none
      ),
    exportCell: ({ email }) => email,
    sortField: 'email',
    cardPosition: 'hidden',
  },
  {
    key: 'phone',
    title: userFields.phone.label,
    render: ({ phone }) => (phone ? <a href={getPhoneHref(phone)}>{formatPhone(phone)}</a> : texts.none),
    exportCell: ({ phone }) => phone && formatPhone(phone),
    cardLabel: 'hidden',
    nowrap: true,
  },
  roleColumn,
  { key: 'distributorOrZones', title: texts.distributorOrZones, render: describeScope, cardLabel: 'hidden' },
  {
    key: 'status',
    title: texts.status,
    render: ({ status }) => <StatusTag status={status} />,
    exportCell: ({ status }) => statusLabels[status],
    cardPosition: 'aside',
  },
  { ...createdAtColumn, optional: true, cardPosition: 'hidden' },
  {
    key: 'terms',
    title: texts.terms,
    render: ({ acceptedTosAt }) => (acceptedTosAt ? formatDate(acceptedTosAt) : texts.notAccepted),
    exportCell: ({ acceptedTosAt }) => acceptedTosAt && { date: acceptedTosAt },
    optional: true,
    cardPosition: 'hidden',
    nowrap: true,
  },
];

const distributorColumn: ListColumn<User> = {
  key: 'distributor',
  title: userFields.distributorId.label,
  render: ({ distributor }) => distributor?.name ?? texts.none,
  cardLabel: 'hidden',
};

/** the columns of pending users. The distributor is optional for a user who has only one. */
export const getPendingUserColumns = (hasSingleDistributor: boolean): readonly ListColumn<User>[] => [
  nameColumn,
  { ...roleColumn, cardOrder: 1 },
  hasSingleDistributor ? { ...distributorColumn, optional: true, cardPosition: 'hidden' } : distributorColumn,
  {
    key: 'zones',
    title: texts.zones,
    render: ({ zones }) => zones.map(({ name }) => name).join(', ') || texts.none,
    cardLabel: 'hidden',
  },
  { ...createdAtColumn, cardOrder: 2, cardLabel: 'hidden' },
];
