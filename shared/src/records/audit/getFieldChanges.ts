import type { AuditEntry } from '../../contract';
import { formatParameter, systemParameters } from '../../domain';
import { isRecord } from '../../domain/isRecord';
import { auditFields, isReference, toRecordKey } from './auditFields';
import { formatAuditValue } from './formatAuditValue';

/** The formatted value of a field before and after a change; null when it was empty. */
export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

type RecordFields = Readonly<Record<string, unknown>>;

const NO_FIELDS: RecordFields = {};

const toFieldChanges = (key: string, before: RecordFields, after: RecordFields): FieldChange[] => {
  const auditField = auditFields[key];
  if (!auditField) return [];
  const { label, kind } = auditField;
  if (isReference(kind)) {
    // Ids say nothing to a person, and a new record has no earlier one.
    const isShown = key in before && key in after && !(toRecordKey(key) in after);
    const hasChanged = JSON.stringify(before[key]) !== JSON.stringify(after[key]);
    return isShown && hasChanged ? [{ field: label, before: null, after: 'Cambió' }] : [];
  }
  return [{ field: label, before: formatAuditValue(before[key], kind), after: formatAuditValue(after[key], kind) }];
};

const toRecordFields = (record: unknown): RecordFields => (isRecord(record) ? record : NO_FIELDS);

const formatParameterValue = (value: unknown, unit: string): string | null =>
  typeof value === 'number' ? formatParameter(value, unit) : formatAuditValue(value);

/** The changes of system parameters: their audit entry maps the key of each parameter to its value. */
const getParameterChanges = (before: RecordFields, after: RecordFields): FieldChange[] =>
  systemParameters
    .filter(({ key }) => key in before || key in after)
    .map(({ key, label, unit }) => ({
      field: label,
      before: formatParameterValue(before[key], unit),
      after: formatParameterValue(after[key], unit),
    }));

/** The changed fields of an audit entry, in display order. */
export function getFieldChanges({ before, after }: Pick<AuditEntry, 'before' | 'after'>): FieldChange[] {
  const [oldFields, newFields] = [toRecordFields(before), toRecordFields(after)];
  // An entry may hold only part of a record: a field that one side lacks did not change.
  const isComparable = (key: string): boolean =>
    before === null || after === null || (key in oldFields && key in newFields);
  const fields = Object.keys(auditFields)
    .filter((key) => (key in oldFields || key in newFields) && isComparable(key))
    .flatMap((key) => toFieldChanges(key, oldFields, newFields));
  return [...fields, ...getParameterChanges(oldFields, newFields)].filter((change) => change.before !== change.after);
}

/**
 * The name of a record: its folio, name or subject; else that of its product, unless it has lines; else its business
 * name, its code or the name of its person; null when it has none of them.
 */
export function getRecordName({ before, after }: Pick<AuditEntry, 'before' | 'after'>): string | null {
  const { folio, ...record }: RecordFields = { ...toRecordFields(before), ...toRecordFields(after) };
  if (typeof folio === 'string') return folio;
  return formatAuditValue(record.name ?? record.subject ?? (record.product && !record.lines ? record.product : record));
}
