import { formatCount } from '@surco/shared/domain';
import { showToast } from '@surco/shared/platform';
import type { NotificationSummary } from '../tabMessages';

/** Shows a toast for new notifications, unless the tab is hidden. */
export function toastNotifications(notifications: readonly NotificationSummary[]): void {
  const [first, ...others] = notifications;
  if (!first || document.hidden) return;
  const summary =
    others.length === 0 ? first.title : formatCount(others.length + 1, 'notificación nueva', 'notificaciones nuevas');
  showToast({ severity: 'info', summary });
}
