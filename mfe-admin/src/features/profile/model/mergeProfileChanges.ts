import type { ProfileField, ProfileFormValues } from './formValues';

const PROFILE_FIELDS: readonly ProfileField[] = ['firstName', 'lastName', 'phone'];

/** The fields in which two sets of values differ. */
export const getChangedFields = (a: ProfileFormValues, b: ProfileFormValues): readonly ProfileField[] =>
  PROFILE_FIELDS.filter((field) => a[field].trim() !== b[field].trim());

/** Two users changed the same profile: the local values, the stored values and the fields that differ. */
export interface ProfileConflict {
  mine: ProfileFormValues;
  theirs: ProfileFormValues;
  fields: readonly ProfileField[];
}

/** Takes fields that are unchanged here from the stored values; changed ones stay until the user chooses. */
export function mergeProfileChanges(
  base: ProfileFormValues,
  mine: ProfileFormValues,
  theirs: ProfileFormValues,
): { values: ProfileFormValues; conflict: ProfileConflict } {
  const changed = getChangedFields(base, mine).map((field) => [field, mine[field]]);
  const values: ProfileFormValues = { ...theirs, ...Object.fromEntries(changed) };
  return { values, conflict: { mine, theirs, fields: getChangedFields(mine, theirs) } };
}
