import type { UserDetail } from '@surco/shared/contract';
import { getRoleRequirements, type Role, roleLabels } from '@surco/shared/domain';
import { createConflictFields } from '@surco/shared/records/conflictFields';
import { personFields, userFields } from '@surco/shared/records/user';
import { type ConflictField, mergeThreeWay } from '@surco/shared/ui/form';
import { formTexts as texts } from '../texts';
import { toFormValues, type UserFormValues } from './formValues';

const getRequirements = (role: Role | null) =>
  role ? getRoleRequirements(role) : { distributor: false, zones: false };

/** The fields that a version conflict compares; distributor and zones only where the role has them. */
export const conflictFields: readonly ConflictField<UserFormValues>[] = [
  ...createConflictFields(personFields),
  { label: userFields.role.label, toText: ({ role }) => (role ? roleLabels[role] : '') },
  {
    label: userFields.distributorId.label,
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
