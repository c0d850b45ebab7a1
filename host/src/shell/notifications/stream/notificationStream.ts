import { isRecord } from '@surco/shared/platform';
import { runWhileActive } from './runWhileActive';
import { readWithReconnect } from './readWithReconnect';
import { batchNotifications } from './batchNotifications';
import { hasWebLocks, runAsLeader } from './leaderElection';
import {
  isTabMessage,
  isNotificationSummary,
  closeTabChannel,
  type TabMessage,
  type NotificationSummary,
  getTabChannel,
  getChannelName,
  postToTabs,
} from '../tabMessages';
import { readStream } from './readStream';
import type { ServerEvent } from './serverEvents';
import { toastNotifications } from './toastNotifications';

interface NotificationStreamOptions {
  userId: string;
  /**
   * Called with new notifications, and with none when the stream has connected or another tab has marked one as read.
   * The lists must be fetched again each time.
   */
  onNotifications: (notifications: readonly NotificationSummary[]) => void;
  /** Called when shared data has changed, e.g. `referenceData`. */
  onChange: (change: string) => void;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const createChangeMessage = (what: string): TabMessage => ({ kind: 'changed', what });

/** Parses an event of the stream; null for an unknown or malformed one. */
export function parseStreamEvent({ event, id, data }: ServerEvent): TabMessage | null {
  if (event === 'ready') return { kind: 'ready', lastId: id };
  const content = parseJson(data);
  if (event === 'changed')
    return isRecord(content) && typeof content.what === 'string' ? createChangeMessage(content.what) : null;
  const summary = event === 'notification' ? content : undefined;
  if (!isNotificationSummary(summary)) return null;
  const { id: notificationId, title, type } = summary;
  return {
    kind: 'notification',
    lastId: id,
    notification: { id: notificationId, title, ...(type && { type }) },
  };
}

/**
 * Receives the user's notifications and the changes of shared data as they happen, shows toasts for the notifications,
 * and calls the handlers. One tab of the browser holds the connection (without Web Locks each visible one) and passes
 * events to the others. A new connection resumes after the last event, so that none is missed or repeated.
 * @returns a function that stops it
 */
export function startNotificationStream({ userId, onNotifications, onChange }: NotificationStreamOptions): () => void {
  const channel = getTabChannel(userId);
  const batch = batchNotifications((notifications) => {
    toastNotifications(notifications);
    onNotifications(notifications);
  });
  let lastId: string | undefined;

  const handleMessage = (message: TabMessage): void => {
    if (message.kind === 'changed') return onChange(message.what);
    if (message.kind !== 'read') lastId = message.lastId || lastId;
    batch.add(message.kind === 'notification' ? message.notification : null);
  };
  const onMessage = ({ data }: MessageEvent<unknown>): void => {
    if (isTabMessage(data)) handleMessage(data);
  };
  const readConnection = (signal: AbortSignal, onEvent: () => void): Promise<void> =>
    readStream(lastId, signal, (event) => {
      onEvent();
      const message = parseStreamEvent(event);
      if (!message) return;
      handleMessage(message);
      postToTabs(userId, message);
    });

  channel?.addEventListener('message', onMessage);
  const read = (signal: AbortSignal): void => {
    runAsLeader(getChannelName(userId), signal, () => readWithReconnect(readConnection, signal)).catch(
      (error: unknown) => console.warn(error),
    );
  };
  // Without locks only visible tabs read: a browser has six connections over HTTP/1.1, and the seventh tab would hang.
  const stop = runWhileActive(read, hasWebLocks() ? undefined : 0);
  return () => {
    stop();
    batch.stop();
    channel?.removeEventListener('message', onMessage);
    closeTabChannel();
  };
}
