import type {
  ImportDecision,
  ImportDuplicate,
  ImportedList,
  ImportError,
  RecordImportReport,
} from '@surco/shared/contract';
import type { Db } from '../db/pool';
import type { Tx } from '../db/transaction';
import type { CurrentUser } from '../http/currentUser';
import type { SheetFormat } from '../workbook/rows/parseSheet';
import type { SheetColumn, SheetValue } from '../workbook/sheetTypes';
import type { UndoRules } from './undoRules';

/** What the rows of a file are planned with. */
export interface PlanJob<R> {
  user: CurrentUser;
  /** `YYYY-MM-DD`. */
  today: string;
  fileName: string;
  /** Nothing will be written, so that rows may be undecided. */
  dryRun: boolean;
  rows: readonly R[];
  /** Receives an error for each invalid cell. `column` is the name of a column, or empty for the row. */
  errors: ImportError[];
  /** What the user decided, by the number of the row. */
  decisions: ReadonlyMap<number, ImportDecision>;
  /** Called with the number of rows that have been checked. */
  onProgress: (done: number) => void;
}

/** What an import will write. */
export interface ImportPlan {
  created: number;
  merged: number;
  skipped: number;
  duplicates: readonly ImportDuplicate[];
  preview: NonNullable<RecordImportReport['preview']>;
  /** What is accepted but may be wrong, as {@link PlanJob.errors}. */
  warnings?: readonly ImportError[];
  /** How many of the created users are invited by mail. */
  invited?: number;
  /**
   * Writes it.
   * @param onProgress is called with the number of rows that have been written
   * @returns the ids of the created records; none where imports cannot be undone
   */
  write: (onProgress: (done: number) => void) => Promise<readonly string[]>;
}

/** A column of the sheet Listas of a template, with the values that a column of the file may have. */
export interface TemplateList<N extends string> extends Pick<SheetColumn, 'heading' | 'kind' | 'width' | 'wrap'> {
  values: readonly SheetValue[];
  /** The column of the file that offers them in a dropdown. */
  of?: N;
}

/** Everything about the import of a list that is its own. */
export interface ImportDefinition<N extends string, R extends { row: number }> {
  list: ImportedList;
  format: SheetFormat<N, R>;
  /**
   * Whether a file without chosen headings must have those of the template. Otherwise its headings are matched by their
   * names, and those that are no column are not read.
   */
  needsTemplateHeadings?: true;
  plan: (tx: Tx, job: PlanJob<R>) => Promise<ImportPlan>;
  template: {
    /** Name of the file, without its ending. */
    getName: (today: string) => string;
    notes: readonly string[];
    readLists: (db: Db, user: CurrentUser, today: string) => Promise<readonly TemplateList<N>[]>;
  };
  /** Absent for lists whose imports cannot be undone. */
  undo?: UndoRules;
}
