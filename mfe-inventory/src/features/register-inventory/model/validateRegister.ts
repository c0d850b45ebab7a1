import { collectFieldErrors, type FieldCheck, type FieldError } from '@surco/shared/contract';
import { validationMessages } from '../texts';
import { getFilledRows, getRowPath, type GridRow, type RegisterFormValues } from './formValues';
import { isValidBagCount } from './parsePastedRows';
import { findProduct, type ProductLookup } from './productLookup';

function validateCode(row: GridRow, productLookup: ProductLookup, seenIds: Set<string>): string | undefined {
  if (row.code.trim() === '') return validationMessages.missingCode;
  const product = findProduct(productLookup, row.code);
  if (!product) return validationMessages.unknownCode;
  if (seenIds.has(product.id)) return validationMessages.duplicateProduct;
  seenIds.add(product.id);
  return undefined;
}

const validateBags = ({ bags }: GridRow): string | undefined =>
  bags === null ? validationMessages.missingBags : isValidBagCount(bags) ? undefined : validationMessages.invalidBags;

/** Validates the form from top to bottom. */
export function validateRegister(values: RegisterFormValues, productLookup: ProductLookup): FieldError[] {
  const seenIds = new Set<string>();
  const filledRows = getFilledRows(values);
  return collectFieldErrors([
    ['seasonId', values.seasonId === '' && validationMessages.missingSeason],
    ['distributorId', values.distributorId === '' && validationMessages.missingDistributor],
    [getRowPath(values.rows[0]?.key ?? 0, 'productId'), filledRows.length === 0 && validationMessages.noRows],
    ...filledRows.flatMap((row): FieldCheck[] => [
      [getRowPath(row.key, 'productId'), validateCode(row, productLookup, seenIds)],
      [getRowPath(row.key, 'initial'), validateBags(row)],
    ]),
  ]);
}

const ROW_PATH_PATTERN = /^rows\.(\d+)\.(\w+)$/;

/**
 * Maps errors of the API to the fields of the form: row indexes to row keys, season and distributor to the fields that
 * all rows share.
 */
export const mapErrorsToGrid = (errors: readonly FieldError[], values: RegisterFormValues): FieldError[] =>
  errors.map((error) => {
    const [, index, field = ''] = ROW_PATH_PATTERN.exec(error.path) ?? [];
    if (field === 'seasonId' || field === 'distributorId') return { ...error, path: field };
    const row = getFilledRows(values)[Number(index)];
    return row ? { ...error, path: getRowPath(row.key, field) } : error;
  });
