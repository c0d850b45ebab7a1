import type { ReactNode } from 'react';

/** A confirmation that is requested before a destructive action. */
export interface ConfirmQuestion {
  /** Names the record, e.g. "¿Eliminar la venta V-2026-000123?" */
  title: string;
  /** Explains the consequence. */
  text: string;
  /** Shown below the text, e.g. what the action leaves behind. */
  details?: ReactNode;
  /** Names the action, e.g. "Eliminar la venta". */
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  /** Requires a text, by default at most as long as a reason may be; `missingText` is the error when it is empty. */
  reason?: { label: string; missingText: string; maxLength?: number };
  /** Runs while the dialog stays open; an error is shown in the dialog. Receives the trimmed reason. */
  action?: (reason: string) => Promise<unknown>;
  /** Shown as a toast after the action. */
  doneMessage?: string;
}
