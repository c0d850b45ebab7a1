import type { FieldError } from '@surco/shared/contract';
import { texts } from '../texts';
import { getFilledRows, getRowPath, type GridRow, type RegisterFormValues } from './formValues';
import { isValidBagCount } from './parsePastedRows';
import { findProduct, type ProductLookup } from './productLookup';

function validateCode(row: GridRow, productLookup: ProductLookup, seenIds: Set<string>): string | undefined {
  if (row.code.trim() === '') return texts.codeMissing;
  const product = findProduct(productLookup, row.code);
  if (!product) return texts.codeUnknown;
  if (seenIds.has(product.id)) return texts.duplicateProduct;
  seenIds.add(product.id);
  return undefined;
}

const validateBags = ({ bags }: GridRow): string | undefined =>
  bags === null ? texts.bagsMissing : isValidBagCount(bags) ? undefined : texts.bagsWrong;

const toFieldErrors = (path: string, message: string | undefined): FieldError[] => (message ? [{ path, message }] : []);

/** Validates the form from top to bottom. */
export function validateRegister(values: RegisterFormValues, productLookup: ProductLookup): FieldError[] {
  const seenIds = new Set<string>();
  const filledRows = getFilledRows(values);
  return [
    ...toFieldErrors('seasonId', values.seasonId ? undefined : texts.seasonMissing),
    ...toFieldErrors('distributorId', values.distributorId ? undefined : texts.distributorMissing),
    ...toFieldErrors(
      getRowPath(values.rows[0]?.key ?? 0, 'productId'),
      filledRows.length === 0 ? texts.noRows : undefined,
    ),
    ...filledRows.flatMap((row) => [
      ...toFieldErrors(getRowPath(row.key, 'productId'), validateCode(row, productLookup, seenIds)),
      ...toFieldErrors(getRowPath(row.key, 'initial'), validateBags(row)),
    ]),
  ];
}

const ROW_PATH_PATTERN = /^rows\.(\d+)\.(\w+)$/;

/** Maps errors of the API to the fields of the form: row indexes to row keys, season and distributor to the header. */
export const mapErrorsToGrid = (errors: readonly FieldError[], values: RegisterFormValues): FieldError[] =>
  errors.map((error) => {
    const [, index, field] = ROW_PATH_PATTERN.exec(error.path) ?? [];
    if (field === 'seasonId' || field === 'distributorId') return { ...error, path: field };
    const row = getFilledRows(values)[Number(index)];
    return row ? { ...error, path: `rows.${row.key}.${field}` } : error;
  });
