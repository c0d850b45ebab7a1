import { PassThrough } from 'node:stream';
import pLimit from 'p-limit';
import type { Notification } from '@surco/shared/contract';
import type { Db } from '../../core/db/pool';
import { readCurrentCursor, findNewNotifications, parseCursor, formatCursor, type StreamCursor } from './streamCursor';
import type { NotificationHub } from '../../core/notifications/notificationHub';

/** Interval of comments that keep proxies from closing a quiet stream. */
const heartbeatMs = 20_000;
/** The stream ends then; the browser reconnects, and its session is checked again. */
const maxStreamMs = 5 * 60_000;

/** One event may wake a thousand streams: they read in turns, so that requests find a free connection meanwhile. */
const readTurns = pLimit(2);

const formatEvent = (name: string, id: string, data: unknown): string =>
  `event: ${name}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;

/** One event per notification; its id is the cursor after it. */
function formatNotificationEvents(
  from: StreamCursor,
  to: StreamCursor,
  notifications: readonly Notification[],
): string {
  const sentIds = [...from.sentIds];
  return notifications
    .map((notification, index) => {
      sentIds.push(notification.id);
      const isLast = index === notifications.length - 1;
      const cursor = isLast ? to : { ...from, sentIds: [...sentIds] };
      return formatEvent('notification', formatCursor(cursor), notification);
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
  /** Sends what the client has missed since `lastEventId`, nothing without it, and ends. */
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
  const stream = new PassThrough();
  let cursor = parseCursor(lastEventId);
  let pendingReads = Promise.resolve();
  const end = (): void => void stream.end();

  const startFrom = (start: StreamCursor): StreamCursor => {
    stream.write(formatEvent('ready', formatCursor(start), {}));
    return start;
  };
  const sendNew = async (): Promise<void> => {
    if (stream.writableEnded) return;
    const from = cursor ?? startFrom(await readCurrentCursor(db));
    const found = await findNewNotifications(db, { userId, sessionHash }, from);
    if (!found.isActive) return end();
    if (found.notifications.length > 0) stream.write(formatNotificationEvents(from, found.cursor, found.notifications));
    cursor = found.isCursorValid ? found.cursor : startFrom(await readCurrentCursor(db));
  };
  // One read at a time, each from the cursor of the last. A failure ends the stream; the client reconnects.
  const wake = (): void => {
    pendingReads = pendingReads
      .then(() => readTurns(sendNew))
      .catch((error: unknown) => {
        onFailure(error);
        end();
      });
  };

  // Without an event id: the cursor does not move, and a client that reconnects reloads anyway.
  const sendChange = (what: string): void => {
    if (!stream.writableEnded) stream.write(`event: changed\ndata: ${JSON.stringify({ what })}\n\n`);
  };

  const removeFromHub = hub.add({ userId, sessionHash, wake, sendChange, end });
  const heartbeat = setInterval(() => stream.writableEnded || stream.write(': \n\n'), heartbeatMs);
  const endTimer = setTimeout(end, maxStreamMs);
  stream.on('close', () => {
    removeFromHub();
    clearInterval(heartbeat);
    clearTimeout(endTimer);
  });
  if (cursor && !stream.writableEnded) startFrom(cursor);
  wake();
  if (once) void pendingReads.then(end);
  return stream;
}
