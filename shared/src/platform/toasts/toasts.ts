import { create } from 'zustand';
import { getErrorMessage } from '../http/apiError';
import { getSupportText } from '../http/supportCode';

/** Severities of a toast. */
export const SEVERITIES = ['info', 'success', 'warn', 'error', 'secondary', 'contrast'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** K-02: how long a toast stays, in ms. */
export const TOAST_DURATION_MS = 5000;

export interface ToastInput {
  severity: Severity;
  summary: string;
  detail?: string;
  /** A line below it with the code for support. */
  supportText?: string;
  /** A page that it offers, e.g. the receipt of the payment that it reports. */
  link?: { readonly label: string; readonly to: string };
  /** In ms; {@link TOAST_DURATION_MS} by default. */
  durationMs?: number;
  /** Whether the user may close it; true by default. */
  closable?: boolean;
}

export interface Toast extends ToastInput {
  /** Increases by one with each toast. */
  id: number;
  /** How often the same was said; each time renews its duration. */
  count: number;
  durationMs: number;
  closable: boolean;
}

/** The toasts on the screen, the oldest first. */
export const useToasts = create<{ toasts: readonly Toast[] }>()(() => ({ toasts: [] }));

let lastId = 0;

/** Whether two toasts say the same. The code for support does not count: each failure has its own. */
export const saysTheSame = (a: ToastInput, b: ToastInput): boolean =>
  a.severity === b.severity && a.summary === b.summary && a.detail === b.detail;

/** Shows a toast below the header. One that says the same as one on the screen only raises its count. @returns its id */
export function showToast(input: ToastInput): number {
  const { toasts } = useToasts.getState();
  const shown = toasts.find((toast) => saysTheSame(toast, input));
  const toast: Toast = {
    durationMs: TOAST_DURATION_MS,
    closable: true,
    ...input,
    id: shown?.id ?? ++lastId,
    count: (shown?.count ?? 0) + 1,
  };
  useToasts.setState({ toasts: shown ? toasts.map((other) => (other === shown ? toast : other)) : [...toasts, toast] });
  return toast.id;
}

/** Removes a toast from the screen; an id without a toast is ignored. */
export const dismissToast = (id: number): void =>
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));

/** F-04: an error toast has severity error and summary `Error`. */
export const showErrorToast = (error: unknown): number =>
  showToast({
    severity: 'error',
    summary: 'Error',
    detail: typeof error === 'string' ? error : getErrorMessage(error),
    supportText: getSupportText(error),
  });

/** Shows a toast of severity success. @param summary in Spanish, as `detail` @returns its id */
export const showSuccessToast = (summary: string, detail?: string): number =>
  showToast({ severity: 'success', summary, detail });
