import type { UserDetail } from '@surco/shared/contract';
import { formatPhone, getRoleRequirements, type Role, roleLabels } from '@surco/shared/domain';
import { type ConflictField, mergeThreeWay } from '@surco/shared/ui/form';
import { formTexts as texts } from '../texts';
import { toFormValues, type UserFormValues } from './formValues';

const getRequirements = (role: Role | null) =>
  role ? getRoleRequirements(role) : { distributor: false, zones: false };

/** The fields that a version conflict compares; distributor and zones only where the role has them. */
export const conflictFields: readonly ConflictField<UserFormValues>[] = [
  { label: texts.firstName, toText: ({ firstName }) => firstName.trim() },
  { label: texts.lastName, toText: ({ lastName }) => lastName.trim() },
  { label: texts.email, toText: ({ email }) => email.trim() },
  { label: texts.phone, toText: ({ phone }) => formatPhone(phone) },
  { label: texts.role, toText: ({ role }) => (role ? roleLabels[role] : '') },
  {
    label: texts.distributor,
    toText: ({ role, distributor }) => (getRequirements(role).distributor ? (distributor?.name ?? '') : ''),
  },
  {
    label: texts.zones,
    toText: ({ role, zones }) =>
      getRequirements(role).zones
        ? zones
            .map(({ name }) => name)
            .sort()
            .join(', ')
        : '',
  },
];

/** Applies the local changes to the stored user. Role, distributor and zones are merged as one unit. */
export const mergeUserChanges = (base: UserDetail, mine: UserFormValues, stored: UserDetail): UserFormValues =>
  mergeThreeWay(toFormValues(base), mine, toFormValues(stored), [['role', 'distributor', 'zones']]);

/**
 * Whether both values have the same text in every field of {@link conflictFields}: ignores outer spaces, the format of
 * the phone and the order of the zones.
 */
export const hasSameValues = (a: UserFormValues, b: UserFormValues): boolean =>
  conflictFields.every(({ toText }) => toText(a) === toText(b));
