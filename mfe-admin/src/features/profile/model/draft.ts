import type { User } from '@surco/shared/contract';
import { formatPhone, normalisePhone, phoneMessage } from '@surco/shared/domain/phone';
import { isRecord } from '@surco/shared/platform';
import type { FieldProblem } from '@surco/shared/ui/form-errors';
import { texts } from '../texts';

/** What a person may change of itself, as it is typed. */
export interface Draft {
  firstName: string;
  lastName: string;
  phone: string;
}

export type FieldName = keyof Draft;

/** What the server holds of it. */
export type Profile = Pick<User, FieldName | 'version'>;

export const FIELDS: readonly FieldName[] = ['firstName', 'lastName', 'phone'];

const NAME_MAX = 80;

export const draftOf = ({ firstName, lastName, phone }: Profile): Draft => ({
  firstName,
  lastName,
  phone: formatPhone(phone),
});

/** A stale version's answer carries the record as it stands now. */
export const isProfile = (value: unknown): value is Profile =>
  isRecord(value) &&
  typeof value.firstName === 'string' &&
  typeof value.lastName === 'string' &&
  (value.phone === null || typeof value.phone === 'string') &&
  typeof value.version === 'number';

export const bodyOf = ({ firstName, lastName, phone }: Draft, version: number) => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  phone: phone.trim() ? phone : null,
  version,
});

function nameProblem(path: 'firstName' | 'lastName', value: string): FieldProblem[] {
  if (!value.trim()) return [{ path, message: texts.missing[path] }];
  return value.trim().length > NAME_MAX ? [{ path, message: texts.tooLong(NAME_MAX) }] : [];
}

export const problemsOf = ({ firstName, lastName, phone }: Draft): readonly FieldProblem[] => [
  ...nameProblem('firstName', firstName),
  ...nameProblem('lastName', lastName),
  ...(phone.trim() && !normalisePhone(phone) ? [{ path: 'phone', message: phoneMessage }] : []),
];

/** Fields in which two drafts differ. */
export const differing = (one: Draft, other: Draft): readonly FieldName[] =>
  FIELDS.filter((field) => one[field].trim() !== other[field].trim());

/** Two people changed one profile: what was typed, what is saved now, and where they differ. */
export interface Conflict {
  mine: Draft;
  theirs: Draft;
  fields: readonly FieldName[];
}

/** What this person did not touch is taken as it is saved; the rest stays as typed until it chooses. */
export function merged(before: Draft, mine: Draft, theirs: Draft): { draft: Draft; conflict: Conflict } {
  const draft = { ...theirs };
  for (const field of differing(before, mine)) draft[field] = mine[field];
  return { draft, conflict: { mine, theirs, fields: differing(mine, theirs) } };
}
