import { plural } from '@surco/shared/domain/formats';
import { notify } from '@surco/shared/platform';
import type { Notice } from '../news';

/** Says what is new where somebody looks; a tab out of sight only counts it. */
export function toastNotices([first, ...others]: readonly Notice[]): void {
  if (!first || document.hidden) return;
  const summary =
    others.length === 0 ? first.title : plural(others.length + 1, 'notificación nueva', 'notificaciones nuevas');
  notify({ severity: 'info', summary });
}
