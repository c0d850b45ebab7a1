import { PassThrough } from 'node:stream';
import type { Notification } from '@surco/shared/contract';
import type { Db } from '../../db/pool';
import { currentCursor, freshNotices, readCursor, writeCursor, type Cursor } from './cursor';
import type { Hub } from './hub';

/** A comment now and then keeps proxies from ending a quiet stream. */
const heartbeatMs = 20_000;
/** Then the browser comes back, and its session is asked again. */
const lifeMs = 5 * 60_000;

const event = (name: string, id: string, data: unknown): string =>
  `event: ${name}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;

/** Each notice is an event of its own; its id is how far the reader is with it. */
function eventsOf(from: Cursor, to: Cursor, notices: readonly Notification[]): string {
  const sent = [...from.sent];
  return notices
    .map((notice, index) => {
      sent.push(notice.id);
      const at = index === notices.length - 1 ? to : { snapshot: from.snapshot, sent: [...sent] };
      return event('notification', writeCursor(at), notice);
    })
    .join('');
}

interface StreamDeps {
  db: Db;
  hub: Hub;
  onFailure: (error: unknown) => void;
}

interface Asked {
  userId: string;
  lastEventId: string | undefined;
  /** Answers what there is and ends. */
  once: boolean;
}

/**
 * A person's notices as they happen, as server-sent events: `ready` first, then one `notification` each, and `changed`
 * for what is everybody's. Who comes back with the last id it saw gets what it missed, whatever instance it asks, and
 * nothing twice.
 */
export function openStream({ db, hub, onFailure }: StreamDeps, { userId, lastEventId, once }: Asked): PassThrough {
  const out = new PassThrough();
  let cursor = readCursor(lastEventId);
  let work = Promise.resolve();
  const end = (): void => void out.end();

  const look = async (): Promise<void> => {
    if (out.writableEnded) return;
    if (!cursor) {
      cursor = await currentCursor(db);
      out.write(event('ready', writeCursor(cursor), {}));
      return;
    }
    const { cursor: to, notices, isActive } = await freshNotices(db, userId, cursor);
    if (!isActive) return end();
    if (notices.length > 0) out.write(eventsOf(cursor, to, notices));
    cursor = to;
  };
  // One look at a time, each from where the last one ended. A failure ends the stream: the reader comes back.
  const wake = (): void => {
    work = work.then(look).catch((error: unknown) => {
      onFailure(error);
      end();
    });
  };

  // Without an id: it moves nobody on, and who was away reads anew anyway.
  const tellChange = (what: string): void => {
    if (!out.writableEnded) out.write(`event: changed\ndata: ${JSON.stringify({ what })}\n\n`);
  };

  const leave = hub.join(userId, wake);
  const ignore = hub.onChange(tellChange);
  const forget = hub.onClose(end);
  const heartbeat = setInterval(() => out.writableEnded || out.write(': \n\n'), heartbeatMs);
  const life = setTimeout(end, lifeMs);
  out.on('close', () => {
    leave();
    ignore();
    forget();
    clearInterval(heartbeat);
    clearTimeout(life);
  });
  if (cursor) out.write(event('ready', writeCursor(cursor), {}));
  wake();
  if (once) void work.then(end);
  return out;
}
