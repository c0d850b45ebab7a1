import type { VersionedSystemParameter } from '@surco/shared/contract';
import { formatParameter } from '@surco/shared/domain';
import { isRecord } from '@surco/shared/platform';
import type { ConflictRow } from '@surco/shared/ui/form';
import { getChangedParameters, type EditedValues } from './formValues';

/** The version of each parameter, by its key. */
export type ParameterVersions = ReadonlyMap<string, number>;

export const getVersions = (params: readonly VersionedSystemParameter[]): ParameterVersions =>
  new Map(params.map(({ key, version }) => [key, version]));

/** Reads the versions from the `data` of a 409 answer, which holds all stored parameters. */
export function parseStoredVersions(data: unknown): ParameterVersions | undefined {
  if (!Array.isArray(data)) return undefined;
  const versions: [string, number][] = data.flatMap((param: unknown) =>
    isRecord(param) && typeof param.key === 'string' && typeof param.version === 'number'
      ? [[param.key, param.version]]
      : [],
  );
  return versions.length > 0 ? new Map(versions) : undefined;
}

/** The edited parameters that were stored with another value since they were loaded. */
export const findConflictingParameters = (
  base: readonly VersionedSystemParameter[],
  stored: readonly VersionedSystemParameter[],
  editedValues: EditedValues,
): VersionedSystemParameter[] => {
  const versions = getVersions(base);
  const mine = new Map(getChangedParameters(base, editedValues).map(({ key, value }) => [key, value]));
  return stored.filter(
    ({ key, value, version }) => mine.has(key) && mine.get(key) !== value && version !== versions.get(key),
  );
};

/** The rows of the conflict dialog. */
export const createConflictRows = (
  base: readonly VersionedSystemParameter[],
  stored: readonly VersionedSystemParameter[],
  editedValues: EditedValues,
): ConflictRow[] =>
  findConflictingParameters(base, stored, editedValues).map(({ key, label, value, unit }) => ({
    label,
    mine: formatParameter(editedValues[key] ?? Number.NaN, unit),
    stored: formatParameter(value, unit),
  }));
