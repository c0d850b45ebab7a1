import type { Notification } from '@surco/shared/contract';
import { formatDateTime, formatRelative } from '@surco/shared/domain/formats';
import { Link } from '@surco/shared/platform';
import type { ReactNode } from 'react';
import './notices.css';

/** Addresses of the product alone: a notice leads nowhere else. */
const isInside = (link: string | null): link is string => link !== null && /^\/(?![/\\])/.test(link);

interface Props {
  notice: Notification;
  onRead: (id: string) => void;
  onFollow?: () => void;
  /** Offers to mark it as read where it stands. */
  markable?: boolean;
}

/** One thing the person was told: unread by weight, a dot and a word; pressing it leads there and marks it as read. */
export function NoticeItem({ notice, onRead, onFollow, markable = false }: Props): ReactNode {
  const { id, title, body, link, readAt, createdAt } = notice;
  const unread = readAt === null;
  const follow = (): void => {
    if (unread) onRead(id);
    onFollow?.();
  };
  return (
    <li className={unread ? 'surco-notice surco-notice-unread' : 'surco-notice'}>
      <p className="surco-notice-title">
        {isInside(link) ? (
          <Link className="surco-notice-link" to={link} onClick={follow}>
            {title}
          </Link>
        ) : (
          title
        )}
      </p>
      {unread && <span className="surco-notice-state">Sin leer</span>}
      <p className="surco-notice-body">{body}</p>
      <p className="surco-notice-when">
        <time dateTime={createdAt} title={formatDateTime(createdAt)}>
          {formatRelative(createdAt)}
        </time>
        {markable && ` · ${formatDateTime(createdAt)}`}
      </p>
      {unread && (markable || !isInside(link)) && (
        <button
          type="button"
          className="surco-notice-mark"
          aria-label={`Marcar como leída: ${title}`}
          onClick={() => onRead(id)}
        >
          Marcar como leída
        </button>
      )}
    </li>
  );
}
