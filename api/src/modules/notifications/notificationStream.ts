import { PassThrough } from 'node:stream';
import type { Notification } from '@surco/shared/contract';
import type { Db } from '../../core/db/pool';
import { readCurrentCursor, findNewNotifications, parseCursor, formatCursor, type StreamCursor } from './streamCursor';
import type { NotificationHub } from '../../core/notifications/notificationHub';

/** Interval of comments that keep proxies from closing a quiet stream. */
const heartbeatMs = 20_000;
/** The stream ends then; the browser reconnects, and its session is checked again. */
const maxStreamMs = 5 * 60_000;

const formatEvent = (name: string, id: string, data: unknown): string =>
  `event: ${name}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;

/** One event per notification; its id is the cursor after it. */
function formatNotificationEvents(from: StreamCursor, to: StreamCursor, notices: readonly Notification[]): string {
  const sent = [...from.sentIds];
  return notices
    .map((notice, index) => {
      sent.push(notice.id);
      const at = index === notices.length - 1 ? to : { snapshot: from.snapshot, sentIds: [...sent] };
      return formatEvent('notification', formatCursor(at), notice);
    })
    .join('');
}

interface StreamDeps {
  db: Db;
  hub: NotificationHub;
  onFailure: (error: unknown) => void;
}

interface StreamOptions {
  userId: string;
  sessionHash: string;
  lastEventId: string | undefined;
  /** Sends the existing notifications and ends. */
  once: boolean;
}

/**
 * Streams a user's notifications as server-sent events: `ready` first, then one `notification` each, and `changed` for
 * shared data. It ends at once when its session ends or the rights of its user change. A client that reconnects with
 * its last event id, to any instance, gets what it missed and nothing twice.
 */
export function openNotificationStream(
  { db, hub, onFailure }: StreamDeps,
  { userId, sessionHash, lastEventId, once }: StreamOptions,
): PassThrough {
  const out = new PassThrough();
  let cursor = parseCursor(lastEventId);
  let work = Promise.resolve();
  const end = (): void => void out.end();

  const look = async (): Promise<void> => {
    if (out.writableEnded) return;
    if (!cursor) {
      cursor = await readCurrentCursor(db);
      out.write(formatEvent('ready', formatCursor(cursor), {}));
    }
    const { cursor: to, notifications, isActive } = await findNewNotifications(db, { userId, sessionHash }, cursor);
    if (!isActive) return end();
    if (notifications.length > 0) out.write(formatNotificationEvents(cursor, to, notifications));
    cursor = to;
  };
  // One read at a time, each from the cursor of the last. A failure ends the stream; the client reconnects.
  const wake = (): void => {
    work = work.then(look).catch((error: unknown) => {
      onFailure(error);
      end();
    });
  };

  // Without an event id: the cursor does not move, and a client that reconnects reloads anyway.
  const sendChange = (what: string): void => {
    if (!out.writableEnded) out.write(`event: changed\ndata: ${JSON.stringify({ what })}\n\n`);
  };

  const removeFromHub = hub.add({ userId, sessionHash, wake, sendChange, end });
  const heartbeat = setInterval(() => out.writableEnded || out.write(': \n\n'), heartbeatMs);
  const endTimer = setTimeout(end, maxStreamMs);
  out.on('close', () => {
    removeFromHub();
    clearInterval(heartbeat);
    clearTimeout(endTimer);
  });
  if (cursor) out.write(formatEvent('ready', formatCursor(cursor), {}));
  wake();
  if (once) void work.then(end);
  return out;
}
