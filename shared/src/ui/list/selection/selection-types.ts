import type { ComponentType, ReactNode } from 'react';
import type { ExportedList } from '../../../contract';
import type { ExportedColumns } from '../../export/create-export-body';
import type { IconName } from '../../display/icon';

/** What an action asks once for all selected records: a text, or a choice. */
export interface BulkInput {
  label: string;
  /** The error while it is empty. */
  missingText: string;
  /** Renders the control of a choice; without it the dialog shows a text field. */
  renderControl?: (control: { value: string; onChange: (value: string) => void }) => ReactNode;
}

interface BulkActionBase<T> {
  key: string;
  label: string;
  icon: IconName;
  /**
   * Why the action leaves a record out, as a Spanish sentence; null when it is allowed.
   * @param input what the user has entered so far
   */
  check: (row: T, input: string) => string | null;
}

/** An action that makes one call for each selected record. */
export interface BulkRecordAction<T> extends BulkActionBase<T> {
  kind: 'records';
  danger?: boolean;
  /** The question, with the number of records: "¿Aprobar a 10 usuarios?". */
  formatTitle: (count: number) => string;
  /** What happens to the records, as Spanish sentences. */
  text: string;
  input?: BulkInput;
  /** Makes the call for one record. @throws ApiError */
  send: (row: T, request: { input: string; idempotencyKey: string }) => Promise<unknown>;
  /** The toast afterwards: "Se aprobaron 10 usuarios". */
  formatDone: (count: number) => string;
  /** Fetches again, once, what the action has changed. */
  refresh: () => Promise<unknown>;
}

/** A file of the selected records. */
export interface BulkFileAction<T> extends BulkActionBase<T> {
  kind: 'file';
  /** The most records that a file can contain. */
  maxRows: number;
  createFile: (
    rows: readonly T[],
    report: (progress: number | null, received?: number) => void,
    signal: AbortSignal,
  ) => Promise<{ name: string; blob: Blob }>;
}

export type BulkAction<T> = BulkRecordAction<T> | BulkFileAction<T>;

/** Gives the actions of a list to its child. It is a component, so that the actions may use hooks. */
export type BulkActionSource<T> = ComponentType<{ children: (actions: readonly BulkAction<T>[]) => ReactNode }>;

/** The workbook of the selected records: what `ListExport` takes. */
export type ExportedSelection = { [K in ExportedList]: ExportedColumns<K> }[ExportedList];

/** The actions on selected records of a list. */
export interface ListSelectionOptions<T> {
  /** Absent in a list whose actions contain an export. */
  exported?: ExportedSelection;
  /** The code of the actions, loaded with the first selection. */
  loadActions?: () => Promise<{ BulkActions: BulkActionSource<T> }>;
}
