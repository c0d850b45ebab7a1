import type { SheetColumn } from '../sheetTypes';

export interface ImportColumn {
  kind: SheetColumn['kind'];
  /** Its heading in the template; without one, its name. */
  label?: string;
  required?: true;
  width: number;
  /** Explanation for the user, in Spanish. */
  help: string;
  example: string;
  /** What files of other programs call it. */
  otherNames?: readonly string[];
}

/** The columns of a template, in their order. */
export type ImportColumns<N extends string> = Readonly<Record<N, ImportColumn>>;

export const listColumnNames = <N extends string>(columns: ImportColumns<N>): N[] => Object.keys(columns) as N[];

/** The heading of a column in the template, and its name in reports. */
export const getColumnLabel = (columns: ImportColumns<string>, name: string): string => columns[name]?.label ?? name;
