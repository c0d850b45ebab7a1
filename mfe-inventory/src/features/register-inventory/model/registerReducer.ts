import { appendRows, getFilledRows, type GridRow, type RegisterFormValues } from './formValues';
import type { PastedRow } from './parsePastedRows';

export type RegisterAction =
  | { type: 'change-season-or-distributor'; change: Partial<Pick<RegisterFormValues, 'seasonId' | 'distributorId'>> }
  | { type: 'change-row'; key: number; change: Partial<Pick<GridRow, 'code' | 'bags'>> }
  | { type: 'add-row' }
  | { type: 'remove-row'; key: number }
  | { type: 'paste-rows'; rows: readonly PastedRow[] };

export function registerReducer(values: RegisterFormValues, action: RegisterAction): RegisterFormValues {
  switch (action.type) {
    case 'change-season-or-distributor':
      return { ...values, ...action.change };
    case 'change-row':
      return {
        ...values,
        rows: values.rows.map((row) => (row.key === action.key ? { ...row, ...action.change } : row)),
      };
    case 'add-row':
      return appendRows(values);
    case 'remove-row':
      return { ...values, rows: values.rows.filter(({ key }) => key !== action.key) };
    case 'paste-rows':
      return appendRows({ ...values, rows: getFilledRows(values) }, action.rows);
  }
}
