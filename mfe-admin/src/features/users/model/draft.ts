import type { CallInput, UserDetail } from '@surco/shared/contract';
import { type Role, roleLabels } from '@surco/shared/contract/roles';
import { accountProblems, roleNeeds } from '@surco/shared/domain/people';
import { formatPhone, normalisePhone, phoneMessage } from '@surco/shared/domain/phone';
import type { Problem } from '@surco/shared/domain/problem';
import { type ConflictField, onTop } from '@surco/shared/ui/version-conflict';
import { formTexts as texts } from '../texts';

export interface Named {
  readonly id: string;
  readonly name: string;
}

/** A user as it is typed. */
export interface UserDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly role: Role | null;
  readonly distributor: Named | null;
  readonly zones: readonly Named[];
}

export type TextField = 'firstName' | 'lastName' | 'email' | 'phone';

export const NO_USER: UserDraft = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  role: null,
  distributor: null,
  zones: [],
};

export const draftOf = ({ firstName, lastName, email, phone, role, distributor, zones }: UserDetail): UserDraft => ({
  firstName,
  lastName,
  email: email ?? '',
  phone: formatPhone(phone),
  role,
  distributor,
  zones,
});

const needsOf = (role: Role | null) => (role ? roleNeeds(role) : { distributor: false, zones: false });

/** What is sent: no more than the role needs. */
export function bodyOf(draft: UserDraft, role: Role): CallInput<'POST /users'>['body'] {
  const needs = roleNeeds(role);
  return {
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    email: draft.email.trim() || null,
    phone: draft.phone.trim() || null,
    role,
    distributorId: needs.distributor ? (draft.distributor?.id ?? null) : null,
    zoneIds: needs.zones ? draft.zones.map(({ id }) => id) : [],
  };
}

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const LENGTHS = { firstName: 80, lastName: 80, email: 254 } as const;
const names = ['firstName', 'lastName'] as const;

/** What is wrong with a user, by the rules of the API; the first complaint about a field is the one shown. */
export function problemsOf(draft: UserDraft): Problem[] {
  const { email, phone, role, distributor, zones } = draft;
  const lengths = Object.entries(LENGTHS) as [keyof typeof LENGTHS, number][];
  const checks: readonly (readonly [boolean, string, string])[] = [
    ...names.map((name) => [!draft[name].trim(), name, texts.missing[name]] as const),
    ...lengths.map(([name, most]) => [draft[name].trim().length > most, name, texts.tooLong(most)] as const),
    [email.trim() !== '' && !EMAIL.test(email.trim()), 'email', texts.badEmail],
    [phone.trim() !== '' && !normalisePhone(phone), 'phone', phoneMessage],
    [!role, 'role', texts.missing.role],
  ];
  return [
    ...checks.flatMap(([wrong, path, message]) => (wrong ? [{ path, message }] : [])),
    ...(role
      ? accountProblems({
          role,
          email: email.trim(),
          phone: phone.trim(),
          distributorId: distributor?.id,
          zoneIds: zones.map(({ id }) => id),
        })
      : []),
  ];
}

/** Both sides of a conflict in words, as far as the role has such a field. */
export const conflictFields: readonly ConflictField<UserDraft>[] = [
  { label: texts.firstName, text: ({ firstName }) => firstName.trim() },
  { label: texts.lastName, text: ({ lastName }) => lastName.trim() },
  { label: texts.email, text: ({ email }) => email.trim() },
  { label: texts.phone, text: ({ phone }) => formatPhone(phone) },
  { label: texts.role, text: ({ role }) => (role ? roleLabels[role] : '') },
  {
    label: texts.distributor,
    text: ({ role, distributor }) => (needsOf(role).distributor ? (distributor?.name ?? '') : ''),
  },
  {
    label: texts.zones,
    text: ({ role, zones }) =>
      needsOf(role).zones
        ? zones
            .map(({ name }) => name)
            .toSorted()
            .join(', ')
        : '',
  },
];

/** What was typed, on top of what somebody else stored meanwhile; a role and whom it serves are not mixed. */
export const keptOver = (base: UserDetail, mine: UserDraft, stored: UserDetail): UserDraft =>
  onTop(draftOf(base), mine, draftOf(stored), [['role', 'distributor', 'zones']]);

/** Whether two drafts would be sent alike. */
export const sameDraft = (one: UserDraft, other: UserDraft): boolean =>
  conflictFields.every(({ text }) => text(one) === text(other));
