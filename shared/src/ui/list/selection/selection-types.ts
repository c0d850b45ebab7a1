import type { ComponentType, ReactNode } from 'react';
import type { ExportedList } from '../../../contract';
import type { IconName } from '../../display/icon';
import type { ListColumn } from '../../table/list-column';

/** What an action asks once for all selected records: a text, or a choice. */
export interface BulkInput {
  label: string;
  /** The error when it is empty. */
  missingText: string;
  /** The control of a choice; a text field without it. */
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
  /** The consequence. */
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
  /** The most records of one file. */
  maxRows: number;
  createFile: (
    rows: readonly T[],
    report: (progress: number | null) => void,
    signal: AbortSignal,
  ) => Promise<{ name: string; blob: Blob }>;
}

export type BulkAction<T> = BulkRecordAction<T> | BulkFileAction<T>;

/** A component that gives the actions of a list to its child; a component, so that it may use hooks. */
export type BulkActionSource<T> = ComponentType<{ children: (actions: readonly BulkAction<T>[]) => ReactNode }>;

/** What `ListExport` exports of a list, too. */
export interface ExportedSelection<T> {
  /** Name of the file and its sheet, e.g. "Clientes". */
  name: string;
  columns: readonly ListColumn<T>[];
  /** The call of the list, for the audit log. */
  call: ExportedList;
}

/** The actions on selected records of a list. */
export interface ListSelectionOptions<T> {
  /** The spreadsheet of the selected records; without it the list has an export of its own among the actions. */
  exported?: ExportedSelection<T>;
  /** The code of the actions, loaded with the first selection. */
  loadActions?: () => Promise<{ BulkActions: BulkActionSource<T> }>;
}
