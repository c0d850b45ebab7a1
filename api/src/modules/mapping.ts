/** Small steps from rows to the wire that every module takes. */
export const numberOrNull = (value: string | number | null): number | null => (value === null ? null : Number(value));

export const instantOrNull = (value: Date | null): string | null => value?.toISOString() ?? null;

export const namedOrNull = (id: string | null, name: string | null) =>
  id !== null && name !== null ? { id, name } : null;

export const personOrNull = (id: string | null, firstName: string | null, lastName: string | null) =>
  id !== null && firstName !== null && lastName !== null ? { id, firstName, lastName } : null;

interface Stamped {
  version: number;
  created_at: Date;
  updated_at: Date;
}

export const stampsOf = ({ version, created_at, updated_at }: Stamped) => ({
  version,
  createdAt: created_at.toISOString(),
  updatedAt: updated_at.toISOString(),
});
