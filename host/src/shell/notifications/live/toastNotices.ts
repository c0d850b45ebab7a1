import { plural } from '@surco/shared/domain/formats';
import { notify, useToasts } from '@surco/shared/platform';
import type { Notice } from '../news';

/** What the person did on this very page and has just been told to have succeeded. */
const isReceipt = ({ link }: Notice): boolean =>
  link === window.location.pathname && useToasts.getState().toasts.some(({ severity }) => severity === 'success');

/** Says what is new where somebody looks; a tab out of sight, and a receipt, only count it. */
export function toastNotices(fresh: readonly Notice[]): void {
  const [first, ...others] = fresh.filter((notice) => !isReceipt(notice));
  if (!first || document.hidden) return;
  const summary =
    others.length === 0 ? first.title : plural(others.length + 1, 'notificación nueva', 'notificaciones nuevas');
  notify({ severity: 'info', summary });
}
