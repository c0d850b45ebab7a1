import { appendRows, getFilledRows, type GridRow, type RegisterFormValues } from './formValues';
import type { PastedRow } from './parsePastedRows';

export type RegisterAction =
  | { type: 'set'; change: Partial<Pick<RegisterFormValues, 'seasonId' | 'distributorId'>> }
  | { type: 'row'; key: number; change: Partial<Pick<GridRow, 'code' | 'bags'>> }
  | { type: 'add' }
  | { type: 'remove'; key: number }
  | { type: 'paste'; rows: readonly PastedRow[] };

export function registerReducer(values: RegisterFormValues, action: RegisterAction): RegisterFormValues {
  switch (action.type) {
    case 'set':
      return { ...values, ...action.change };
    case 'row':
      return {
        ...values,
        rows: values.rows.map((row) => (row.key === action.key ? { ...row, ...action.change } : row)),
      };
    case 'add':
      return appendRows(values);
    case 'remove':
      return { ...values, rows: values.rows.filter(({ key }) => key !== action.key) };
    case 'paste':
      return appendRows({ ...values, rows: getFilledRows(values) }, action.rows);
  }
}
