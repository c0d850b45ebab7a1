import { collectFieldErrors, type FieldCheck, type FieldError } from '@surco/shared/contract';
import { limits } from '@surco/shared/domain';
import { validationMessages } from '../texts';
import { type FilledRow, getBagsPath, type RegisterFormValues } from './formValues';
import { isValidBagCount } from './parsePastedRows';

/** The field that an error without a row is shown at. */
const FILTER_PATH = 'productFilter';

/** Validates the form from top to bottom. @param rows the rows to register */
export const validateRegister = (values: RegisterFormValues, rows: readonly FilledRow[]): FieldError[] =>
  collectFieldErrors([
    ['seasonId', values.seasonId === '' && validationMessages.missingSeason],
    ['distributorId', values.distributorId === '' && validationMessages.missingDistributor],
    [FILTER_PATH, rows.length === 0 && validationMessages.noRows],
    [FILTER_PATH, rows.length > limits.inventory.rowsMax && validationMessages.tooManyRows],
    ...rows.map(({ productId, bags }): FieldCheck => [
      getBagsPath(productId),
      !isValidBagCount(bags) && validationMessages.invalidBags,
    ]),
  ]);

const ROW_PATH_PATTERN = /^rows\.(\d+)\.(\w+)$/;

/**
 * Maps errors of the API to the fields of the form: rows to the bags of their products, season and distributor to the
 * fields that all rows share.
 */
export const mapErrorsToTable = (errors: readonly FieldError[], rows: readonly FilledRow[]): FieldError[] =>
  errors.map((error) => {
    const [, index, field = ''] = ROW_PATH_PATTERN.exec(error.path) ?? [];
    if (field === 'seasonId' || field === 'distributorId') return { ...error, path: field };
    const row = rows[Number(index)];
    return row ? { ...error, path: getBagsPath(row.productId) } : error;
  });
