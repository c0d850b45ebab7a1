import { formatCount } from '@surco/shared/domain';
import { showToast, useToasts } from '@surco/shared/platform';
import type { NotificationSummary } from '../tabMessages';

/** Whether it is about the user's own action on this page, which a success toast has just confirmed. */
const isOwnAction = ({ link }: NotificationSummary): boolean =>
  link === window.location.pathname && useToasts.getState().toasts.some(({ severity }) => severity === 'success');

/** Shows a toast for new notifications, unless the tab is hidden or they confirm the user's own action. */
export function toastNotifications(notifications: readonly NotificationSummary[]): void {
  const [first, ...others] = notifications.filter((notification) => !isOwnAction(notification));
  if (!first || document.hidden) return;
  const summary =
    others.length === 0 ? first.title : formatCount(others.length + 1, 'notificación nueva', 'notificaciones nuevas');
  showToast({ severity: 'info', summary });
}
