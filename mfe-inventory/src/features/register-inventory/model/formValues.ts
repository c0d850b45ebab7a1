import type { CallInput } from '@surco/shared/contract';
import { limits } from '@surco/shared/domain';
import type { PastedRow } from './parsePastedRows';
import { findProduct, type ProductLookup } from './productLookup';

/** One row of the grid; `key` identifies it while rows are added and removed. */
export interface GridRow {
  key: number;
  code: string;
  bags: number | null;
}

/** The values of the registration form. */
export interface RegisterFormValues {
  seasonId: string;
  distributorId: string;
  rows: readonly GridRow[];
  /** The key of the next row. */
  nextKey: number;
}

const BLANK_ROW_COUNT = 3;
const BLANK_ROW = { code: '', bags: null };

const isBlank = ({ code, bags }: GridRow): boolean => code.trim() === '' && bags === null;

/** The rows that are not blank. */
export const getFilledRows = ({ rows }: RegisterFormValues): readonly GridRow[] => rows.filter((row) => !isBlank(row));

/** How many rows can still be pasted. */
export const getFreeRowCount = (values: RegisterFormValues): number =>
  limits.inventory.rowsMax - getFilledRows(values).length;

/** Appends rows, or one blank row. */
export const appendRows = (
  values: RegisterFormValues,
  rows: readonly (PastedRow | typeof BLANK_ROW)[] = [BLANK_ROW],
): RegisterFormValues => ({
  ...values,
  rows: [...values.rows, ...rows.map((row, index) => ({ ...row, key: values.nextKey + index }))],
  nextKey: values.nextKey + rows.length,
});

export const createRegisterFormValues = (
  preselected: Pick<RegisterFormValues, 'seasonId' | 'distributorId'>,
): RegisterFormValues =>
  appendRows(
    { ...preselected, rows: [], nextKey: 1 },
    Array.from({ length: BLANK_ROW_COUNT }, () => BLANK_ROW),
  );

/** The error path of a field in a row: as in the request, but with the key of the row instead of its index. */
export const getRowPath = (key: number, field: string): string => `rows.${key}.${field}`;

type InventoryRow = Extract<CallInput<'POST /inventories'>['body'], { seasonId: string }>;

/** The rows of the request; the values must be valid. */
export const toRequestRows = (values: RegisterFormValues, productLookup: ProductLookup): InventoryRow[] =>
  getFilledRows(values).map(({ code, bags }) => ({
    seasonId: values.seasonId,
    distributorId: values.distributorId,
    productId: findProduct(productLookup, code)?.id ?? '',
    initial: bags ?? 0,
  }));
