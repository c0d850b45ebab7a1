import { isRecord, session } from '@surco/shared/platform';

/** The part of a notification that a toast needs, and `type`, which decides what is fetched again. */
export interface NotificationSummary {
  id: string;
  title: string;
  /** E.g. `season.opened`. */
  type?: string;
}

/** Messages between the tabs of one browser. `lastId`: id of the last event read, to resume the stream from. */
export type TabMessage =
  /** The stream is connected, maybe again: lists are fetched again. */
  | { kind: 'ready'; lastId: string }
  | { kind: 'notification'; lastId: string; notification: NotificationSummary }
  /** Reference data has changed. */
  | { kind: 'changed'; what: string }
  /** A notification was marked as read in another tab. */
  | { kind: 'read' };

export const isNotificationSummary = (value: unknown): value is NotificationSummary =>
  isRecord(value) && typeof value.id === 'string' && typeof value.title === 'string';

export function isTabMessage(value: unknown): value is TabMessage {
  if (!isRecord(value)) return false;
  if (value.kind === 'read') return true;
  if (value.kind === 'changed') return typeof value.what === 'string';
  if (typeof value.lastId !== 'string') return false;
  return value.kind === 'ready' || (value.kind === 'notification' && isNotificationSummary(value.notification));
}

/** Name of the channel, and of the lock, that the tabs of one user share. */
export const getChannelName = (userId: string): string => `surco.notices.${userId}`;

let openChannel: BroadcastChannel | undefined;

/** The channel to the user's other tabs; this tab does not receive its own messages. Undefined without support. */
export function getTabChannel(userId: string): BroadcastChannel | undefined {
  if (!('BroadcastChannel' in globalThis)) return undefined;
  const name = getChannelName(userId);
  if (openChannel?.name !== name) {
    openChannel?.close();
    openChannel = new BroadcastChannel(name);
  }
  return openChannel;
}

export function closeTabChannel(): void {
  openChannel?.close();
  openChannel = undefined;
}

export function postToTabs(userId: string, message: TabMessage): void {
  getTabChannel(userId)?.postMessage(message);
}

/** Makes the other tabs fetch their unread count and their lists of notifications again. */
export function notifyTabsOfRead(): void {
  const { user } = session.get();
  if (user) postToTabs(user.id, { kind: 'read' });
}
