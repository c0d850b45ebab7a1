import type { User } from '@surco/shared/contract';
import { formatDate, formatPhone, getPhoneHref } from '@surco/shared/domain';
import { createColumns } from '@surco/shared/records/lists/createColumns';
import { userColumns as described } from '@surco/shared/records/lists/users';
import { CellText, type ListColumn } from '@surco/shared/ui/table';
import { StatusTag } from '@surco/shared/ui/display';
import { texts } from '../texts';

const column = createColumns(described);

const nameColumn = column('name', { sortField: 'name', cardPosition: 'title' });
const roleColumn = column('role', { cardLabel: 'hidden' });
const createdAtColumn = column('createdAt', { sortField: 'createdAt', nowrap: true });

/** the columns of the user list. */
export const userColumns: readonly ListColumn<User>[] = [
  nameColumn,
  column('email', {
    render: ({ email }) =>
      email ? (
        <a href={`mailto:${email}`}>
          <CellText>{email}</CellText>
        </a>
      ) : (
        texts.none
      ),
    sortField: 'email',
    cardPosition: 'hidden',
  }),
  column('phone', {
    render: ({ phone }) => (phone ? <a href={getPhoneHref(phone)}>{formatPhone(phone)}</a> : texts.none),
    cardLabel: 'hidden',
    nowrap: true,
  }),
  roleColumn,
  column('distributorOrZones', { cardLabel: 'hidden' }),
  column('status', { render: ({ status }) => <StatusTag status={status} />, cardPosition: 'aside' }),
  column('invitation', { cardPosition: 'hidden', nowrap: true }),
  { ...createdAtColumn, optional: true, cardPosition: 'hidden' },
  column('terms', {
    render: ({ acceptedTosAt }) => (acceptedTosAt ? formatDate(acceptedTosAt) : texts.notAccepted),
    optional: true,
    cardPosition: 'hidden',
    nowrap: true,
  }),
];

const distributorColumn = column('distributor', { cardLabel: 'hidden' });

/** the columns of pending users. The distributor is optional for a user who has only one. */
export const getPendingUserColumns = (hasSingleDistributor: boolean): readonly ListColumn<User>[] => [
  nameColumn,
  { ...roleColumn, cardOrder: 1 },
  hasSingleDistributor ? { ...distributorColumn, optional: true, cardPosition: 'hidden' } : distributorColumn,
  column('zones', { cardLabel: 'hidden' }),
  { ...createdAtColumn, cardOrder: 2, cardLabel: 'hidden' },
];
