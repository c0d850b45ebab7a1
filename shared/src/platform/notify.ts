import { create } from 'zustand';
import { errorText } from './errors';

/** */
export const SEVERITIES = ['info', 'success', 'warn', 'error', 'secondary', 'contrast'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** K-02: how long a toast stays, in ms. */
export const TOAST_LIFE = 5000;

export interface ToastInput {
  severity: Severity;
  summary: string;
  detail?: string;
  /** In ms; {@link TOAST_LIFE} by default. */
  life?: number;
  /** Whether the person may close it; true unless false. */
  closable?: boolean;
}

export interface Toast extends ToastInput {
  /** Grows by one with each toast. */
  id: number;
  life: number;
  closable: boolean;
}

export const useToasts = create<{ toasts: readonly Toast[] }>()(() => ({ toasts: [] }));

let lastId = 0;

/** Shows a toast at the top centre and gives its id. */
export function notify(input: ToastInput): number {
  const toast: Toast = { life: TOAST_LIFE, closable: true, ...input, id: ++lastId };
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts, toast] }));
  return toast.id;
}

export const dismissToast = (id: number): void =>
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));

/** F-04: an error toast has severity error and summary `Error`. */
export const notifyError = (error: unknown): number =>
  notify({ severity: 'error', summary: 'Error', detail: typeof error === 'string' ? error : errorText(error) });

export const notifySuccess = (summary: string, detail?: string): number =>
  notify({ severity: 'success', summary, detail });
