import type { AuditEntry } from '@surco/shared/contract';
import { parameterText, systemParameters } from '@surco/shared/domain/parameters';
import { isRecord } from '@surco/shared/platform';
import { fieldWords } from './fields';
import { inWords } from './values';

/** One field of a record before and after, in words; null where nothing stood. */
export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

type Fields = Readonly<Record<string, unknown>>;

const NONE: Fields = {};

const named = (key: string, before: Fields, after: Fields): FieldChange[] => {
  const words = fieldWords[key];
  if (!words) return [];
  const { label, kind } = words;
  return [{ field: label, before: inWords(before[key], kind), after: inWords(after[key], kind) }];
};

const asFields = (record: unknown): Fields => (isRecord(record) && !Array.isArray(record) ? record : NONE);

const parameterInWords = (value: unknown, unit: string): string | null =>
  typeof value === 'number' ? parameterText(value, unit) : inWords(value);

/** Parameters are kept by their keys; each is called by its own label. */
const parameterChanges = (before: Fields, after: Fields): FieldChange[] =>
  systemParameters
    .filter(({ key }) => key in before || key in after)
    .map(({ key, label, unit }) => ({
      field: label,
      before: parameterInWords(before[key], unit),
      after: parameterInWords(after[key], unit),
    }));

/** What a write changed, field by field, in the order a person knows the fields. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): FieldChange[] {
  const [was, is] = [asFields(before), asFields(after)];
  // What a write answers may be part of a record: a field that is not told did not change.
  const told = (key: string): boolean => before === null || after === null || (key in was && key in is);
  const fields = Object.keys(fieldWords)
    .filter((key) => (key in was || key in is) && told(key))
    .flatMap((key) => named(key, was, is));
  return [...fields, ...parameterChanges(was, is)].filter((change) => change.before !== change.after);
}

/** What a record is called: its folio, its name, the person. */
export function recordName({ before, after }: Pick<AuditEntry, 'before' | 'after'>): string | null {
  const { folio, ...record }: Fields = { ...asFields(before), ...asFields(after) };
  if (typeof folio === 'string') return folio;
  return inWords(record.name ?? record.subject ?? (record.product && !record.lines ? record.product : record));
}
