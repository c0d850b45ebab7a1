import { isRecord, session } from '@surco/shared/platform';

/** What of a notice is said at once; the lists ask the server for the rest. */
export interface Notice {
  id: string;
  title: string;
  /** What happened: `season.opened`. */
  type?: string;
  /** The page it leads to. */
  link?: string | null;
}

/** What the tabs of one browser tell each other. `lastId`: how far the stream was read, to go on from there. */
export type News =
  | { kind: 'ready'; lastId: string }
  | { kind: 'notice'; lastId: string; notice: Notice }
  /** Something is otherwise that is the same for everybody. */
  | { kind: 'changed'; what: string }
  /** The person has read something in another tab. */
  | { kind: 'read' };

export const isNotice = (value: unknown): value is Notice =>
  isRecord(value) && typeof value.id === 'string' && typeof value.title === 'string';

export function isNews(value: unknown): value is News {
  if (!isRecord(value)) return false;
  if (value.kind === 'read') return true;
  if (value.kind === 'changed') return typeof value.what === 'string';
  if (typeof value.lastId !== 'string') return false;
  return value.kind === 'ready' || (value.kind === 'notice' && isNotice(value.notice));
}

/** Name of what the tabs of one person share. */
export const sharedName = (userId: string): string => `surco.notices.${userId}`;

let open: BroadcastChannel | undefined;

/** The way to the person's other tabs; what is said on it is not heard in this one. Nothing where there is no such way. */
export function otherTabs(userId: string): BroadcastChannel | undefined {
  if (!('BroadcastChannel' in globalThis)) return undefined;
  const name = sharedName(userId);
  if (open?.name !== name) {
    open?.close();
    open = new BroadcastChannel(name);
  }
  return open;
}

export function leaveOtherTabs(): void {
  open?.close();
  open = undefined;
}

export function tellTabs(userId: string, news: News): void {
  otherTabs(userId)?.postMessage(news);
}

/** Something was read here: the other tabs count anew. */
export function tellRead(): void {
  const { user } = session.get();
  if (user) tellTabs(user.id, { kind: 'read' });
}
