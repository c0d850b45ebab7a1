import { noValue } from '../../../domain/text/formats';
import type { ConflictField } from '../../../records/conflictFields';

/** One field whose stored value differs from the value in the form. */
export interface ConflictRow {
  label: string;
  /** What "Conservar lo mío" would store, or that the form did not change the field. */
  mine: string;
  stored: string;
  /** The form did not change this field: the stored value stays, whichever version is chosen. */
  untouched?: true;
}

const UNTOUCHED = 'Sin cambios aquí';

/**
 * Lists the fields in which the form differs from the stored record.
 * @param merged what "Conservar lo mío" would store (see `mergeThreeWay`): a field equal to `stored` was not changed here
 */
export const buildConflictRows = <V>(
  fields: readonly ConflictField<V>[],
  mine: V,
  stored: V,
  merged: V = mine,
): ConflictRow[] =>
  fields
    .filter(({ toText }) => toText(mine) !== toText(stored) || toText(merged) !== toText(stored))
    .map(({ label, toText }) => {
      const row = { label, mine: toText(merged) || noValue, stored: toText(stored) || noValue };
      return toText(merged) === toText(stored) ? { ...row, mine: UNTOUCHED, untouched: true } : row;
    });
