import type { FieldError } from '@surco/shared/contract';
import { findInputErrors } from '@surco/shared/records/forms';
import { inventoryPlaceInput, inventoryRowsInput } from '@surco/shared/records/inventoryInput';
import { type FilledRow, getBagsPath, type RegisterFormValues, toRequestRows } from './formValues';

/** The field that an error without a row is shown at. */
const FILTER_PATH = 'productFilter';

const ROW_PATH_PATTERN = /^rows\.(\d+)\.(\w+)$/;

/**
 * Maps errors of the API to the fields of the form: rows to the bags of their products, season and distributor to the
 * fields that all rows share.
 */
export const mapErrorsToTable = (errors: readonly FieldError[], rows: readonly FilledRow[]): FieldError[] =>
  errors.map((error) => {
    if (error.path === 'rows') return { ...error, path: FILTER_PATH };
    const [, index, field = ''] = ROW_PATH_PATTERN.exec(error.path) ?? [];
    if (field === 'seasonId' || field === 'distributorId') return { ...error, path: field };
    const row = rows[Number(index)];
    return row ? { ...error, path: getBagsPath(row.productId) } : error;
  });

/** Validates the form from top to bottom. @param rows the rows to register */
export function validateRegister(values: RegisterFormValues, rows: readonly FilledRow[]): FieldError[] {
  const { seasonId, distributorId } = values;
  const place = { seasonId, distributorId };
  const rowErrors = findInputErrors(inventoryRowsInput, { rows: toRequestRows(values, rows) });
  return [
    ...findInputErrors(inventoryPlaceInput, place),
    ...mapErrorsToTable(rowErrors, rows).filter(({ path }) => !(path in place)),
  ];
}
