import { hostPaths } from '@surco/shared/contract';
import { Link, lazyPage } from '@surco/shared/platform';
import { type ReactNode, type ToggleEvent, useState } from 'react';
import { Icon } from '../icons/Icon';
import { SectionFailed } from '../states/SectionFailed';
import '../layout/headerButton.css';
import './notificationBell.css';
import { useUnreadCount } from './notificationCalls';
import { PANEL_ID } from './notificationPanel';
import { useNotificationStream } from './useNotificationStream';

const BELL_ICON = 'M6 10a6 6 0 1 1 12 0c0 5 2 6.5 2 6.5H4S6 15 6 10Zm4 10a2.2 2.2 0 0 0 4 0';

/** Larger counts are shown as `99+`. */
const MAX_COUNT = 99;

const LatestNotifications = lazyPage(
  () => import(/* webpackChunkName: "latest-notifications" */ './LatestNotifications'),
);

const formatUnreadCount = (unread: number): string => (unread > MAX_COUNT ? `${MAX_COUNT}+` : String(unread));

/** Count of unread notifications. Opens the latest ones; on a phone, links to the page with all of them. */
export function NotificationBell({ isPhone }: { isPhone: boolean }): ReactNode {
  const { unreadCount, update } = useUnreadCount(true);
  useNotificationStream(update);
  const [open, setOpen] = useState(false);
  const label = unreadCount > 0 ? `Notificaciones, ${formatUnreadCount(unreadCount)} sin leer` : 'Notificaciones';
  const content = (
    <>
      <Icon path={BELL_ICON} />
      {unreadCount > 0 && (
        <span className="surco-bell-count" aria-hidden="true">
          {formatUnreadCount(unreadCount)}
        </span>
      )}
    </>
  );
  if (isPhone)
    return (
      <Link className="surco-header-button" to={hostPaths.notifications} aria-label={label}>
        {content}
      </Link>
    );
  return (
    <div className="surco-bell-place">
      <button
        type="button"
        className="surco-header-button"
        aria-label={label}
        popoverTarget={PANEL_ID}
        onClick={() => setOpen(true)}
        onPointerEnter={LatestNotifications.preload}
      >
        {content}
      </button>
      <section
        id={PANEL_ID}
        className="surco-bell-panel"
        popover="auto"
        aria-label="Últimas notificaciones"
        onToggle={({ newState }: ToggleEvent<HTMLElement>) => setOpen(newState === 'open')}
      >
        {open && <LatestNotifications skeleton={null} failed={(retry) => <SectionFailed onRetry={retry} />} />}
      </section>
    </div>
  );
}
