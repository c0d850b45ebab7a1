/** What is asked before something is lost. */
export interface Question {
  /** Names the record: "¿Eliminar la venta V-2026-000123?" */
  title: string;
  /** What follows from it. */
  text: string;
  /** Says what is done: "Eliminar la venta". */
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  /** Asks for words as well, e.g. why: `missing` is said when there are none. */
  reason?: { label: string; missing: string; maxLength?: number };
  /** Done while the question stays, with its progress; if it fails, its error is shown there. Gets the words, trimmed. */
  action?: (reason: string) => Promise<unknown>;
}
