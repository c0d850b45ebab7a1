import type { User } from '@surco/shared/contract';
import { roleLabels } from '@surco/shared/contract/roles';
import { formatPhone, phoneHref } from '@surco/shared/domain/phone';
import type { ListColumn } from '@surco/shared/ui/list-page';
import { StatusTag } from '@surco/shared/ui/status-tag';
import { texts } from '../texts';

/** A consultant works for a distributor, coordinators and supervisors for zones. */
const belongsTo = ({ distributor, zones }: User): string =>
  distributor?.name ?? (zones.map(({ name }) => name).join(', ') || texts.none);

export const columns: readonly ListColumn<User>[] = [
  {
    key: 'name',
    title: texts.name,
    render: ({ firstName, lastName }) => `${firstName} ${lastName}`,
    sortField: 'name',
    phone: 'title',
  },
  {
    key: 'email',
    title: texts.email,
    render: ({ email }) => (email ? <a href={`mailto:${email}`}>{email}</a> : texts.none),
    sortField: 'email',
  },
  {
    key: 'phone',
    title: texts.phone,
    render: ({ phone }) => (phone ? <a href={phoneHref(phone)}>{formatPhone(phone)}</a> : texts.none),
    nowrap: true,
  },
  { key: 'role', title: texts.role, render: ({ role }) => roleLabels[role] },
  { key: 'belongsTo', title: texts.distributor, render: belongsTo },
  { key: 'status', title: texts.status, render: ({ status }) => <StatusTag status={status} />, phone: 'aside' },
];
