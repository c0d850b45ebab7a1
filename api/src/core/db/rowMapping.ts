export const toNumberOrNull = (value: string | number | null): number | null => (value === null ? null : Number(value));

export const toIsoOrNull = (value: Date | null): string | null => value?.toISOString() ?? null;

export const toNamedRefOrNull = (id: string | null, name: string | null) =>
  id !== null && name !== null ? { id, name } : null;

export const toUserRefOrNull = (id: string | null, firstName: string | null, lastName: string | null) =>
  id !== null && firstName !== null && lastName !== null ? { id, firstName, lastName } : null;

interface RecordRow {
  version: number;
  created_at: Date;
  updated_at: Date;
}

export const mapRecordMetadata = ({ version, created_at, updated_at }: RecordRow) => ({
  version,
  createdAt: created_at.toISOString(),
  updatedAt: updated_at.toISOString(),
});
