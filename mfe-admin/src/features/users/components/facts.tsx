import type { UserDetail } from '@surco/shared/contract';
import { roleLabels } from '@surco/shared/contract/roles';
import { formatDate, formatDateTime } from '@surco/shared/domain/formats';
import { roleNeeds } from '@surco/shared/domain/people';
import { formatPhone, phoneHref } from '@surco/shared/domain/phone';
import type { DetailPageProps, Fact } from '@surco/shared/ui/detail-page';
import { keyTexts, texts } from '../texts';

/** Whom it serves, by what its role needs. */
function scope({ role, distributor, zones }: UserDetail): Fact[] {
  const needs = roleNeeds(role);
  if (needs.distributor) return [{ label: texts.distributor, value: distributor?.name ?? texts.none }];
  if (needs.zones) return [{ label: texts.zones, value: zones.map(({ name }) => name).join(', ') || texts.none }];
  return [];
}

const clientKey = ({ role, clientKeyHint }: UserDetail): Fact[] =>
  role === 'Farmer'
    ? [{ label: keyTexts.label, value: clientKeyHint ? keyTexts.hint(clientKeyHint) : keyTexts.none }]
    : [];

const terms = ({ role, acceptedTosAt }: UserDetail): Fact[] =>
  role === 'Farmer'
    ? []
    : [{ label: texts.terms, value: acceptedTosAt ? formatDate(acceptedTosAt) : texts.notAccepted }];

/** A user's facts in groups. */
export const userFacts = (user: UserDetail): DetailPageProps['groups'] => [
  {
    title: texts.contact,
    facts: [
      { label: texts.email, value: user.email ? <a href={`mailto:${user.email}`}>{user.email}</a> : texts.none },
      {
        label: texts.phone,
        value: user.phone ? <a href={phoneHref(user.phone)}>{formatPhone(user.phone)}</a> : texts.none,
      },
    ],
  },
  {
    title: texts.access,
    facts: [
      { label: texts.role, value: roleLabels[user.role] },
      ...scope(user),
      ...(user.statusReason ? [{ label: texts.reason, value: user.statusReason }] : []),
      ...clientKey(user),
      ...terms(user),
      { label: texts.date, value: formatDate(user.createdAt) },
      { label: texts.changed, value: formatDateTime(user.updatedAt) },
    ],
  },
];
