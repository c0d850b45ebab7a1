import type { Notification } from '@surco/shared/contract';
import { formatDateTime, formatRelative } from '@surco/shared/domain';
import { Link } from '@surco/shared/platform';
import type { ReactNode } from 'react';
import './notifications.css';

/** Whether a link leads to a page of the product: others are not rendered as links. */
const isInternalLink = (link: string | null): link is string => link !== null && /^\/(?![/\\])/.test(link);

interface Props {
  notification: Notification;
  onRead: (id: string) => void;
  onFollow?: () => void;
  /** Adds the date, and shows the button that marks it as read also beside a link. */
  isDetailed?: boolean;
}

/** One notification. Unread ones are bold, with a dot and a word; following the link marks it as read. */
export function NotificationItem({ notification, onRead, onFollow, isDetailed = false }: Props): ReactNode {
  const { id, title, body, link, readAt, createdAt } = notification;
  const isUnread = readAt === null;
  const follow = (): void => {
    if (isUnread) onRead(id);
    onFollow?.();
  };
  return (
    <li className={isUnread ? 'surco-notification surco-notification-unread' : 'surco-notification'}>
      <p className="surco-notification-title">
        {isInternalLink(link) ? (
          <Link className="surco-notification-link" to={link} onClick={follow}>
            {title}
          </Link>
        ) : (
          title
        )}
      </p>
      {isUnread && <span className="surco-notification-state">Sin leer</span>}
      <p className="surco-notification-body">{body}</p>
      <p className="surco-notification-when">
        <time dateTime={createdAt} title={formatDateTime(createdAt)}>
          {formatRelative(createdAt)}
        </time>
        {isDetailed && <span>{` · ${formatDateTime(createdAt)}`}</span>}
      </p>
      {isUnread && (isDetailed || !isInternalLink(link)) && (
        <button
          type="button"
          className="surco-notification-mark"
          aria-label={`Marcar como leída: ${title}`}
          onClick={() => onRead(id)}
        >
          Marcar como leída
        </button>
      )}
    </li>
  );
}
