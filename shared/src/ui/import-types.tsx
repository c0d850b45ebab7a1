import type { ReactNode } from 'react';

/** What is wrong at one cell of the file. */
export interface ImportProblem {
  /** As the spreadsheet numbers it. */
  row: number;
  /** Its heading; empty for the whole row. */
  column: string;
  message: string;
}

/** How an import ended, or would: rows read, records made of them, and what is wrong; with any problem nothing is written. */
export interface ImportOutcome {
  rows: number;
  made: number;
  problems: readonly ImportProblem[];
}

/** How far it is: in words, and 0 to 1 or `null` while unknown. */
export interface ImportStep {
  label: string;
  done: number | null;
  /** The server has all of the file: it goes on by itself, whoever leaves the page. */
  arrived?: boolean;
}

/** How an import ended that went on while its page was away; `LOST`: the server knows nothing of it. */
export type ImportEnd = 'DONE' | 'REFUSED' | 'LOST';

export interface ImportSending {
  file: File;
  /** Only looks at the file; nothing is written. */
  dryRun: boolean;
  idempotencyKey: string;
  onStep: (step: ImportStep) => void;
}

export interface ImportPageProps {
  /** What is made: one and many. */
  noun: readonly [one: string, many: string];
  /** The button that brings the template. */
  template: ReactNode;
  /** What a person should know before filling the file. */
  help: ReactNode;
  /** Greatest size in bytes; the file is an .xlsx. */
  maxBytes: number;
  /** @throws ApiError; with problems it resolves all the same */
  send: (sending: ImportSending) => Promise<ImportOutcome>;
  /** Where what was imported stands. */
  list: { to: string; label: string };
  /** Called once something has been written. */
  onDone?: () => void;
  /**
   * Follows an import by the key that it was sent with, until told to stop: one that was left is found again on return.
   * Absent where the server does not tell how far it is.
   */
  follow?: (key: string, onStep: (step: ImportStep) => void, onEnd: (end: ImportEnd) => void) => () => void;
}
