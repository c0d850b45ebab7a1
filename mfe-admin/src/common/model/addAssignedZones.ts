import type { NamedRecord } from './namedRecord';

/** Adds zones that a record already has to the grantable ones, so that saving does not remove them. */
export const addAssignedZones = (
  grantable: readonly NamedRecord[],
  assigned: readonly NamedRecord[],
): readonly NamedRecord[] => [...grantable, ...assigned.filter(({ id }) => !grantable.some((zone) => zone.id === id))];
