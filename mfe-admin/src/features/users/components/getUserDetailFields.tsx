import type { UserDetail } from '@surco/shared/contract';
import {
  formatDate,
  formatDateTime,
  formatPhone,
  getPhoneHref,
  getRoleRequirements,
  noValue,
  roleLabels,
} from '@surco/shared/domain';
import { userFields } from '@surco/shared/records/user';
import { describeInvitation } from '@surco/shared/records/lists/users';
import type { DetailField, DetailPageProps } from '@surco/shared/ui/detail';
import { clientKeyTexts, invitationTexts, secondFactorTexts, texts } from '../texts';

/** The distributor or the zones, whichever the role requires. */
function getScopeFields({ role, distributor, zones }: UserDetail): DetailField[] {
  const requirements = getRoleRequirements(role);
  if (requirements.distributor)
    return [{ label: userFields.distributorId.label, value: distributor?.name ?? texts.none }];
  if (requirements.zones)
    return [{ label: texts.zones, value: zones.map(({ name }) => name).join(', ') || texts.none }];
  return [];
}

const getClientKeyFields = ({ role, clientKeyHint }: UserDetail): DetailField[] =>
  role === 'Farmer'
    ? [{ label: clientKeyTexts.label, value: clientKeyHint ? clientKeyTexts.hint(clientKeyHint) : clientKeyTexts.none }]
    : [];

const getTermsFields = ({ role, acceptedTosAt, acceptedTosVersion }: UserDetail): DetailField[] =>
  role === 'Farmer'
    ? []
    : [
        {
          label: texts.terms,
          value: acceptedTosAt
            ? texts.acceptedVersion(formatDate(acceptedTosAt), acceptedTosVersion ?? noValue)
            : texts.notAccepted,
        },
      ];

const getSecondFactorFields = ({ role, hasSecondFactor }: UserDetail): DetailField[] =>
  role === 'Farmer'
    ? []
    : [{ label: secondFactorTexts.label, value: hasSecondFactor ? secondFactorTexts.on : secondFactorTexts.off }];

/** The fields of a user, in groups. */
export const getUserDetailFields = (user: UserDetail): DetailPageProps['groups'] => [
  {
    title: texts.contact,
    fields: [
      {
        label: userFields.email.label,
        value: user.email ? <a href={`mailto:${user.email}`}>{user.email}</a> : texts.none,
      },
      {
        label: userFields.phone.label,
        value: user.phone ? <a href={getPhoneHref(user.phone)}>{formatPhone(user.phone)}</a> : texts.none,
      },
    ],
  },
  {
    title: texts.access,
    fields: [
      { label: userFields.role.label, value: roleLabels[user.role] },
      ...getScopeFields(user),
      ...(user.statusReason ? [{ label: texts.reason, value: user.statusReason }] : []),
      ...getClientKeyFields(user),
      ...(user.invitation ? [{ label: invitationTexts.label, value: describeInvitation(user) ?? texts.none }] : []),
      ...getSecondFactorFields(user),
      ...getTermsFields(user),
      { label: texts.createdAt, value: formatDate(user.createdAt) },
      { label: texts.updatedAt, value: formatDateTime(user.updatedAt) },
    ],
  },
];
